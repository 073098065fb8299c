extension HTML {
  /// The style of every page, in light and dark mode, on a phone and on paper. Colour is never the
  /// only carrier of information.
  static let style = """
    :root {
      color-scheme: light dark;
      --text: #1c1c1e; --quiet: #62626a; --ground: #ffffff; --panel: #f4f4f6; --line: #d4d4da;
      --link: #0645ad; --success: #1a6d2c; --warning: #8a5300; --failure: #b3211b;
      --divergence: #0b6670;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --text: #e9e9ec; --quiet: #a3a3ad; --ground: #17171a; --panel: #222226; --line: #3d3d44;
        --link: #8ab4f8; --success: #7fd491; --warning: #f0b35c; --failure: #ff8a80;
        --divergence: #6fd3de;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; color: var(--text); background: var(--ground);
      font: 1rem/1.5 system-ui, sans-serif;
    }
    main { max-width: 72rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
    h1 { font-size: 1.5rem; line-height: 1.25; }
    h2 { font-size: 1.2rem; line-height: 1.3; margin: 2rem 0 0.5rem; }
    h3, h4, h5, h6 { font-size: 1rem; margin: 1.5rem 0 0.5rem; }
    a { color: var(--link); }
    code, pre { font: 0.9em/1.45 ui-monospace, monospace; }
    pre {
      margin: 0.75rem 0; padding: 0.75rem; background: var(--panel); border-radius: 0.375rem;
      white-space: pre-wrap;
    }
    ul { padding-left: 1.25rem; }
    summary { cursor: pointer; }
    summary h2 { display: inline; }
    details { margin: 1rem 0; padding: 0.75rem 1rem; border: 1px solid var(--line); }
    .table { overflow-x: auto; }
    table { width: 100%; border-collapse: collapse; }
    th, td {
      padding: 0.25rem 0.5rem; border-bottom: 1px solid var(--line); text-align: left;
      vertical-align: top; min-width: 5rem;
    }
    th { color: var(--quiet); font-weight: 600; }
    small { color: var(--quiet); }
    .lines { white-space: pre-line; }
    .quiet { color: var(--quiet); }
    .success { color: var(--success); }
    .warning { color: var(--warning); }
    .failure { color: var(--failure); }
    .divergence { color: var(--divergence); }
    @media (max-width: 40rem) {
      main { padding: 0.75rem; }
      table { font-size: 0.85rem; }
      th, td { padding: 0.25rem; }
    }
    @media print {
      main { max-width: none; padding: 0; }
      pre { border: 1px solid var(--line); }
      tr, li, pre { break-inside: avoid; }
      h2, h3 { break-after: avoid; }
    }
    """
}
