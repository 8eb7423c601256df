import Foundation

// Prints, for each piece of code of our own that a library could do, how many times longer the library takes; below 1.5 the library should stand
// in its place.

let files: [URL] = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
try PictureWriting.run(files.filter { $0.pathExtension == "png" })
try MarkupReading.run(files.filter { ["storyboard", "xib"].contains($0.pathExtension) })
HeapComparison.run()
