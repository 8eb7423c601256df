// OpenCombine is what apps get for `import Combine`; this module adds what it lacks, and replaces what differs from Apple's. What is declared
// here comes first when a name is looked up.
@_exported import OpenCombineShim
