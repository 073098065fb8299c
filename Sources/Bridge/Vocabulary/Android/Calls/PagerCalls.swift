import AndroidModel
import Specification

/// The calls on a pager and on its adapter, whose data set the app changes first.
enum PagerCalls {
  static let all: [AndroidCall] = [
    AndroidCall(
      "setCurrentItem", pager, .number("item"), attributes: [smoothScroll],
      summary: "setCurrentItem(item) of a pager, with a smooth scroll unless it is false.",
      page: AndroidPage.viewPager2 + "#setCurrentItem(int,boolean)"
    ) { context, call in
      let pager = try call.object("the pager")
      return .init(
        .setCurrentItem(
          pager: try pager.className("the pager"), item: try item(call),
          smoothScroll: call.flag(smoothScroll) ?? true),
        on: context.activity(around: pager))
    },
    AndroidCall(
      "setOffscreenPageLimit", pager, .number("limit"),
      summary: "setOffscreenPageLimit(limit) of a pager: how many pages it keeps on either side.",
      page: AndroidPage.viewPager2 + "#setOffscreenPageLimit(int)"
    ) { context, call in
      let pager = try call.object("the pager")
      guard let limit = call.number else { throw ScriptProblem("the limit is missing") }
      return .init(
        .setOffscreenPageLimit(pager: try pager.className("the pager"), limit: limit),
        on: context.activity(around: pager))
    },
    AndroidCall(
      "setAdapter", pager, attributes: [nullAdapter],
      summary: "setAdapter(adapter) of a pager: a new one with the same pages, unless it is null.",
      page: AndroidPage.viewPager2
        + "#setAdapter(androidx.recyclerview.widget.RecyclerView.Adapter)"
    ) { context, call in
      let pager = try call.object("the pager")
      return .init(
        .setAdapter(
          pager: try pager.className("the pager"), isNull: call.value(nullAdapter) != nil),
        on: context.activity(around: pager))
    },
    AndroidCall(
      "notifyItemInserted", pager, .number("position"), .object("page", AndroidKind.fragments),
      summary: "The fragment becomes a page, and notifyItemInserted(position) is called.",
      page: adapter + "#notifyItemInserted(int)"
    ) { context, call in
      guard call.objects.count > 1 else { throw ScriptProblem("the fragment is missing") }
      let page = try call.objects[1].className("the page")
      return try change(.itemInserted(position: try item(call), page: page), context, call)
    },
    AndroidCall(
      "notifyItemRemoved", pager, .number("position"),
      summary: "The page at this position is removed, and notifyItemRemoved(position) is called.",
      page: adapter + "#notifyItemRemoved(int)"
    ) { context, call in try change(.itemRemoved(position: try item(call)), context, call) },
    AndroidCall(
      "notifyItemMoved", pager, .number("from"), attributes: [toPosition],
      summary:
        "The page at this position moves to another, and notifyItemMoved(from, to) is called.",
      page: adapter + "#notifyItemMoved(int,int)"
    ) { context, call in
      guard let to = call.number(toPosition) else { throw ScriptProblem("toPosition= is missing") }
      return try change(.itemMoved(from: try item(call), to: to), context, call)
    },
    AndroidCall(
      "notifyItemChanged", pager, .number("position"),
      summary: "notifyItemChanged(position): what the page shows is to be bound again.",
      page: adapter + "#notifyItemChanged(int)"
    ) { context, call in try change(.itemChanged(position: try item(call)), context, call) },
    AndroidCall(
      "notifyDataSetChanged", pager, attributes: [pages, noPages],
      summary: "notifyDataSetChanged(): the pages are replaced, or look different.",
      page: adapter + "#notifyDataSetChanged()"
    ) { context, call in
      let pages = call.values(pages)
      let isSame = pages.isEmpty && call.flag(noPages) != true
      return try change(.dataSetChanged(pages: isSame ? nil : pages), context, call)
    },
  ]

  private static let pager = OperandDefinition.object("pager", AndroidKind.pagers)
  private static let adapter =
    "https://developer.android.com/reference/androidx/recyclerview/widget/RecyclerView.Adapter"

  private static let smoothScroll = AttributeDefinition.flag(
    "smoothScroll", "With a smooth scroll; true by default.",
    page: AndroidPage.viewPager2 + "#setCurrentItem(int,boolean)")

  private static let toPosition = AttributeDefinition.number(
    "toPosition", "Where the page is from now on.", page: adapter + "#notifyItemMoved(int,int)")

  private static let pages = AttributeDefinition.objects(
    "pages", AndroidKind.fragments,
    "The fragments of the pages from now on, in order, by default the same.",
    page: adapter + "#notifyDataSetChanged()"
  ).several

  private static let noPages = AttributeDefinition.flag(
    "noPages", "There are none from now on.", page: adapter + "#notifyDataSetChanged()")

  private static let nullAdapter = AttributeDefinition.words(
    "adapter", [WordDefinition("null")], "Null: there is no adapter from now on.",
    page: AndroidPage.viewPager2
      + "#setAdapter(androidx.recyclerview.widget.RecyclerView.Adapter)")

  private static func item(_ call: Arguments) throws(ScriptProblem) -> Int {
    guard let item = call.number else { throw ScriptProblem("the page is missing") }
    return item
  }

  private static func change(
    _ change: PagerDataChange, _ context: AndroidActions, _ call: Arguments
  ) throws(ScriptProblem) -> AndroidActions.Call {
    let pager = try call.object("the pager")
    return .init(
      .changePager(pager: try pager.className("the pager"), change),
      on: context.activity(around: pager))
  }
}
