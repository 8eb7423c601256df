import TestSupport

// Not the one of ProcessControl.
typealias TemporaryFolder = TestSupport.TemporaryFolder
