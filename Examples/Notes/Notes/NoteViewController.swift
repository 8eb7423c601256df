import PencilKit
import UIKit

/// One note: paper to draw on, tools at the bottom, and a colour picker that makes room as soon as something is drawn.
class NoteViewController: UIViewController, PKCanvasViewDelegate, UIColorPickerViewControllerDelegate {
    private let note: Note?
    private let canvas = PKCanvasView()
    private let tools = PKToolPicker()
    private lazy var colorItem = UIBarButtonItem(
        title: "Color", image: UIImage(systemName: "paintpalette"), primaryAction: UIAction { [weak self] _ in self?.chooseColor() })
    private lazy var undoItem = UIBarButtonItem(
        title: "Undo", image: UIImage(systemName: "arrow.uturn.backward"),
        primaryAction: UIAction { [weak self] _ in self?.canvas.undoManager?.undo() })

    init(note: Note?) {
        self.note = note
        super.init(nibName: nil, bundle: nil)
        title = note?.title
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        guard let note else { return showEmpty() }
        canvas.translatesAutoresizingMaskIntoConstraints = false
        canvas.alwaysBounceVertical = true
        canvas.accessibilityLabel = "Paper"
        canvas.isAccessibilityElement = true
        if let data = note.drawing, let drawing = try? PKDrawing(data: data) { canvas.drawing = drawing }
        canvas.delegate = self
        view.addSubview(canvas)
        NSLayoutConstraint.activate([
            canvas.topAnchor.constraint(equalTo: view.topAnchor), canvas.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            canvas.leadingAnchor.constraint(equalTo: view.leadingAnchor), canvas.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        navigationItem.rightBarButtonItems = [colorItem, undoItem]
        tools.addObserver(canvas)
        tools.setVisible(true, forFirstResponder: canvas)
    }

    private func showEmpty() {
        var content = UIContentUnavailableConfiguration.empty()
        content.image = UIImage(systemName: "note.text")
        content.text = "No Note Selected"
        contentUnavailableConfiguration = content
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if note != nil { canvas.becomeFirstResponder() }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        canvas.resignFirstResponder()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // Paper as long as two screens, clear of the tools.
        canvas.contentSize = CGSize(width: canvas.bounds.width, height: max(canvas.bounds.height, 1400))
        let covered = tools.frameObscured(in: view)
        canvas.contentInset.bottom = covered.isNull ? 0 : max(0, view.bounds.maxY - covered.minY - view.safeAreaInsets.bottom)
    }

    // MARK: Colours

    private func chooseColor() {
        let picker = UIColorPickerViewController()
        picker.delegate = self
        picker.selectedColor = (tools.selectedTool as? PKInkingTool)?.color ?? .black
        picker.modalPresentationStyle = .popover
        picker.popoverPresentationController?.barButtonItem = colorItem
        // The touch that begins a line reaches the paper.
        picker.popoverPresentationController?.passthroughViews = [canvas]
        present(picker, animated: true)
    }

    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
        let ink = (tools.selectedTool as? PKInkingTool)?.inkType ?? .pen
        tools.selectedTool = PKInkingTool(ink, color: color)
    }

    // MARK: Drawing

    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {
        if presentedViewController is UIColorPickerViewController { dismiss(animated: true) }
    }

    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {
        if let note { NoteStore.shared.setDrawing(canvasView.drawing, of: note.id) }
    }
}
