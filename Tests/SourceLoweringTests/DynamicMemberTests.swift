import SourceLowering
import Testing

@Suite("Members of AnyObject, at the places the compiler reported")
struct DynamicMemberTests {
    private let classes = """
        class Song: NSObject { @objc var caption = ""; @objc var length: Int = 0; @objc func play(_ n: Int, at rate: Float) -> Bool { true } }
        class Album: NSObject { @objc var caption = ""; var hidden = 0 }
        class Player: NSObject { @objc func perform(_ n: Int) -> Song! { nil } }
        class Record: NSManagedObject {}
        extension Record { @NSManaged public var cover: Album?; public var other: Int { 0 } }
        class Single: Album { override var caption: String { get { "" } set {} } }

        """

    /// Lowers one statement, telling the places of `names` in it.
    private func statement(_ text: String, _ names: String...) -> String {
        let line = classes.split(separator: "\n", omittingEmptySubsequences: false).count
        let places = names.map { SourcePosition(line: line, column: text[..<text.range(of: $0)!.lowerBound].utf8.count + 1) }
        let file = SourceFile(path: "File.swift", text: classes + text, dynamicMembers: Set(places))
        let lowered = ModuleLowering(module: "Demo", imported: [Samples.frameworks]).lower([file]).files[0]
        return String(body(lowered).split(separator: "\n").last?.drop { $0 == "}" } ?? "")
    }

    @Test("a property is read from every class that declares it, not from those that override it")
    func property() {
        #expect(
            statement("let t = o.caption", "caption")
                == "let t = ObjCRuntime.dynamicMember(o, { (o: Album) in o.caption }, { (o: Song) in o.caption })")
        #expect(
            statement("let t = a[0].b().length.description", "length")
                == "let t = ObjCRuntime.dynamicMember(a[0].b(), { (o: Song) in o.length }).description")
    }

    @Test("a message's answer is unwrapped by itself")
    func answers() {
        let text = statement("let t = o.perform(1).hash", "perform")
        #expect(text.contains("o.perform(_:) })(1)!.hash") && !statement("let t = o.perform(1)", "perform").contains("!"))
    }

    @Test("a managed object's properties are Objective-C's, wherever they are declared")
    func managed() {
        #expect(statement("let t = o.cover?.caption", "cover") == "let t = ObjCRuntime.dynamicMember(o, { (o: Record) in o.cover })?.caption")
        #expect(statement("let t = o.other", "other") == "let t = o.other")
    }

    @Test("a class that is a value answers what every class does")
    func classObjects() {
        #expect(statement("let t = c.isSubclass(of: d)", "isSubclass") == "let t = ObjCRuntime.classObject(c).isSubclass(of: d)")
        #expect(statement("let t = c?.isSubclass(of: d) ?? true", "isSubclass") == "let t = ObjCRuntime.classObject(c)?.isSubclass(of: d) ?? true")
        #expect(statement("let t = o?.type().description()", "description") == "let t = ObjCRuntime.classObject(o?.type())?.description()")
    }

    @Test("a method that every object has is asked of any")
    func everyObject() {
        #expect(
            statement("if o.isEqual(p) {}", "isEqual") == "if ObjCRuntime.dynamicMember(o, { (o: NSObject) in o.isEqual(_:) })(p) {}")
        #expect(
            statement("let b = o.isKind(of: Song.self)", "isKind") == "let b = ObjCRuntime.dynamicMember(o, { (o: NSObject) in o.isKind(of:) })(    Song.self)")
    }

    @Test("classes of a framework that the file does not import are asked where no others have the member")
    func reach() {
        let pin = SourceFile(path: "Pin.swift", text: "open class MKPin: NSObject { open var caption = \"\"; open var pinned = 0 }")
        let maps = ModuleLowering(module: "MapKit", imported: [Samples.frameworks]).lower([pin]).index
        func statement(_ text: String, importing: String = "") -> String {
            let line = (classes + importing).split(separator: "\n", omittingEmptySubsequences: false).count
            let place = SourcePosition(line: line, column: 11)
            let file = SourceFile(path: "File.swift", text: classes + importing + text, dynamicMembers: [place])
            let lowered = ModuleLowering(module: "Demo", imported: [Samples.frameworks, maps]).lower([file]).files[0]
            return String(lowered.text.split(separator: "\n").last { $0.contains("let t") } ?? "")
        }
        #expect(!statement("let t = o.caption").contains("MKPin"))
        #expect(statement("let t = o.caption", importing: "import MapKit\n").contains("(o: MKPin)"))
        #expect(statement("let t = o.pinned").contains("(o: MKPin)"))
    }

    @Test("a value that is no optional is not unwrapped, where the compiler said so")
    func optionals() {
        #expect(statement("f(user?.name, b?.c)", "?.name") == "f(user .name, b?.c)")
        #expect(statement("f(user!.name)", "!.") == "f(user .name)")
        #expect(statement("if let u = try d.data(as: U.self) {}", "let") == "if let u = try d.data(as: U.self) as Optional {}")
        #expect(statement("if let user, a {}", "let") == "if let user = user as Optional, a {}")
    }

    @Test("a number's value is asked of a number")
    func numbers() {
        #expect(statement("let t = o.doubleValue", "doubleValue") == "let t = ObjCRuntime.dynamicMember(o, { (o: NSNumber) in o.doubleValue })")
    }

    @Test("a class is named where a static function makes an object of its own by an initialiser that Apple's runtime would find")
    func ownType() {
        func lowered(_ text: String, _ name: String) -> String {
            let place = SourcePosition(line: 1, column: text[..<text.range(of: name)!.lowerBound].utf8.count + 1)
            let file = SourceFile(path: "File.swift", text: text, dynamicMembers: [place])
            return ModuleLowering(module: "Demo", imported: [Samples.frameworks]).lower([file]).files[0].text
        }
        let tinted = lowered(
            "extension UIView { static func rgb(_ x: CGFloat) -> UIView { return self.init(red: x, green: x, blue: x, alpha: 1) } }", "init(red")
        #expect(tinted.contains("return UIView(red: x, green: x, blue: x, alpha: 1)"))
        let own = lowered("extension UIView { static func grey() -> Self { Self(white: 1, alpha: 1) } }", "Self(")
        #expect(own.contains("{ unsafeDowncast(UIView(white: 1, alpha: 1), to: Self.self) }"))
        let optional = lowered("extension UIView { static func grey() -> Self? { self.init(white: 1, alpha: 1) } }", "init(white")
        #expect(optional.contains("{ unsafeDowncast(UIView(white: 1, alpha: 1), to: Self.self) }"))
        let mixed = lowered("extension UIView { func half() -> Self { type(of: self).init(white: 1, alpha: 1) } }", "init(white")
        #expect(mixed.contains("{ unsafeDowncast(UIView(white: 1, alpha: 1), to: Self.self) }"))
        let other = lowered("extension UIView { static func of(_ t: UIView.Type) -> UIView { t.init(white: 1, alpha: 1) } }", "init(white")
        #expect(other.contains("{ t.init(white: 1, alpha: 1) }"))
    }

    @Test("a collection of Objective-C's is cast when the program runs") func bridgedCasts() {
        #expect(statement("f(d as [NSObject : AnyObject] , for: .normal)", "as [") == "f(d as! [NSObject : AnyObject] , for: .normal)")
        #expect(statement("let a = d as Dictionary", "as D") == "let a = d as! [AnyHashable: Any]")
        #expect(statement("let a = d as Array", "as A") == "let a = d as! Array<Any>")
        #expect(statement("f(d as [NSObject : AnyObject], a as [Any])", "as [A") == "f(d as [NSObject : AnyObject], a as! [Any])")
    }

    @Test("an optional chain stays one")
    func chains() {
        let reader = "ObjCRuntime.dynamicMember($0, { (o: Song) in o.length })"
        #expect(statement("let t = a.first?.length", "length") == "let t = (a.first).flatMap({ \(reader) })")
        #expect(statement("let t = a?.b.length.description", "length") == "let t = (a?.b).flatMap({ \(reader) })?.description")
        #expect(statement("let t = a?.b?.length?.description", "length") == "let t = (a?.b).flatMap({ \(reader) })?.description")
    }

    @Test("a method is called without labels")
    func methods() {
        let reader = "{ (o: Song) in o.play(_:at:) }"
        #expect(statement("o.play?(1, at: 2)", "play") == "ObjCRuntime.dynamicMember(o, \(reader))?(1,     2)")
        #expect(statement("o.play(1, at: 2)", "play") == "ObjCRuntime.dynamicMember(o, \(reader))(1,     2)")
        #expect(statement("o?.play(1, at: 2)", "play") == "(o).flatMap({ ObjCRuntime.dynamicMember($0, \(reader)) })?(1,     2)")
    }

    @Test("a method that views and others declare with types of their own is called of a view")
    func methodsOfViews() {
        let classes = """
            @objc protocol UICoordinateSpace { @objc func convert(_ rect: CGRect, to space: UICoordinateSpace) -> CGRect }
            class Sheet: NSObject { @objc func convert(_ rect: CGRect, to sheet: Sheet?) -> CGRect { rect } }

            """
        let call = "f(o.convert(g(o), to: root).width)"
        let place = SourcePosition(line: 3, column: 5)
        let file = SourceFile(path: "File.swift", text: classes + call, dynamicMembers: [place])
        let text = body(ModuleLowering(module: "Demo", imported: [Samples.frameworks]).lower([file]).files[0])
        #expect(text.contains("f(ObjCRuntime.dynamicMember(o, { (__view: UIView) in __view.convert(g(o), to: root) }).width)"))
    }

    @Test("the elements of a set of touches are touches, whatever a loop calls them")
    func touches() {
        let loop = "for touch: AnyObject in touches { _ = touch.location(in: self) }"
        let text = body(lowered("class A: UIView { override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { \(loop) } }"))
        #expect(text.contains("for touch            in touches {"))
        #expect(body(lowered("func f(_ touches: [Any]) { \(loop) }")).contains("for touch: AnyObject in touches {"))
    }

    @Test("what is called with labels is no property") func labelledCalls() {
        #expect(statement("o.caption(in: 1)", "caption") == "o.caption(in: 1)")
    }

    @Test("a subscript asks the object when the program runs")
    func subscripts() {
        #expect(statement("let t = o[\"a\"] as? String", "[\"a\"") == "let t = ObjCRuntime.element(of: o, \"a\") as? String")
        #expect(statement("let t = o?[0]", "[0") == "let t = (o).flatMap({ ObjCRuntime.element(of: $0, 0) })")
        #expect(statement("let t = o[0]") == "let t = o[0]")
    }

    @Test("a literal of one of Foundation's sets is made of an array")
    func sets() {
        #expect(statement("c.books = [a, b]", "[a") == "c.books = .init(array: [a, b])")
        #expect(statement("c.add(to: [], [x])", "[x") == "c.add(to: [], .init(array: [x]))")
    }

    @Test("what no class exposes, and what the compiler did not report, stays")
    func untouched() {
        #expect(statement("let t = o.hidden", "hidden") == "let t = o.hidden")
        #expect(statement("let t = o.caption") == "let t = o.caption")
    }
}
