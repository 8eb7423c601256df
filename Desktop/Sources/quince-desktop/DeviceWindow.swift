import CGTK
import DeviceLink
import Foundation
import LiveHosting

/// A desktop window that shows a device: the app's picture, and a header bar that turns the device, gives the app other parts of the
/// screen and changes appearance and text size.
@MainActor final class DeviceWindow {
    private let app: AppProcess
    private let window: UnsafeMutablePointer<GtkWidget>
    private let picture: UnsafeMutablePointer<GtkWidget>
    private let arrangements: UnsafeMutablePointer<GtkWidget>
    private let title: UnsafeMutablePointer<GtkWidget>
    private var state: LiveWindow?
    private var shown: LivePicture?
    private var isTakingState = false
    private let regions: [RegionMenu] = DeviceControls.lists.map { RegionMenu($0) }
    private var finger: (number: Int, x: Double, y: Double)?
    private var nextFinger = 1
    private var scrollEnd: guint = 0
    /// Called once the window is closed or the app is gone, with what became of the app.
    var onEnd: ((String?) -> Void)?

    init(app: AppProcess) {
        self.app = app
        window = gtk_window_new()
        picture = gtk_picture_new()
        title = gtk_label_new("")
        arrangements = gtk_drop_down_new(nil, nil)
        let header = gtk_header_bar_new()!
        gtk_widget_add_css_class(title, "title")
        gtk_header_bar_set_title_widget(OpaquePointer(header), title)
        gtk_window_set_titlebar(asWindow, header)
        gtk_widget_add_css_class(window, "device")
        Self.addStyle()
        gtk_picture_set_content_fit(OpaquePointer(picture), GTK_CONTENT_FIT_CONTAIN)
        gtk_widget_set_focusable(picture, 1)
        gtk_window_set_child(asWindow, picture)
        addControls(to: header)
        addInput()
        connect(window, "close-request", self, unsafeBitCast(closed, to: Handler.self))
        g_unix_fd_add(
            app.channel.descriptor, GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue),
            { _, _, data in
                onMain(data) { $0.consumeEvents() } ? 1 : 0
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    private typealias Handler = @convention(c) () -> Void
    private var asWindow: UnsafeMutablePointer<GtkWindow> { UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self) }

    /// Around the device it is neither white nor black, so that its corners show.
    private static func addStyle() {
        let provider = gtk_css_provider_new()
        gtk_css_provider_load_from_data(provider, "window.device { background: #77797e; }", -1)
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        g_object_unref(provider)
    }

    // MARK: Controls

    private func addControls(to header: UnsafeMutablePointer<GtkWidget>) {
        let bar = OpaquePointer(header)
        func add(_ icon: String, _ hint: String, _ handler: Handler) {
            let button = gtk_button_new_from_icon_name(icon)!
            gtk_widget_set_tooltip_text(button, hint)
            // Keys are the app's.
            gtk_widget_set_focusable(button, 0)
            gtk_header_bar_pack_start(bar, button)
            connect(button, "clicked", self, handler)
        }
        add("object-rotate-right-symbolic", "Turn the device", unsafeBitCast(turnClicked, to: Handler.self))
        add("go-home-symbolic", "Leave the app, or come back", unsafeBitCast(homeClicked, to: Handler.self))
        add("weather-clear-night-symbolic", "Light or dark", unsafeBitCast(styleClicked, to: Handler.self))
        add("zoom-out-symbolic", "Smaller text", unsafeBitCast(smallerClicked, to: Handler.self))
        add("zoom-in-symbolic", "Larger text", unsafeBitCast(largerClicked, to: Handler.self))
        gtk_widget_set_tooltip_text(arrangements, "The app's part of the screen")
        gtk_widget_set_focusable(arrangements, 0)
        gtk_header_bar_pack_end(bar, arrangements)
        connect(arrangements, "notify::selected", self, unsafeBitCast(arrangementChosen, to: Handler.self))
        gtk_header_bar_pack_end(bar, regionButton())
    }

    /// A button with the lists of languages and time zones under it: beside the others they would make the window of a phone too wide.
    private func regionButton() -> UnsafeMutablePointer<GtkWidget> {
        let button = gtk_menu_button_new()!, popover = gtk_popover_new()!, box = gtk_grid_new()!
        let grid: UnsafeMutablePointer<GtkGrid> = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkGrid.self)
        gtk_grid_set_row_spacing(grid, 6)
        gtk_grid_set_column_spacing(grid, 12)
        for (row, menu) in regions.enumerated() {
            let label = gtk_label_new(menu.title)!
            gtk_widget_set_halign(label, GTK_ALIGN_END)
            gtk_widget_set_hexpand(menu.widget, 1)
            gtk_grid_attach(grid, label, 0, Int32(row), 1, 1)
            gtk_grid_attach(grid, menu.widget, 1, Int32(row), 1, 1)
            connect(menu.widget, "notify::selected", self, unsafeBitCast(regionChosen, to: Handler.self))
        }
        gtk_popover_set_child(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self), box)
        gtk_menu_button_set_icon_name(OpaquePointer(button), "preferences-desktop-locale-symbolic")
        gtk_menu_button_set_popover(OpaquePointer(button), popover)
        gtk_widget_set_tooltip_text(button, "Language, region and time zone")
        gtk_widget_set_focusable(button, 0)
        return button
    }

    func turn() { app.channel.send(.turn) }
    func goHome() { app.channel.send(.home) }

    func toggleStyle() {
        guard let state else { return }
        app.channel.send(.traits(DeviceControls.togglingStyle(state.traits)))
    }

    func changeTextSize(by steps: Int) {
        guard let state, let traits = DeviceControls.changingTextSize(state.traits, by: steps) else { return }
        app.channel.send(.traits(traits))
    }

    func chooseArrangement() {
        let index = Int(gtk_drop_down_get_selected(OpaquePointer(arrangements)))
        guard !isTakingState, let state, state.arrangements.indices.contains(index), state.arrangements[index] != state.arrangement else {
            return
        }
        app.channel.send(.arrange(state.arrangements[index]))
    }

    func chooseRegion() {
        guard !isTakingState, let state else { return }
        for menu in regions {
            if let traits = menu.chosen(with: state.traits) { return app.channel.send(.traits(traits)) }
        }
    }

    // MARK: What the app's process says

    /// Takes what came. Returns whether there can be more.
    fileprivate func consumeEvents() -> Bool {
        for event in app.channel.receive() {
            switch event {
            case .window(let window): take(window)
            case .picture(let picture): show(picture)
            case .refusal(let reason): FileHandle.standardError.write(Data((reason + "\n").utf8))
            }
        }
        guard app.channel.isClosed else { return true }
        end()
        return false
    }

    private func end() {
        let handler = onEnd
        onEnd = nil
        handler?(app.waitForEnd())
    }

    private func take(_ window: LiveWindow) {
        let isOther = state?.arrangements != window.arrangements
        state = window
        isTakingState = true
        defer { isTakingState = false }
        gtk_window_set_title(asWindow, "\(window.app) — \(window.device)")
        gtk_label_set_text(OpaquePointer(title), "\(window.app) — \(window.device)")
        if isOther {
            let list = gtk_string_list_new(nil)
            for name in window.arrangements { gtk_string_list_append(list, DeviceControls.title(ofArrangement: name)) }
            gtk_drop_down_set_model(OpaquePointer(arrangements), list)
        }
        for menu in regions { menu.show(window.traits) }
        gtk_widget_set_visible(arrangements, window.arrangements.count > 1 ? 1 : 0)
        if let index = window.arrangements.firstIndex(of: window.arrangement) {
            gtk_drop_down_set_selected(OpaquePointer(arrangements), guint(index))
        }
    }

    private func show(_ next: LivePicture) {
        defer { app.channel.send(.shown(next.number)) }
        guard next.isSound, let memory = app.memory.bytes(next.memorySize, growing: false) else { return }
        let isOtherShape = shown?.width != next.width || shown?.height != next.height
        let small = Reduction.reduce(memory + next.offset, next, by: reduction(of: next))
        let bytes = small.pixels.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        let texture = gdk_memory_texture_new(
            Int32(small.width), Int32(small.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(small.width * 4))
        g_bytes_unref(bytes)
        gtk_picture_set_paintable(OpaquePointer(picture), texture)
        g_object_unref(UnsafeMutableRawPointer(texture))
        shown = next
        guard isOtherShape else { return }
        let size = fittingSize(next)
        gtk_window_set_default_size(asWindow, size.width, size.height)
        gtk_widget_set_visible(window, 1)
        gtk_widget_grab_focus(picture)
    }

    /// How many times the picture is larger than it is shown, in whole numbers: so much is averaged before GTK scales the rest,
    /// which looks at two neighbouring pixels only.
    private func reduction(of picture: LivePicture) -> Int {
        let scale = Double(gtk_widget_get_scale_factor(self.picture))
        let size = shown == nil ? fittingSize(picture) : (gtk_widget_get_width(self.picture), gtk_widget_get_height(self.picture))
        guard size.0 > 0, size.1 > 0 else { return 1 }
        let factor = max(Double(picture.width) / (Double(size.0) * scale), Double(picture.height) / (Double(size.1) * scale))
        return max(1, Int(factor + 0.1))
    }

    /// The picture's size in points where the desktop has room for it, else as much of it as fits.
    private func fittingSize(_ picture: LivePicture) -> (width: Int32, height: Int32) {
        let width = Double(picture.width) / picture.scale, height = Double(picture.height) / picture.scale
        var room = GdkRectangle(x: 0, y: 0, width: 1280, height: 800)
        if let monitors = gdk_display_get_monitors(gdk_display_get_default()), let monitor = g_list_model_get_item(monitors, 0) {
            gdk_monitor_get_geometry(OpaquePointer(monitor), &room)
            g_object_unref(monitor)
        }
        let headerHeight = 48.0, share = 0.92
        let factor = min(1, Double(room.width) * share / width, (Double(room.height) * share - headerHeight) / height)
        return (Int32((width * factor).rounded()), Int32((height * factor + headerHeight).rounded()))
    }

    // MARK: Fingers and keys

    private func addInput() {
        let drag = gtk_gesture_drag_new()!
        connect(UnsafeMutableRawPointer(drag), "drag-begin", self, unsafeBitCast(dragBegan, to: Handler.self))
        connect(UnsafeMutableRawPointer(drag), "drag-update", self, unsafeBitCast(dragMoved, to: Handler.self))
        connect(UnsafeMutableRawPointer(drag), "drag-end", self, unsafeBitCast(dragEnded, to: Handler.self))
        gtk_widget_add_controller(picture, drag)
        let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)!
        connect(UnsafeMutableRawPointer(scroll), "scroll", self, unsafeBitCast(scrolled, to: Handler.self))
        gtk_widget_add_controller(picture, scroll)
        let motion = gtk_event_controller_motion_new()!
        connect(UnsafeMutableRawPointer(motion), "motion", self, unsafeBitCast(pointerMoved, to: Handler.self))
        gtk_widget_add_controller(picture, motion)
        let keys = gtk_event_controller_key_new()!
        connect(UnsafeMutableRawPointer(keys), "key-pressed", self, unsafeBitCast(keyPressed, to: Handler.self))
        connect(UnsafeMutableRawPointer(keys), "key-released", self, unsafeBitCast(keyReleased, to: Handler.self))
        gtk_widget_add_controller(window, keys)
    }

    /// The point of the picture under a point of the widget, in the app's points.
    private func point(_ x: Double, _ y: Double) -> (x: Double, y: Double)? {
        guard let shown else { return nil }
        let width = Double(gtk_widget_get_width(picture)), height = Double(gtk_widget_get_height(picture))
        let factor = min(width / Double(shown.width), height / Double(shown.height)) * shown.scale
        guard factor > 0 else { return nil }
        let left = (width - Double(shown.width) / shown.scale * factor) / 2, top = (height - Double(shown.height) / shown.scale * factor) / 2
        return ((x - left) / factor, (y - top) / factor)
    }

    func beginDrag(_ x: Double, _ y: Double) {
        endScroll()
        guard let place = point(x, y) else { return }
        finger = (nextFinger, x, y)
        nextFinger += 1
        app.channel.send(.touch(finger: finger!.number, phase: .began, x: place.x, y: place.y))
    }

    func moveDrag(_ x: Double, _ y: Double) {
        guard let finger, let place = point(finger.x + x, finger.y + y) else { return }
        app.channel.send(.touch(finger: finger.number, phase: .moved, x: place.x, y: place.y))
    }

    func endDrag(_ x: Double, _ y: Double) {
        guard let finger, let place = point(finger.x + x, finger.y + y) else { return }
        self.finger = nil
        app.channel.send(.touch(finger: finger.number, phase: .ended, x: place.x, y: place.y))
    }

    // A wheel is a finger that drags from where the pointer is.

    private var pointer = (x: 0.0, y: 0.0)
    private var wheel: (number: Int, x: Double, y: Double)?
    private static let pointsPerNotch = 40.0

    func recordPointer(_ x: Double, _ y: Double) { pointer = (x, y) }

    func scroll(_ x: Double, _ y: Double) {
        guard finger == nil else { return }
        if wheel == nil, let place = point(pointer.x, pointer.y) {
            wheel = (nextFinger, place.x, place.y)
            nextFinger += 1
            app.channel.send(.touch(finger: wheel!.number, phase: .began, x: place.x, y: place.y))
        }
        guard var moved = wheel else { return }
        moved.x -= x * Self.pointsPerNotch
        moved.y -= y * Self.pointsPerNotch
        wheel = moved
        app.channel.send(.touch(finger: moved.number, phase: .moved, x: moved.x, y: moved.y))
        if scrollEnd != 0 { g_source_remove(scrollEnd) }
        scrollEnd = g_timeout_add(
            120,
            { data in
                onMain(data) { $0.endScrollTimer() }
                return 0
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    fileprivate func endScrollTimer() {
        scrollEnd = 0
        liftWheel()
    }

    private func endScroll() {
        if scrollEnd != 0 { g_source_remove(scrollEnd) }
        scrollEnd = 0
        liftWheel()
    }

    private func liftWheel() {
        guard let moved = wheel else { return }
        wheel = nil
        app.channel.send(.touch(finger: moved.number, phase: .ended, x: moved.x, y: moved.y))
    }

    func press(_ value: guint, _ state: GdkModifierType, isDown: Bool) -> Bool {
        guard let characters = KeyNames.characters(value) else { return false }
        app.channel.send(.key(characters: characters, modifiers: KeyNames.modifiers(state), isDown: isDown))
        return true
    }

    func close() {
        app.channel.send(.quit)
        end()
    }
}

// MARK: - Signals

// GTK calls on the thread that runs its main loop, which is the main thread.

private let closed: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
    onMain(data) { $0.close() }
    return 0
}
private let turnClicked: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in onMain(data) { $0.turn() } }
private let homeClicked: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in onMain(data) { $0.goHome() } }
private let styleClicked: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
    onMain(data) { $0.toggleStyle() }
}
private let smallerClicked: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
    onMain(data) { $0.changeTextSize(by: -1) }
}
private let largerClicked: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
    onMain(data) { $0.changeTextSize(by: 1) }
}
private let arrangementChosen: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
    onMain(data) { $0.chooseArrangement() }
}
private let regionChosen: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
    onMain(data) { $0.chooseRegion() }
}
private let dragBegan: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
    onMain(data) { $0.beginDrag(x, y) }
}
private let dragMoved: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
    onMain(data) { $0.moveDrag(x, y) }
}
private let dragEnded: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
    onMain(data) { $0.endDrag(x, y) }
}
private let pointerMoved: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
    onMain(data) { $0.recordPointer(x, y) }
}
private let scrolled: @convention(c) (gpointer?, Double, Double, gpointer?) -> gboolean = { _, x, y, data in
    onMain(data) { $0.scroll(x, y) }
    return 1
}
private let keyPressed: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = { _, value, _, state, data in
    onMain(data) { $0.press(value, state, isDown: true) } ? 1 : 0
}
private let keyReleased: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> Void = { _, value, _, state, data in
    _ = onMain(data) { $0.press(value, state, isDown: false) }
}
