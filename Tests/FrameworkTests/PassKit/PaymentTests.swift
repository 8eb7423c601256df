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
}
