import Foundation
import FoundationNetworking
import QuinceCFNetwork
import Testing

@Suite struct SessionTests {
    @Test("a task keeps whether it would rather have its answer in parts: it would, unless it is told") func incrementalDelivery() throws {
        let url = try #require(URL(string: "http://127.0.0.1/"))
        let (task, other) = (URLSession.shared.dataTask(with: url), URLSession.shared.dataTask(with: url))
        #expect(task.prefersIncrementalDelivery)
        task.prefersIncrementalDelivery = false
        #expect(!task.prefersIncrementalDelivery && other.prefersIncrementalDelivery)
    }

    @Test("what a configuration is told of networks is kept, each apart") func networks() {
        let configuration = URLSessionConfiguration.default
        #expect(configuration.allowsExpensiveNetworkAccess && configuration.allowsConstrainedNetworkAccess)
        configuration.allowsExpensiveNetworkAccess = false
        #expect(!configuration.allowsExpensiveNetworkAccess && configuration.allowsConstrainedNetworkAccess)
    }

    @Test("an answer of HTTP/1.1 is made with the constant for it") func versions() throws {
        let url = try #require(URL(string: "http://127.0.0.1/"))
        let answer = HTTPURLResponse(url: url, statusCode: 204, httpVersion: kCFHTTPVersion1_1 as String, headerFields: nil)
        #expect(answer?.statusCode == 204 && kCFHTTPVersion2_0 as String == "HTTP/2.0")
    }
}
