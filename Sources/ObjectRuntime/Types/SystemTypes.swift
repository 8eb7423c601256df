/// The system's types: identifier, what it conforms to, extensions, MIME types, description.
package enum SystemTypes {
    package static let table = """
        public.item||||Item
        public.content||||Content
        public.composite-content|public.content|||Composite Content
        public.disk-image|public.item|||Disk Image
        public.data|public.item||application/octet-stream|Data
        public.directory|public.item|||Directory
        com.apple.resolvable||||Resolvable
        public.symlink|com.apple.resolvable public.item|||Symbolic Link
        public.executable|public.item|||Executable
        com.apple.mount-point|com.apple.resolvable public.item|||Mount Point
        com.apple.alias-file|com.apple.resolvable public.data|||Alias File
        com.apple.bookmark|public.data com.apple.resolvable|||URL Bookmark Data
        public.url|public.data|||URL
        public.file-url|public.url|||File URL
        public.text|public.data public.content|||Text
        public.plain-text|public.text|txt text|text/plain|Plain Text
        public.utf8-plain-text|public.plain-text|||Plain Text (UTF-8)
        public.utf16-external-plain-text|public.plain-text|||Plain Text (UTF-16)
        public.utf16-plain-text|public.plain-text|||Plain Text (UTF-16)
        public.delimited-values-text|public.text|||Delimited Text
        public.comma-separated-values-text|public.delimited-values-text|csv|text/csv text/comma-separated-values|CSV Document
        public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|TSV Document
        public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text|||Tab-Separated Text (UTF-8)
        public.rtf|public.text|rtf|text/rtf application/rtf|Rich Text Document
        public.html|public.text|html htm shtml|text/html|HTML Text
        public.xml|public.text|xml|application/xml text/xml|XML Text
        public.yaml|public.text|yml yaml|application/x-yaml|YAML Document
        public.css|public.text|css|text/css|CSS Style Sheet
        public.source-code|public.plain-text|||Source Code
        public.assembly-source|public.source-code|s asm||Assembly Language Source
        public.c-source|public.source-code|c||C Source
        public.objective-c-source|public.source-code|m||Objective-C Source
        public.swift-source|public.source-code|swift||Swift Source
        public.c-plus-plus-source|public.source-code|cpp cp c++ cc cxx||C++ Source
        public.objective-c-plus-plus-source|public.source-code|mm||Objective-C++ Source
        public.c-header|public.source-code|h||C Header
        public.c-plus-plus-header|public.source-code|hpp h++ hh hxx||C++ Header
        public.script|public.source-code|||Script
        com.apple.applescript.text|public.script|applescript||AppleScript
        com.apple.applescript.script|public.data public.script|scpt||AppleScript Script
        com.apple.applescript.script-bundle|com.apple.bundle com.apple.package public.script|scptd||AppleScript Script Bundle
        com.netscape.javascript-source|public.executable public.source-code|js jscript javascript mjs|text/javascript application/javascript|JavaScript
        public.shell-script|public.script public.executable|sh command||Shell Script
        public.perl-script|public.shell-script|pl pm|text/x-perl-script|Perl Script
        public.python-script|public.shell-script|py|text/x-python-script|Python Script
        public.ruby-script|public.shell-script|rb rbw|text/x-ruby-script|Ruby Script
        public.php-script|public.shell-script|php php3 php4 ph3 ph4 phtml|text/php text/x-php-script application/php|PHP Script
        public.json|public.text|json|application/json|JSON
        public.geojson|public.json|geojson|application/geo+json|GeoJSON
        com.apple.property-list|public.data|plist||Property List
        com.apple.xml-property-list|public.xml com.apple.property-list|||XML Property List
        com.apple.binary-property-list|com.apple.property-list|||Binary Property List
        com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
        com.apple.rtfd|com.apple.package public.composite-content|rtfd|text/rtfd|Rich Text Document with Attachments
        com.apple.flat-rtfd|public.data public.composite-content|rtfd||Rich Text Document with Attachments
        com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive|Web Archive
        public.image|public.data public.content|||Image
        public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg|JPEG image
        public.tiff|public.image|tiff tif|image/tiff|TIFF image
        com.compuserve.gif|public.image|gif|image/gif|GIF Image
        public.png|public.image|png|image/png|PNG image
        com.apple.icns|public.image|icns||Apple icon image
        com.microsoft.bmp|public.image|bmp dib|image/bmp|Windows bitmap image
        com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon|Windows icon image
        public.camera-raw-image|public.image|||Raw image
        public.svg-image|public.image public.xml|svg svgz|image/svg+xml|SVG image
        com.apple.live-photo||||Live Photo
        public.heif-standard|public.image|heif|image/heif|HEIF Image
        public.heic|public.heif-standard|heic|image/heic|HEIC Image
        public.heics|public.heif-standard|heics|image/heic-sequence|HEIC Image Sequence
        org.webmproject.webp|public.image|webp|image/webp|WebP Image
        com.ilm.openexr-image|public.image|exr||OpenEXR Image
        com.adobe.raw-image|public.camera-raw-image|dng||DNG Image
        public.3d-content|public.content|||3D content
        com.pixar.universal-scene-description|public.3d-content public.data|usd usda usdc||Universal Scene Description
        com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz|model/vnd.usdz+zip|USDZ
        com.apple.reality|public.data|reality||Reality Composer File
        com.apple.scenekit.scene|public.3d-content public.data|scn||SceneKit Scene
        com.apple.arobject|public.data|arobject||AR Reference Object
        public.audiovisual-content|public.data public.content|||Audiovisual content
        public.movie|public.audiovisual-content|||Movie
        public.video|public.movie|||Video
        public.audio|public.audiovisual-content|||Audio
        com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie
        public.mpeg|public.movie|mpg mpeg mpe m75 m15|video/mpeg|MPEG movie
        public.mpeg-2-video|public.video|m2v||MPEG-2 video
        public.mpeg-2-transport-stream|public.movie|ts||MPEG-2 Transport Stream
        public.mp3|public.audio|mp3|audio/mpeg audio/mp3|MP3 audio
        public.mpeg-4|public.movie|mp4|video/mp4|MPEG-4 movie
        public.mpeg-4-audio|public.mpeg-4 public.audio|mp4|audio/mp4|MPEG-4 audio
        com.apple.protected-mpeg-4-audio|public.audio|m4p||Protected MPEG-4 audio
        com.apple.protected-mpeg-4-video|com.apple.m4v-video|m4v||Protected MPEG-4 movie
        com.apple.m4v-video|public.movie|m4v|video/x-m4v|Apple MPEG-4 movie
        com.apple.m4a-audio|public.mpeg-4-audio|m4a|audio/x-m4a|Apple MPEG-4 audio
        public.avi|public.movie|avi vfw|video/avi video/x-msvideo|AVI movie
        public.aiff-audio|public.audio|aiff aif|audio/aiff audio/x-aiff|AIFF audio
        public.aifc-audio|public.audio|aifc aiff aif||AIFC audio
        com.microsoft.waveform-audio|public.audio|wav wave|audio/wav audio/vnd.wave audio/wave audio/x-wav|Waveform audio
        public.midi-audio|public.audio|midi mid|audio/midi|MIDI audio
        public.playlist||||Playlist
        public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/x-mpegurl application/x-mpegurl|M3U Playlist
        public.folder|public.directory|||Folder
        public.volume|public.folder|||Volume
        com.apple.package|public.directory|||Package
        com.apple.bundle|public.directory|bundle||Bundle
        com.apple.plugin|com.apple.bundle com.apple.package|plugin||Plug-in
        com.apple.metadata-importer|com.apple.plugin|mdimporter||Spotlight Importer
        com.apple.quicklook-generator|com.apple.plugin|qlgenerator||Quick Look Generator
        com.apple.xpc-service|com.apple.bundle com.apple.package|xpc||XPC Service
        com.apple.framework|com.apple.bundle|framework||Framework
        com.apple.application|public.executable|||Application
        com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app||Application
        com.apple.application-and-system-extension|com.apple.xpc-service|appex||Application Extension
        public.unix-executable|public.executable public.data|||Unix Executable File
        com.microsoft.windows-executable|public.executable public.data|exe|application/x-msdownload|Windows Executable
        com.apple.systempreference.prefpane|com.apple.bundle com.apple.package|prefPane||System Preferences Pane
        public.archive|public.data|||Archive
        org.gnu.gnu-zip-archive|public.archive public.data|gz gzip|application/gzip application/x-gzip|GZip Archive
        public.bzip2-archive|public.archive public.data|bz2 bzip2 bz|application/x-bzip2|BZip2 Archive
        public.zip-archive|public.archive com.pkware.zip-archive|zip|application/zip application/x-zip-compressed|Zip Archive
        com.apple.archive|public.archive|aar||Apple Archive
        public.spreadsheet|public.content|||Spreadsheet
        public.presentation|public.composite-content|||Presentation
        public.database||||Database
        public.message||||Message
        public.contact||||Contact
        public.vcard|public.text public.contact|vcf vcard|text/vcard text/x-vcard text/directory|vCard
        public.to-do-item||||To-Do Item
        public.calendar-event||||Calendar Event
        public.email-message|public.message|||Email Message
        com.apple.internet-location|public.data|||Internet Location
        com.microsoft.internet-shortcut|com.apple.internet-location|url||Web Internet Location
        public.font||||Font
        public.bookmark||||Bookmark
        com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12|PKCS 12
        public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert|X.509 Certificate
        org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|EPUB
        public.log|public.plain-text|log||Log File
        public.make-source|public.script|make mk||Makefile
        com.pkware.zip-archive|public.data public.archive|||ZIP Archive
        com.microsoft.word.doc|public.data public.composite-content|doc|application/msword|Word Document
        org.openxmlformats.wordprocessingml.document|public.data public.composite-content|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document|Word Document
        com.microsoft.excel.xls|public.data public.spreadsheet|xls|application/vnd.ms-excel|Excel Workbook
        org.openxmlformats.spreadsheetml.sheet|public.data public.spreadsheet|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|Excel Workbook
        com.microsoft.powerpoint.ppt|public.data public.presentation|ppt|application/vnd.ms-powerpoint|PowerPoint Presentation
        org.openxmlformats.presentationml.presentation|public.data public.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation|PowerPoint Presentation
        public.tar-archive|public.data public.archive|tar|application/x-tar|Tar Archive
        public.truetype-ttf-font|public.font public.data|ttf|font/ttf|TrueType Font
        public.opentype-font|public.font public.data|otf|font/otf|OpenType Font
        public.3gpp|public.movie|3gp 3gpp|video/3gpp|3GPP movie
        org.xiph.flac|public.audio|flac|audio/flac|FLAC audio
        com.apple.live-photo-bundle|com.apple.package|||Live Photo
        """
}
