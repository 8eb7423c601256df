import Foundation
import InputLimits

/// Which pods each target of a project uses.
struct Podfile {
    struct Pod: Hashable {
        /// The pod's name, `Name` or `Name/Subspec`.
        var name: String
        /// The path of a pod in development, from the Podfile's folder.
        var path: String?
        /// Which versions will do, as in `~> 5.4`.
        var requirements: [String] = []
        /// The repository of a pod that comes from none of CocoaPods' lists, and what of it.
        var git: String?
        var tag: String?
        var branch: String?
        var commit: String?

        var rootName: String { String(name.prefix { $0 != "/" }) }
    }

    /// By name of the target, the pods of the blocks around it included.
    private(set) var pods: [String: [Pod]] = [:]
    /// Those outside every block, which all targets use.
    private(set) var commonPods: [Pod] = []

    private let budget: ReadingBudget
    private let file: String

    /// - Parameter file: what a message calls the Podfile.
    /// - Throws: `ReadingLimitError` where blocks are nested too deeply or functions call each other too often.
    init(text: String, file: String = "The Podfile", budget: ReadingBudget = ReadingBudget()) throws {
        self.budget = budget
        self.file = file
        var blocks: [Block] = []
        var functions: [String: [Pod]] = [:]
        for statement in RubyStatements(Self.withStraightQuotes(text)).statements {
            guard case .word(let word)? = statement.first else { continue }
            try budget.check(depth: blocks.count, of: "\(file): its blocks")
            switch word {
            case "target", "abstract_target":
                let name = statement.strings.first
                if word == "target", let name { try use(blocks.flatMap(\.pods), in: name) }
                if statement.opensBlock { blocks.append(Block(target: word == "target" ? name : nil)) }
            case "def":
                if case .word(let name)? = statement.dropFirst().first { blocks.append(Block(function: name)) }
            case "end":
                if let block = blocks.popLast(), let function = block.function { functions[function] = block.pods }
            case "pod":
                if let name = statement.strings.first { try add([Self.pod(named: name, in: statement)], to: &blocks) }
            case "if", "unless", "case", "begin", "while": blocks.append(Block())
            default:
                if let shared = functions[word] { try add(shared, to: &blocks) } else if statement.opensBlock { blocks.append(Block()) }
            }
        }
    }

    /// The quotes that a word processor made of typed ones count as those, as for CocoaPods.
    private static func withStraightQuotes(_ text: String) -> String {
        let straight: [Character: Character] = ["\u{201C}": "\"", "\u{201D}": "\"", "\u{2018}": "'", "\u{2019}": "'", "\u{201B}": "'"]
        return text.contains(where: { straight[$0] != nil }) ? String(text.map { straight[$0] ?? $0 }) : text
    }

    private static func pod(named name: String, in statement: RubyStatements.Statement) -> Pod {
        var pod = Pod(name: name, path: statement.option("path"))
        (pod.git, pod.tag) = (statement.option("git"), statement.option("tag"))
        (pod.branch, pod.commit) = (statement.option("branch"), statement.option("commit"))
        if pod.git == nil, pod.path == nil { pod.requirements = statement.strings.dropFirst().filter { $0.contains { $0.isNumber } } }
        return pod
    }

    private struct Block {
        var target: String?
        var function: String?
        var pods: [Pod] = []
    }

    private mutating func use(_ new: [Pod], in target: String) throws {
        try budget.spend(new.count, on: "\(file): the pods of \(target.prefix(80))")
        pods[target, default: []] += new
    }

    private mutating func add(_ new: [Pod], to blocks: inout [Block]) throws {
        try budget.spend(new.count + blocks.count, on: "\(file): its pods")
        guard let last = blocks.indices.last else {
            commonPods += new
            return
        }
        blocks[last].pods += new
        if blocks.contains(where: { $0.function != nil }) { return }
        if let target = blocks.last(where: { $0.target != nil })?.target { try use(new, in: target) }
    }

    /// The pods that a target uses, each once.
    func pods(of target: String) -> [Pod] {
        var seen: Set<Pod> = []
        return (commonPods + (pods[target] ?? [])).filter { seen.insert($0).inserted }
    }
}
