// A program that does what its argument says in a headless session and prints what happened when. Tests start it with a clock of its own,
// which a process has from its start or never.
import Foundation
import UIKit

let name: String = CommandLine.arguments.dropFirst().first ?? ""
guard let scenario = Scenario.all[name] else {
    print("There is no scenario \"\(name)\".")
    exit(64)
}
// What a copy inherits is what there was before it: a session has a run loop.
if name == "copy" { Scenario.copyBeforeAll() }
let stage = try Stage()
scenario(stage)
for line in stage.log.lines { print(line) }
fflush(nil)
_exit(0)
