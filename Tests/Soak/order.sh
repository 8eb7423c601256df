#!/bin/bash
# Draws an app that does twenty of everything that waits, in six windows, whose order and number at a time are others in every run, and
# compares pictures and view trees to the byte: half of the runs on the machine as it is, half with every processor kept busy.
#
#     Tests/Soak/order.sh [RUNS [SEED]]         50 runs, seed 1
#
# The pictures show the log of timers, dispatches, sleeps, tasks and animations, a set, an identifier, random numbers and a date. Uses the
# built tool: QUINCE_TOOL, or the launcher's release build. Exit status: 0 when all are the same, 1 when one is not.
set -u
root=$(cd "$(dirname "$0")/../.." && pwd -P)
runs=${1:-50}
seed=${2:-1}
export QUINCE_ROOT=${QUINCE_ROOT:-$root}
tool=${QUINCE_TOOL:-$root/.build/release/quince-tool}
work=$(mktemp -d "${TMPDIR:-/tmp}/order-XXXXXX")
load=""
trap 'for process in $load; do kill "$process" 2>/dev/null; done; rm -rf "$work"' EXIT
mkdir -p "$work/Order.xcodeproj" "$work/App"
cat > "$work/Order.xcodeproj/project.pbxproj" <<'PROJECT'
// !$*UTF8*$!
{ archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
    P = {isa = PBXProject; mainGroup = G; targets = (APP,); buildConfigurationList = L; };
    G = {isa = PBXGroup; children = (FA,); sourceTree = "<group>"; };
    FA = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
    APP = {isa = PBXNativeTarget; name = Order; productType = "com.apple.product-type.application"; buildPhases = ();
        buildConfigurationList = L; fileSystemSynchronizedGroups = (FA,); };
    L = {isa = XCConfigurationList; buildConfigurations = (C,); };
    C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES;
        INFOPLIST_KEY_UILaunchScreen_Generation = YES; PRODUCT_BUNDLE_IDENTIFIER = com.example.order; SWIFT_VERSION = 5.0; }; };
}; }
PROJECT
cat > "$work/App/App.swift" <<'SOURCE'
import UIKit

let lock = NSLock()
var lines: [String] = []
func log(_ text: String) { lock.withLock { lines.append(text) } }

@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let label = UILabel()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        label.frame = controller.view.bounds
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 5)
        label.textColor = .label
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(label)
        self.window = window
        start()
        Timer.scheduledTimer(withTimeInterval: 2.5, repeats: false) { _ in self.show() }
        return true
    }

    func start() {
        let words: Set<String> = ["north", "south", "east", "west", "up", "down"]
        for index in 0..<20 {
            let seconds = Double((index * 7) % 20) / 10
            Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in log("timer \(index)") }
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { log("main \(index)") }
            DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { log("global \(index) \(UUID())") }
            DispatchQueue(label: "queue \(index)").async {
                Thread.sleep(forTimeInterval: seconds)
                log("queue \(index) \(words)")
            }
            Task.detached {
                try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
                log("task \(index) \(Date().timeIntervalSince1970)")
                await MainActor.run { log("main actor \(index) \(Int.random(in: 0..<1_000_000))") }
            }
            let view = UIView()
            UIView.animate(withDuration: seconds) { view.alpha = 0 } completion: { _ in log("animation \(index)") }
        }
    }

    func show() {
        log("\(Date()) \(NSHomeDirectory().isEmpty) \(UserDefaults.standard.integer(forKey: "launches"))")
        UserDefaults.standard.set(1, forKey: "launches")
        label.text = lines.joined(separator: "; ")
    }
}
SOURCE
printf 'wait 3\npicture end\n' > "$work/script"
windows="iphone-4.7.portrait.full iphone-6.1-393.portrait.full.dark ipad-9.7.landscape.full ipad-pro-11.landscape.split-half iphone-4.7.portrait.full.locale-de_DE.zone-Europe-Berlin ipad-mini-8.3.portrait.full.text-a3"
draw() { # FOLDER JOBS WINDOW...
    folder=$1 jobs=$2
    shift 2
    "$tool" snapshot "$work/Order.xcodeproj" --script "$work/script" --out "$folder" --jobs "$jobs" --windows "$@" > "$work/log" 2>&1 || { tail -5 "$work/log"; exit 1; }
}
draw "$work/first" 2 $windows
different=0
for ((run = 0; run < runs; run++)); do
    if [ "$run" -eq $((runs / 2)) ]; then
        for _ in $(seq $((2 * $(nproc)))); do (while :; do :; done) & load="$load $!"; done
    fi
    order=$(printf '%s\n' $windows | awk -v seed="$((seed * 1000 + run))" 'BEGIN { srand(seed) } { print rand() " " $0 }' | sort | cut -d' ' -f2)
    rm -rf "$work/out"
    draw "$work/out" $((run % 6 + 1)) $order
    for file in "$work"/first/*.png "$work"/first/*.txt; do
        cmp -s "$file" "$work/out/${file##*/}" || { different=$((different + 1)); echo "run $run: ${file##*/} differs; order: "$order; }
    done
done
echo "$(ls "$work"/first/*.png "$work"/first/*.txt | wc -l) files in each of $runs runs; $different differ from the first."
[ "$different" -eq 0 ]
