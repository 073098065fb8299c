#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

let arguments = CommandLine.arguments.dropFirst()
if arguments.contains("--help") {
  print(Options.help)
  exit(0)
}
do {
  try Run(options: Options(arguments)).all()
} catch {
  print("error: \(error)")
  exit(1)
}
