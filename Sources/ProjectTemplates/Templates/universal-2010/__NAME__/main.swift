import UIKit

// The delegate comes from the main nib, of a class for each device.
_ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)
