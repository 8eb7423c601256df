import AppSession
import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct PickerTests {
    private final class Fruit: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var rows = [["Apple", "Banana", "Cherry", "Date", "Elderberry", "Fig", "Grape"], ["Small", "Large"]]
        var chosen: [String] = []
        func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows[component].count }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { rows[component][row] }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append(rows[component][row])
        }
    }

    private final class Spoken: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { component == 0 ? "Red" : nil }
        func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { "Hint \(component)" }
        func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String] { ["Say \(component)"] }
    }

    @Test("a delegate says what assistive technologies call the wheels") func spokenWheels() {
        let picker = UIPickerView()
        let delegate = Spoken()
        picker.dataSource = delegate
        picker.delegate = delegate
        picker.reloadAllComponents()
        let wheels = picker.subviews.compactMap { $0 as? PickerWheel }.sorted { $0.component < $1.component }
        #expect(wheels.map(\.accessibilityLabel) == ["Red", nil])
        #expect(wheels.map(\.accessibilityHint) == ["Hint 0", "Hint 1"])
        #expect(wheels.last?.accessibilityUserInputLabels == ["Say 1"])
    }

    private final class Colors: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var reused = 0
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 40 }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 60 }
        func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
            if view != nil { reused += 1 }
            let made = view ?? UIView()
            made.tag = row
            return made
        }
    }

    private func show(on stage: TouchStage) -> (Fruit, UIPickerView) {
        let fruit = Fruit()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 393, height: 216))
        picker.dataSource = fruit
        picker.delegate = fruit
        stage.view.addSubview(picker)
        stage.wait(0.1)
        return (fruit, picker)
    }

    private func settle(_ stage: TouchStage, _ seconds: Double) {
        for _ in 0..<Int(seconds * 60) { stage.wait(1.0 / 60) }
    }

    @Test("a finger turns a wheel, it comes to rest on a row, and the delegate hears of it once") func drag() {
        let stage = TouchStage()
        defer { stage.close() }
        let (fruit, picker) = show(on: stage)
        #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 7)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        stage.drag(CGPoint(x: 100, y: 220), CGPoint(x: 100, y: 146), steps: 40)
        settle(stage, 3)
        let row: Int = picker.selectedRow(inComponent: 0)
        #expect(row >= 2)
        #expect(fruit.chosen == [fruit.rows[0][row]])
        #expect(picker.wheel(0)?.contentOffset.y == CGFloat(row) * 32)
        #expect(picker.selectedRow(inComponent: 1) == 0)
    }

    @Test("a fling glides on over several rows and stops at the last") func fling() {
        let stage = TouchStage()
        defer { stage.close() }
        let (fruit, picker) = show(on: stage)
        stage.drag(CGPoint(x: 100, y: 280), CGPoint(x: 100, y: 130), steps: 5)
        settle(stage, 5)
        #expect(picker.selectedRow(inComponent: 0) == 6)
        #expect(fruit.chosen == ["Grape"])
    }

    @Test("a tap on a row beside the chosen one turns to it; rows that code selects are not told") func tap() {
        let stage = TouchStage()
        defer { stage.close() }
        let (fruit, picker) = show(on: stage)
        stage.tap(100, 208 + 32)
        settle(stage, 1)
        #expect(picker.selectedRow(inComponent: 0) == 1)
        #expect(fruit.chosen == ["Banana"])
        picker.selectRow(4, inComponent: 0, animated: true)
        #expect(picker.selectedRow(inComponent: 0) == 4)
        settle(stage, 1)
        #expect(fruit.chosen == ["Banana"])
        #expect(picker.wheel(0)?.contentOffset.y == 128)
        fruit.rows[0].removeLast(4)
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 0) == 2)
    }

    @Test("views of the app's own are asked for and used again") func views() {
        let stage = TouchStage()
        defer { stage.close() }
        let colors = Colors()
        let picker = UIPickerView()
        #expect(picker.frame.size == CGSize(width: 320, height: 216))
        picker.dataSource = colors
        picker.delegate = colors
        stage.view.addSubview(picker)
        stage.wait(0.1)
        #expect(picker.view(forRow: 1, forComponent: 0)?.tag == 1)
        #expect(picker.rowSize(forComponent: 0).height == 60)
        picker.selectRow(30, inComponent: 0, animated: true)
        settle(stage, 1)
        #expect(colors.reused > 0)
        #expect(picker.view(forRow: 30, forComponent: 0)?.tag == 30)
    }

    @Test("rows on the drum shrink, pale and end at its sides") func geometry() throws {
        let wheel = WheelGeometry()
        let middle = try #require(wheel.place(0))
        #expect(middle == .init(y: 0, horizontalScale: 1, verticalScale: 1, alpha: 1))
        let next = try #require(wheel.place(1))
        #expect(next.y > 29 && next.y < 32 && next.alpha < 0.6 && next.verticalScale < 1)
        let far = try #require(wheel.place(3))
        #expect(far.y > 70 && far.y < 108 && far.alpha < next.alpha)
        #expect(wheel.place(6) == nil)
        #expect(abs(wheel.distance(atY: 31) - 1) < 0.1)
    }

    @Test("assistive technologies turn wheels step by step") func accessibility() throws {
        let fruit = Fruit()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 390, height: 216))
        picker.dataSource = fruit
        picker.delegate = fruit
        let root = UIViewController()
        root.view.addSubview(picker)
        let device = try TestDevice("iphone-6.1-390.portrait.full", root: root)
        defer { device.close() }
        picker.wheel(0)?.accessibilityLabel = "Fruit"
        try device.play("increment \"Fruit\"\nwait 1\npicture picker")
        #expect(fruit.chosen == ["Banana"] && picker.wheel(0)?.accessibilityValue == "Banana")
    }
}
