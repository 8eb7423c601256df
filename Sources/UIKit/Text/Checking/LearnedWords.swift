/// The words that the user taught the device, for one app.
final class LearnedWords: @unchecked Sendable {
    static var current: LearnedWords { AppServices.object { LearnedWords(file: ContainerFile("Services/learned-words.plist")) } }

    private let lock = NSLock()
    private let file: ContainerFile<[String]>
    // Guarded by `lock`.
    private var words: Set<String>

    init(file: ContainerFile<[String]>) {
        self.file = file
        words = Set(file.read() ?? [])
    }

    func has(_ word: String) -> Bool { lock.withLock { words.contains(word) } }
    func learn(_ word: String) { change { $0.insert(word) } }
    func unlearn(_ word: String) { change { $0.remove(word) } }

    private func change(_ body: (inout Set<String>) -> Void) {
        lock.withLock {
            body(&words)
            try? file.write(words.sorted())
        }
    }
}
