import Foundation
import FoundationNetworking
import UIKit

extension Scenario {
    /// Requests to the two servers that the arguments name: one answers after a while of the machine's time, the other never.
    static func network(_ stage: Stage) {
        let log = stage.log
        let servers: [URL] = CommandLine.arguments.dropFirst(2).compactMap(URL.init(string:))
        guard servers.count == 2 else { return log("The addresses of two servers are missing.") }
        URLSession.shared.dataTask(with: servers[0]) { data, _, error in
            log("answer \(data.map { String(decoding: $0, as: UTF8.self) } ?? "\(error as Any)")")
        }.resume()
        stage.wait(0.5)
        log("after the answer")
        var request = URLRequest(url: servers[1])
        request.timeoutInterval = 3
        URLSession.shared.dataTask(with: request) { _, _, error in
            log("time-out \((error as? URLError)?.code == .timedOut)")
        }.resume()
        stage.wait(10)
        log("after the time-out")
    }
}
