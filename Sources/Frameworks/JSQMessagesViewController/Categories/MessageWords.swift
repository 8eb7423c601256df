import Foundation

/// The words of the chat's controls, by their keys and languages.
enum MessageWords {
    static func word(_ key: String, language: String) -> String {
        let table: [String: String]? = tables[String(language.prefix(2)).lowercased()]
        return table?[key] ?? english[key] ?? key
    }

    private static let english: [String: String] = [
        "load_earlier_messages": "Load Earlier Messages", "send": "Send", "new_message": "New Message",
        "text_message_accessibility_label": "%@: %@", "media_message_accessibility_label": "%@: media message",
        "accessory_button_accessibility_label": "Share media", "new_message_received_accessibility_announcement": "New message received",
    ]

    private static let tables: [String: [String: String]] = [
        "de": [
            "load_earlier_messages": "Frühere Nachrichten laden", "send": "Senden", "new_message": "Neue Nachricht",
            "media_message_accessibility_label": "%@: Mediennachricht", "accessory_button_accessibility_label": "Medien teilen",
            "new_message_received_accessibility_announcement": "Neue Nachricht erhalten",
        ],
        "fr": [
            "load_earlier_messages": "Charger les messages précédents", "send": "Envoyer", "new_message": "Nouveau message",
            "media_message_accessibility_label": "%@ : message multimédia", "accessory_button_accessibility_label": "Partager un média",
            "new_message_received_accessibility_announcement": "Nouveau message reçu",
        ],
        "es": [
            "load_earlier_messages": "Cargar mensajes anteriores", "send": "Enviar", "new_message": "Nuevo mensaje",
            "media_message_accessibility_label": "%@: mensaje multimedia", "accessory_button_accessibility_label": "Compartir multimedia",
            "new_message_received_accessibility_announcement": "Nuevo mensaje recibido",
        ],
        "it": ["load_earlier_messages": "Carica messaggi precedenti", "send": "Invia", "new_message": "Nuovo messaggio"],
        "pt": ["load_earlier_messages": "Carregar mensagens anteriores", "send": "Enviar", "new_message": "Nova mensagem"],
        "nl": ["load_earlier_messages": "Laad eerdere berichten", "send": "Verstuur", "new_message": "Nieuw bericht"],
        "ja": ["load_earlier_messages": "以前のメッセージを読み込む", "send": "送信", "new_message": "新規メッセージ"],
        "zh": ["load_earlier_messages": "加载更早的消息", "send": "发送", "new_message": "新消息"],
    ]
}
