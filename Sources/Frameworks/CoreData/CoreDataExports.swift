// Apple's Core Data brings Foundation along.
@_exported import ObjectRuntime
