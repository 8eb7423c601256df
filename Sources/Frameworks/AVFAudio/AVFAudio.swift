// AVFoundation's part about sound has a name of its own.
@_exported import QuinceAVFoundation
