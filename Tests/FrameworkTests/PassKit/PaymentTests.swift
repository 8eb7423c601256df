import QuincePassKit
import Testing
import UIKit

@Suite struct PaymentTests {
    @Test("ranges of days end after they begin; errors say which field is wrong") func values() {
        let first = DateComponents(year: 2030, month: 5, day: 1), last = DateComponents(year: 2030, month: 5, day: 3)
        let range = PKDateComponentsRange(start: first, end: last)
        #expect(range?.endDateComponents == last && PKDateComponentsRange(start: last, end: first) == nil)
        let error = PKPaymentRequest.paymentShippingAddressInvalidError(withKey: CNPostalAddressCountryKey, localizedDescription: "Invalid country")
        #expect((error as NSError).domain == PKPaymentErrorDomain && error.localizedDescription == "Invalid country")
        #expect((error as NSError).userInfo[PKPaymentErrorKey.postalAddress.rawValue] as? String == CNPostalAddressCountryKey)
        let update = PKPaymentRequestCouponCodeUpdate(errors: [error], paymentSummaryItems: [], shippingMethods: [])
        #expect(update.status == .failure && update.errors.count == 1)
    }

    @Test("buttons have the colours of their style and the words of their type") @MainActor func buttons() {
        let button = PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .whiteOutline)
        #expect(button.backgroundColor == .white && button.titleColor(for: .normal) == .black && button.layer.borderWidth == 1)
        #expect(button.title(for: .normal) == "Buy with Apple Pay" && button.layer.cornerRadius == 4)
        button.cornerRadius = 12
        #expect(button.layer.cornerRadius == 12 && button.intrinsicContentSize.width >= 140)
        let plain = PKPaymentButton(type: .plain, style: .automatic)
        let isDark = plain.traitCollection.userInterfaceStyle == .dark
        #expect(plain.backgroundColor == (isDark ? .white : .black) && plain.title(for: .normal) == "Apple Pay")
        let add = PKAddPassButton(addPassButtonStyle: .blackOutline)
        #expect(add.backgroundColor == .black && add.layer.borderWidth == 1 && add.intrinsicContentSize.height == 44)
    }
}
