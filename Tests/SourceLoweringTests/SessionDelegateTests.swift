import Testing

@testable import SourceLowering

@Suite("Delegates of sessions")
struct SessionDelegateTests {
    @Test("They ask the runtime of a task's end, of answers and of data first, in extensions too")
    func methods() {
        let text = body(
            lowered(
                """
                class Loader: NSObject {}
                extension Loader: URLSessionDataDelegate {
                    func urlSession(_ s: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) { end(error) }
                    func urlSession(_ s: URLSession, dataTask t: URLSessionDataTask, didReceive r: URLResponse, completionHandler: @escaping (D) -> Void) {
                        completionHandler(.allow)
                    }
                    func urlSession(_ s: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { add(data) }
                    func urlSession(_ s: URLSession, task: URLSessionTask, didReceive c: URLAuthenticationChallenge, completionHandler answer: @escaping (D, C?) -> Void) { answer(.rejectProtectionSpace, nil) }
                }
                """))
        #expect(
            text.contains(
                "{ guard error != nil || ObjCRuntime.isDue(task, of: s, else: { self.urlSession(s, task: task, didCompleteWithError: error) }) else { return };"
                    + " let error = ObjCRuntime.ended(task, of: s, with: error, for: self); _ = error; do { end(error)  }}"))
        #expect(text.contains("{ let completionHandler = ObjCRuntime.deciding(completionHandler, on: t, of: s); _ = completionHandler; do {"))
        #expect(
            text.contains(
                "{ guard ObjCRuntime.isDue(dataTask, of: s, else: { self.urlSession(s, dataTask: dataTask, didReceive: data) }),"
                    + " ObjCRuntime.expects(data, of: dataTask) else { return }; add(data) }"))
        #expect(text.contains("{ let answer = ObjCRuntime.answering(answer, to: c); _ = answer; do { answer(.rejectProtectionSpace, nil)  }}"))
    }

    @Test("Parameters that have no name get one")
    func nameless() {
        let text = body(
            lowered(
                """
                class Loader: NSObject, Foundation.URLSessionTaskDelegate {
                    func urlSession(_: URLSession, task _: URLSessionTask, didCompleteWithError _: Error?) {}
                }
                """))
        #expect(
            text.contains(
                "(_ __p0: URLSession, task __p1: URLSessionTask, didCompleteWithError __p2: Error?) "
                    + "{ guard __p2 != nil || ObjCRuntime.isDue(__p1, of: __p0, else: { self.urlSession(__p0, task: __p1, didCompleteWithError: __p2) }) else { return };"
                    + " let __p2 = ObjCRuntime.ended(__p1, of: __p0, with: __p2, for: self); _ = __p2;}"))
    }

    @Test("A body may begin by declaring a variable of a parameter's name")
    func shadowed() {
        let text = body(
            lowered(
                """
                class Loader: NSObject, URLSessionTaskDelegate {
                    func urlSession(_ s: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
                        var error: Error? = error
                        error = nil
                    }
                }
                """))
        #expect(text.contains("_ = error; do {"))
        #expect(text.contains("error = nil\n     }}"))
    }

    @Test("What only has methods of these names begins as it is written")
    func others() {
        let text: String =
            """
            protocol Monitor { func urlSession(_ s: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) }
            class Printer: Monitor {
                func urlSession(_ s: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) { print(s) }
            }
            class Loader: NSObject, URLSessionDataDelegate {
                func urlSession(_ s: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse) { print(s) }
                func urlSession(_ s: URLSession, task: URLSessionTask, didCompleteWithError error: String?) { print(s) }
            }
            """
        #expect(!body(lowered(text)).contains("ObjCRuntime."))
    }

    @Test("Tasks are made by the runtime's names, unless the project makes some of its own")
    func tasks() {
        #expect(body(lowered("session.dataTask(with: url) { _, _, _ in }.resume()")) == "session.__dataTask(with: url) { _, _, _ in }.resume()")
        #expect(body(lowered("let a = session.uploadTask(withStreamedRequest: r)")) == "let a = session.__uploadTask(withStreamedRequest: r)")
        #expect(body(lowered("let a = session.downloadTask(withResumeData: d)")) == "let a = session.downloadTask(withResumeData: d)")
        let own = "protocol Session { func dataTask(with url: URL) -> Task }\nfunc f(_ s: Session) { s.dataTask(with: url) }"
        #expect(body(lowered(own)) == own)
    }

    @Test("Data is read by the runtime's label, and a priority is set by its name")
    func members() {
        #expect(body(lowered("let d = try? Data(contentsOf: url, options: [])")) == "let d = try? Data(__contentsOf: url, options: [])")
        #expect(body(lowered("let d = try Texture(contentsOf: url)")) == "let d = try Texture(contentsOf: url)")
        let text = "extension Level { var queuePriority: Int { 1 } }\nfunc f() { operation?.queuePriority = level.queuePriority }"
        #expect(body(lowered(text)).contains("{ operation?.__queuePriority = level.queuePriority }"))
        for own in [
            "class Job { var queuePriority = 1 }\nfunc f() { job.queuePriority = 2 }",
            "struct Job { let queuePriority: Int; init(_ level: Int) { self.queuePriority = level } }",
        ] {
            #expect(body(lowered(own)) == own)
        }
        #expect(body(lowered("class Job: Operation { func hurry() { self.queuePriority = .high } }")).contains("{ self.__queuePriority = .high }"))
    }
}
