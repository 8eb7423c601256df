extension SystemText {
    /// The languages of the table's columns behind the English one, by their identifiers.
    static let languages: [String] = ["ar", "de", "es", "fr", "hi", "id", "ja", "ko", "pt-BR", "ru", "zh-Hans"]

    /// A line a text: as it is in English, and then in each of `languages`.
    static let table = """
        %@ of %@ | %@ من %@ | %@ von %@ | %@ de %@ | %@ sur %@ | %@, कुल %@ | %@ dari %@ | %@/%@ | %@/%@ | %@ de %@ | %@ из %@ | %@/%@
        Add | إضافة | Hinzufügen | Añadir | Ajouter | जोड़ें | Tambah | 追加 | 추가 | Adicionar | Добавить | 添加
        Add Money with Apple Pay | إضافة المال باستخدام Apple Pay | Geld hinzufügen mit Apple Pay | Añadir dinero con Apple Pay | Ajouter de l’argent avec Apple Pay | Apple Pay से पैसे जोड़ें | Tambah Uang dengan Apple Pay | Apple Payで入金 | Apple Pay로 금액 추가 | Adicionar dinheiro com o Apple Pay | Внести деньги с Apple Pay | 通过Apple Pay充值
        Add to Apple Wallet | إضافة إلى Apple Wallet | Zu Apple Wallet hinzufügen | Añadir a Wallet de Apple | Ajouter à Apple Wallet | Apple Wallet में जोड़ें | Tambah ke Apple Wallet | Apple Walletに追加 | Apple 지갑에 추가 | Adicionar à Carteira da Apple | Добавить в Apple Wallet | 添加到Apple钱包
        Add to Siri | إضافة إلى Siri | Zu Siri hinzufügen | Añadir a Siri | Ajouter à Siri | Siri में जोड़ें | Tambah ke Siri | Siriに追加 | Siri에 추가 | Adicionar à Siri | Добавить в Siri | 添加到Siri
        Additional | إضافي | Zusätzlich | Adicional | Supplémentaire | अतिरिक्त | Tambahan | 追加情報 | 추가 정보 | Adicional | Дополнительно | 附加信息
        All | الكل | Alle | Todo | Tout | सभी | Semua | すべて | 모두 | Tudo | Все | 全部
        Back | رجوع | Zurück | Atrás | Retour | वापस | Kembali | 戻る | 뒤로 | Voltar | Назад | 返回
        Blue | أزرق | Blau | Azul | Bleu | नीला | Biru | 青 | 파란색 | Azul | Синий | 蓝色
        Book with Apple Pay | الحجز باستخدام Apple Pay | Mit Apple Pay buchen | Reservar con Apple Pay | Réserver avec Apple Pay | Apple Pay से बुक करें | Pesan Tempat dengan Apple Pay | Apple Payで予約 | Apple Pay로 예약 | Reservar com o Apple Pay | Забронировать с Apple Pay | 通过Apple Pay预订
        Bookmarks | الإشارات المرجعية | Lesezeichen | Marcadores | Signets | पुस्तचिह्न | Penanda | ブックマーク | 책갈피 | Favoritos | Закладки | 书签
        Buy with Apple Pay | الشراء باستخدام Apple Pay | Mit Apple Pay kaufen | Comprar con Apple Pay | Acheter avec Apple Pay | Apple Pay से ख़रीदें | Beli dengan Apple Pay | Apple Payで購入 | Apple Pay로 구입 | Comprar com o Apple Pay | Купить с Apple Pay | 通过Apple Pay购买
        Check out with Apple Pay | إتمام الشراء باستخدام Apple Pay | Mit Apple Pay bezahlen | Finalizar compra con Apple Pay | Régler avec Apple Pay | Apple Pay से चेकआउट करें | Checkout dengan Apple Pay | Apple Payで会計 | Apple Pay로 결제 | Finalizar com o Apple Pay | Оформить с Apple Pay | 通过Apple Pay结账
        Continue with Facebook | المتابعة باستخدام Facebook | Weiter mit Facebook | Continuar con Facebook | Continuer avec Facebook | Facebook से जारी रखें | Lanjutkan dengan Facebook | Facebookで続ける | Facebook으로 계속하기 | Continuar com o Facebook | Продолжить с Facebook | 通过Facebook继续
        Continue with Apple Pay | المتابعة باستخدام Apple Pay | Mit Apple Pay fortfahren | Continuar con Apple Pay | Continuer avec Apple Pay | Apple Pay से जारी रखें | Lanjutkan dengan Apple Pay | Apple Payで続ける | Apple Pay로 계속 | Continuar com o Apple Pay | Продолжить с Apple Pay | 通过Apple Pay继续
        Contribute with Apple Pay | المساهمة باستخدام Apple Pay | Mit Apple Pay beitragen | Contribuir con Apple Pay | Contribuer avec Apple Pay | Apple Pay से योगदान दें | Berkontribusi dengan Apple Pay | Apple Payで出資 | Apple Pay로 기여 | Contribuir com o Apple Pay | Внести вклад с Apple Pay | 通过Apple Pay资助
        Donate with Apple Pay | التبرع باستخدام Apple Pay | Mit Apple Pay spenden | Donar con Apple Pay | Faire un don avec Apple Pay | Apple Pay से दान करें | Donasi dengan Apple Pay | Apple Payで寄付 | Apple Pay로 기부 | Doar com o Apple Pay | Пожертвовать с Apple Pay | 通过Apple Pay捐款
        Order with Apple Pay | الطلب باستخدام Apple Pay | Mit Apple Pay bestellen | Pedir con Apple Pay | Commander avec Apple Pay | Apple Pay से ऑर्डर करें | Pesan dengan Apple Pay | Apple Payで注文 | Apple Pay로 주문 | Pedir com o Apple Pay | Заказать с Apple Pay | 通过Apple Pay订购
        Pay with Apple Pay | الدفع باستخدام Apple Pay | Mit Apple Pay zahlen | Pagar con Apple Pay | Payer avec Apple Pay | Apple Pay से भुगतान करें | Bayar dengan Apple Pay | Apple Payで支払う | Apple Pay로 지불 | Pagar com o Apple Pay | Оплатить с Apple Pay | 通过Apple Pay支付
        Reload with Apple Pay | إعادة الشحن باستخدام Apple Pay | Mit Apple Pay aufladen | Recargar con Apple Pay | Recharger avec Apple Pay | Apple Pay से रीलोड करें | Isi Lagi dengan Apple Pay | Apple Payで再チャージ | Apple Pay로 재충전 | Recarregar com o Apple Pay | Пополнить с Apple Pay | 通过Apple Pay续值
        Reminders | تذكيرات | Erinnerungen | Recordatorios | Rappels | रिमाइंडर | Pengingat | リマインダー | 미리 알림 | Lembretes | Напоминания | 提醒事项
        Calendar | التقويم | Kalender | Calendario | Calendrier | कैलेंडर | Kalender | カレンダー | 캘린더 | Calendário | Календарь | 日历
        Calendars | التقويمات | Kalender | Calendarios | Calendriers | कैलेंडर | Kalender | カレンダー | 캘린더 | Calendários | Календари | 日历
        Camera | الكاميرا | Kamera | Cámara | Appareil photo | कैमरा | Kamera | カメラ | 카메라 | Câmera | Камера | 相机
        Cancel | إلغاء | Abbrechen | Cancelar | Annuler | रद्द करें | Batal | キャンセル | 취소 | Cancelar | Отменить | 取消
        Check the spelling or try a new search. | تحقق من الإملاء أو جرّب بحثًا جديدًا. | Überprüfe die Schreibweise oder versuche eine neue Suche. | Revisa la ortografía o haz una búsqueda nueva. | Vérifiez l’orthographe ou lancez une nouvelle recherche. | वर्तनी जाँचें या नई खोज आज़माएँ। | Periksa ejaan atau coba pencarian baru. | スペルを確認するか、別の検索を試してください。 | 맞춤법을 확인하거나 다시 검색해 보십시오. | Verifique a ortografia ou tente uma nova busca. | Проверьте правописание или повторите поиск. | 请检查拼写或尝试新的搜索。
        Choose | اختيار | Auswählen | Seleccionar | Choisir | चुनें | Pilih | 選択 | 선택 | Escolher | Выбрать | 选取
        Configure | تكوين | Konfigurieren | Configurar | Configurer | कॉन्फ़िगर करें | Konfigurasi | 設定 | 구성 | Configurar | Настроить | 配置
        Customize Toolbar | تخصيص شريط الأدوات | Symbolleiste anpassen | Personalizar barra de herramientas | Personnaliser la barre d’outils | टूलबार कस्टमाइज़ करें | Sesuaikan Bar Alat | ツールバーをカスタマイズ | 도구 막대 사용자화 | Personalizar Barra de Ferramentas | Настроить панель инструментов | 自定义工具栏
        Choose Font | اختيار خط | Schrift auswählen | Seleccionar tipo de letra | Choisir une police | फ़ॉन्ट चुनें | Pilih Font | フォントを選択 | 서체 선택 | Escolher Fonte | Выбрать шрифт | 选取字体
        Close | إغلاق | Schließen | Cerrar | Fermer | बंद करें | Tutup | 閉じる | 닫기 | Fechar | Закрыть | 关闭
        Colors | الألوان | Farben | Colores | Couleurs | रंग | Warna | カラー | 색상 | Cores | Цвета | 颜色
        Compass | البوصلة | Kompass | Brújula | Boussole | कंपास | Kompas | コンパス | 나침반 | Bússola | Компас | 指南针
        Compose | إنشاء | Verfassen | Redactar | Rédiger | लिखें | Tulis | 作成 | 작성 | Escrever | Написать | 撰写
        Contacts | جهات الاتصال | Kontakte | Contactos | Contacts | संपर्क | Kontak | 連絡先 | 연락처 | Contatos | Контакты | 通讯录
        Continue as guest | المتابعة كضيف | Als Gast fortfahren | Continuar como invitado | Continuer en tant qu’invité | मेहमान के रूप में जारी रखें | Lanjutkan sebagai tamu | ゲストとして続ける | 게스트로 계속하기 | Continuar como convidado | Продолжить как гость | 以访客身份继续
        Email | البريد الإلكتروني | E-Mail | Correo electrónico | E-mail | ईमेल | Email | メール | 이메일 | E-mail | Эл. почта | 电子邮件
        Error | خطأ | Fehler | Error | Erreur | त्रुटि | Kesalahan | エラー | 오류 | Erro | Ошибка | 错误
        First name | الاسم الأول | Vorname | Nombre | Prénom | प्रथम नाम | Nama depan | 名 | 이름 | Nome | Имя | 名字
        Last name | اسم العائلة | Nachname | Apellidos | Nom | उपनाम | Nama belakang | 姓 | 성 | Sobrenome | Фамилия | 姓氏
        New Contact | جهة اتصال جديدة | Neuer Kontakt | Nuevo contacto | Nouveau contact | नया संपर्क | Kontak Baru | 新規連絡先 | 새로운 연락처 | Novo Contato | Новый контакт | 新建联系人
        Phone | الهاتف | Telefon | Teléfono | Téléphone | फ़ोन | Telepon | 電話 | 전화 | Telefone | Телефон | 电话
        Continue with Apple | متابعة باستخدام Apple | Mit Apple fortfahren | Continuar con Apple | Continuer avec Apple | Apple के साथ जारी रखें | Lanjutkan dengan Apple | Appleで続ける | Apple로 계속하기 | Continuar com a Apple | Продолжить с Apple | 通过Apple继续
        Copy | نسخ | Kopieren | Copiar | Copier | कॉपी करें | Salin | コピー | 복사하기 | Copiar | Скопировать | 拷贝
        Copy Link | نسخ الرابط | Link kopieren | Copiar enlace | Copier le lien | लिंक कॉपी करें | Salin Tautan | リンクをコピー | 링크 복사 | Copiar Link | Скопировать ссылку | 拷贝链接
        Create Document | إنشاء مستند | Dokument erstellen | Crear documento | Créer un document | दस्तावेज़ बनाएँ | Buat Dokumen | 書類を作成 | 문서 생성 | Criar Documento | Создать документ | 创建文稿
        Cut | قص | Ausschneiden | Cortar | Couper | काटें | Potong | カット | 오려두기 | Recortar | Вырезать | 剪切
        Date Picker | منتقي التاريخ | Datumsauswahl | Selector de fecha | Sélecteur de date | तारीख़ चयनकर्ता | Pemilih Tanggal | 日付ピッカー | 날짜 피커 | Seletor de Data | Выбор даты | 日期选择器
        Decrement | إنقاص | Verringern | Reducir | Diminuer | घटाएँ | Kurangi | 減らす | 감소 | Diminuir | Уменьшить | 减少
        Delete | حذف | Löschen | Eliminar | Supprimer | डिलीट करें | Hapus | 削除 | 삭제 | Apagar | Удалить | 删除
        Duplicate | تكرار | Duplizieren | Duplicar | Dupliquer | डुप्लिकेट करें | Duplikat | 複製 | 복제 | Duplicar | Дублировать | 复制
        Drag the icons to organize tabs. | اسحب الأيقونات لتنظيم علامات التبويب. | Bewege die Symbole, um die Tabs zu ordnen. | Arrastra los iconos para organizar las pestañas. | Faites glisser les icônes pour organiser les onglets. | टैब व्यवस्थित करने के लिए आइकॉन ड्रैग करें। | Seret ikon untuk mengatur tab. | アイコンをドラッグしてタブを並べ替えます。 | 아이콘을 드래그하여 탭을 정리합니다. | Arraste os ícones para organizar as abas. | Перетяните значки, чтобы упорядочить вкладки. | 拖移图标以整理标签页。
        Document | مستند | Dokument | Documento | Document | दस्तावेज़ | Dokumen | 書類 | 문서 | Documento | Документ | 文稿
        Documents | المستندات | Dokumente | Documentos | Documents | दस्तावेज़ | Dokumen | 書類 | 문서 | Documentos | Документы | 文稿
        Done | تم | Fertig | OK | OK | पूर्ण | Selesai | 完了 | 완료 | OK | Готово | 完成
        Downloads | التنزيلات | Downloads | Descargas | Téléchargements | डाउनलोड | Unduhan | ダウンロード | 다운로드 | Downloads | Загрузки | 下载
        Edit | تحرير | Bearbeiten | Editar | Modifier | संपादित करें | Edit | 編集 | 편집 | Editar | Править | 编辑
        Export | تصدير | Exportieren | Exportar | Exporter | निर्यात करें | Ekspor | 書き出す | 내보내기 | Exportar | Экспортировать | 导出
        Edit Event | تحرير الحدث | Ereignis bearbeiten | Editar evento | Modifier l’évènement | इवेंट संपादित करें | Edit Acara | イベントを編集 | 이벤트 편집 | Editar Evento | Править событие | 编辑日程
        Ends | ينتهي | Ende | Fin | Fin | समाप्ति | Berakhir | 終了 | 종료 | Término | Конец | 结束
        Event Details | تفاصيل الحدث | Ereignisdetails | Detalles del evento | Détails de l’évènement | इवेंट विवरण | Detail Acara | イベントの詳細 | 이벤트 세부사항 | Detalhes do Evento | О событии | 日程详情
        Eyedropper | القطّارة | Pipette | Cuentagotas | Pipette | आईड्रॉपर | Pipet | スポイト | 스포이드 | Conta-gotas | Пипетка | 吸管
        Fast forward | تقديم سريع | Vorspulen | Avanzar rápido | Avance rapide | तेज़ी से आगे | Maju cepat | 早送り | 앞으로 빨리 감기 | Avançar rápido | Вперед | 快进
        Favorite | مفضّل | Favorit | Favorito | Favori | पसंदीदा | Favorit | お気に入り | 즐겨찾기 | Favorito | Избранное | 个人收藏
        Favorites | المفضّلة | Favoriten | Favoritos | Favoris | पसंदीदा | Favorit | よく使う項目 | 즐겨찾기 | Favoritos | Избранное | 个人收藏
        Featured | المميّزة | Highlights | Destacado | Sélection | चुनिंदा | Unggulan | おすすめ | 추천 | Destaques | Подборка | 精品推荐
        File | ملف | Ablage | Archivo | Fichier | फ़ाइल | File | ファイル | 파일 | Arquivo | Файл | 文件
        First & last name | الاسم الأول واسم العائلة | Vor- und Nachname | Nombre y apellidos | Prénom et nom | प्रथम और अंतिम नाम | Nama depan & belakang | 姓名 | 이름 및 성 | Nome e sobrenome | Имя и фамилия | 姓名
        Forgot password? | هل نسيت كلمة السر؟ | Passwort vergessen? | ¿Has olvidado la contraseña? | Mot de passe oublié ? | पासवर्ड भूल गए? | Lupa kata sandi? | パスワードをお忘れですか? | 암호를 잊으셨습니까? | Esqueceu a senha? | Забыли пароль? | 忘记密码?
        Format | تنسيق | Format | Formato | Format | फ़ॉर्मैट | Format | フォーマット | 포맷 | Formatar | Формат | 格式
        Forward | تقدم | Vorwärts | Siguiente | Suivant | आगे | Maju | 進む | 앞으로 | Avançar | Вперед | 前进
        Green | أخضر | Grün | Verde | Vert | हरा | Hijau | 緑 | 초록색 | Verde | Зеленый | 绿色
        Grid | شبكة | Raster | Cuadrícula | Grille | ग्रिड | Kisi | グリッド | 격자 | Grade | Сетка | 网格
        Help | مساعدة | Hilfe | Ayuda | Aide | सहायता | Bantuan | ヘルプ | 도움말 | Ajuda | Справка | 帮助
        Hex Color # | لون سداسي عشري # | Hex-Farbe # | Color hexadecimal # | Couleur hex. # | हेक्स रंग # | Warna Heks # | 16進カラー # | 16진수 색상 # | Cor hexadecimal # | Цвет Hex # | 十六进制颜色 #
        Hidden | مخفي | Ausgeblendet | Oculto | Masqués | छिपी हुई | Tersembunyi | 非表示 | 가려진 항목 | Ocultos | Скрытые | 已隐藏
        History | السجل | Verlauf | Historial | Historique | इतिहास | Riwayat | 履歴 | 방문 기록 | Histórico | История | 历史记录
        Home | الرئيسية | Startseite | Inicio | Accueil | होम | Rumah | ホーム | 홈 | Início | Домой | 主页
        Image | صورة | Bild | Imagen | Image | चित्र | Gambar | 画像 | 이미지 | Imagem | Изображение | 图像
        In progress | قيد التقدم | In Arbeit | En curso | En cours | प्रगति पर | Sedang berlangsung | 進行中 | 진행 중 | Em andamento | Выполняется | 进行中
        Increment | زيادة | Erhöhen | Aumentar | Augmenter | बढ़ाएँ | Tambah | 増やす | 증가 | Aumentar | Увеличить | 增加
        Info | معلومات | Infos | Información | Infos | जानकारी | Info | 情報 | 정보 | Informações | Информация | 简介
        Landscape | أفقي | Querformat | Horizontal | Paysage | लैंडस्केप | Lanskap | 横 | 가로 | Paisagem | Альбомная | 横向
        Load more... | تحميل المزيد... | Mehr laden ... | Cargar más... | Charger plus... | और लोड करें... | Muat lainnya... | さらに読み込む... | 더 불러오기... | Carregar mais... | Загрузить ещё... | 载入更多...
        Loading… | جارٍ التحميل… | Laden … | Cargando… | Chargement… | लोड हो रहा है… | Memuat… | 読み込み中… | 불러오는 중… | Carregando… | Загрузка… | 正在载入…
        Location | الموقع | Ort | Ubicación | Lieu | स्थान | Lokasi | 場所 | 위치 | Localização | Место | 位置
        Log in | تسجيل الدخول | Anmelden | Iniciar sesión | Se connecter | लॉग इन करें | Masuk | ログイン | 로그인 | Entrar | Войти | 登录
        Log out | تسجيل الخروج | Abmelden | Cerrar sesión | Se déconnecter | लॉग आउट करें | Keluar | ログアウト | 로그아웃 | Sair | Выйти | 退出
        Logged in as %@ | تم تسجيل الدخول باسم %@ | Angemeldet als %@ | Sesión iniciada como %@ | Connecté en tant que %@ | %@ के रूप में लॉग इन हैं | Masuk sebagai %@ | %@としてログイン中 | %@ 계정으로 로그인됨 | Conectado como %@ | Вы вошли как %@ | 已登录为%@
        Logged in using Facebook | تم تسجيل الدخول باستخدام Facebook | Mit Facebook angemeldet | Sesión iniciada con Facebook | Connecté avec Facebook | Facebook से लॉग इन हैं | Masuk dengan Facebook | Facebookでログイン中 | Facebook으로 로그인됨 | Conectado com o Facebook | Вход через Facebook | 已通过Facebook登录
        Login | تسجيل الدخول | Anmeldename | Usuario | Identifiant | लॉगइन | Masuk | ログイン | 로그인 | Login | Логин | 登录
        Login failed | فشل تسجيل الدخول | Anmeldung fehlgeschlagen | Error al iniciar sesión | Échec de la connexion | लॉग इन नहीं हो सका | Gagal masuk | ログインできませんでした | 로그인하지 못함 | Falha ao entrar | Не удалось войти | 登录失败
        Love | حب | Liebe | Me encanta | J’aime | लव | Suka | ラブ | 좋아요 | Amei | Любимое | 喜爱
        Mail | بريد | Mail | Correo | Mail | मेल | Mail | メール | 메일 | Mail | Почта | 邮件
        Menu | قائمة | Menü | Menú | Menu | मेनू | Menu | メニュー | 메뉴 | Menu | Меню | 菜单
        More | المزيد | Mehr | Más | Autres | अधिक | Lainnya | その他 | 더 보기 | Mais | Еще | 更多
        Most Recent | الأحدث | Neueste | Más reciente | Plus récents | सबसे हाल का | Terbaru | 最新 | 최신 | Mais Recentes | Недавние | 最新
        Most Viewed | الأكثر مشاهدة | Meist gesehen | Más visto | Les plus vus | सबसे ज़्यादा देखा गया | Paling Banyak Dilihat | 再生回数順 | 조회 순 | Mais Vistos | Популярные | 最多浏览
        Move | نقل | Bewegen | Mover | Déplacer | मूव करें | Pindah | 移動 | 이동 | Mover | Переместить | 移动
        Move and Scale | تحريك وتغيير الحجم | Bewegen und skalieren | Mover y escalar | Déplacer et mettre à l’échelle | मूव करें और स्केल करें | Pindah dan Skala | 移動とサイズ変更 | 이동 및 크기 조절 | Mover e Redimensionar | Перемещение и масштаб | 移动与缩放
        My Location | موقعي | Mein Standort | Mi ubicación | Ma position | मेरा स्थान | Lokasi Saya | 現在地 | 나의 위치 | Minha Localização | Моя геопозиция | 我的位置
        New Event | حدث جديد | Neues Ereignis | Nuevo evento | Nouvel évènement | नया इवेंट | Acara Baru | 新規イベント | 새로운 이벤트 | Novo Evento | Новое событие | 新建日程
        New Message | رسالة جديدة | Neue Nachricht | Mensaje nuevo | Nouveau message | नया संदेश | Pesan Baru | 新規メッセージ | 새로운 메시지 | Nova Mensagem | Новое сообщение | 新信息
        Next | التالي | Weiter | Siguiente | Suivant | अगला | Berikutnya | 次へ | 다음 | Próximo | Далее | 下一个
        Next Month | الشهر التالي | Nächster Monat | Mes siguiente | Mois suivant | अगला महीना | Bulan Berikutnya | 次の月 | 다음 달 | Próximo Mês | Следующий месяц | 下个月
        No definition found | لم يتم العثور على تعريف | Keine Definition gefunden | No se ha encontrado ninguna definición | Aucune définition trouvée | कोई परिभाषा नहीं मिली | Definisi tidak ditemukan | 定義が見つかりません | 정의를 찾을 수 없음 | Nenhuma definição encontrada | Определение не найдено | 未找到定义
        No Documents | لا توجد مستندات | Keine Dokumente | No hay documentos | Aucun document | कोई दस्तावेज़ नहीं | Tidak Ada Dokumen | 書類なし | 문서 없음 | Nenhum Documento | Нет документов | 无文稿
        No Name | بلا اسم | Kein Name | Sin nombre | Sans nom | कोई नाम नहीं | Tanpa Nama | 名称未設定 | 이름 없음 | Sem Nome | Без имени | 无姓名
        No Printers Found | لم يتم العثور على طابعات | Keine Drucker gefunden | No se han encontrado impresoras | Aucune imprimante trouvée | कोई प्रिंटर नहीं मिला | Printer Tidak Ditemukan | プリンタが見つかりません | 프린터를 찾을 수 없음 | Nenhuma Impressora Encontrada | Принтеры не найдены | 未找到打印机
        No Results | لا توجد نتائج | Keine Ergebnisse | No hay resultados | Aucun résultat | कोई परिणाम नहीं | Tidak Ada Hasil | 検索結果なし | 결과 없음 | Nenhum Resultado | Нет результатов | 无结果
        No Results for “%@” | لا توجد نتائج لـ “%@” | Keine Ergebnisse für „%@“ | No hay resultados para “%@” | Aucun résultat pour « %@ » | “%@” के लिए कोई परिणाम नहीं | Tidak Ada Hasil untuk “%@” | “%@”の検索結果はありません | ‘%@’에 대한 결과 없음 | Nenhum Resultado para “%@” | Нет результатов для «%@» | 没有“%@”的结果
        Not Found | غير موجود | Nicht gefunden | No encontrado | Introuvable | नहीं मिला | Tidak Ditemukan | 見つかりません | 찾을 수 없음 | Não Encontrado | Не найдено | 未找到
        Not signed in | لم يتم تسجيل الدخول | Nicht angemeldet | Sesión no iniciada | Non connecté | साइन इन नहीं है | Belum masuk | サインインしていません | 로그인되어 있지 않음 | Sessão não iniciada | Вход не выполнен | 未登录
        Notifications | الإشعارات | Mitteilungen | Notificaciones | Notifications | सूचनाएँ | Pemberitahuan | 通知 | 알림 | Notificações | Уведомления | 通知
        Opacity | العتامة | Deckkraft | Opacidad | Opacité | अपारदर्शिता | Opasitas | 不透明度 | 불투명도 | Opacidade | Непрозрачность | 不透明度
        Open | فتح | Öffnen | Abrir | Ouvrir | खोलें | Buka | 開く | 열기 | Abrir | Открыть | 打开
        Open in New Window | فتح في نافذة جديدة | In neuem Fenster öffnen | Abrir en una ventana nueva | Ouvrir dans une nouvelle fenêtre | नई विंडो में खोलें | Buka di Jendela Baru | 新規ウインドウで開く | 새로운 윈도우에서 열기 | Abrir em Nova Janela | Открыть в новом окне | 在新窗口中打开
        Open Link | فتح الرابط | Link öffnen | Abrir enlace | Ouvrir le lien | लिंक खोलें | Buka Tautan | リンクを開く | 링크 열기 | Abrir Link | Открыть ссылку | 打开链接
        Options | الخيارات | Optionen | Opciones | Options | विकल्प | Pilihan | オプション | 옵션 | Opções | Параметры | 选项
        Organize | تنظيم | Organisieren | Organizar | Organiser | व्यवस्थित करें | Atur | 整理 | 정리 | Organizar | Упорядочить | 整理
        Orientation | الاتجاه | Ausrichtung | Orientación | Orientation | ओरिएंटेशन | Orientasi | 向き | 방향 | Orientação | Ориентация | 方向
        Red | أحمر | Rot | Rojo | Rouge | लाल | Merah | 赤 | 빨간색 | Vermelho | Красный | 红色
        Rent with Apple Pay | الاستئجار باستخدام Apple Pay | Mit Apple Pay mieten | Alquilar con Apple Pay | Louer avec Apple Pay | Apple Pay से किराए पर लें | Sewa dengan Apple Pay | Apple Payでレンタル | Apple Pay로 대여 | Alugar com o Apple Pay | Арендовать с Apple Pay | 通过Apple Pay租借
        Set up Apple Pay | إعداد Apple Pay | Apple Pay einrichten | Configurar Apple Pay | Configurer Apple Pay | Apple Pay सेट करें | Atur Apple Pay | Apple Payを設定 | Apple Pay 설정 | Configurar o Apple Pay | Настроить Apple Pay | 设置Apple Pay
        Sliders | أشرطة التمرير | Regler | Controles | Curseurs | स्लाइडर | Penggeser | スライダ | 슬라이더 | Controles | Бегунки | 滑块
        Spectrum | الطيف | Spektrum | Espectro | Spectre | स्पेक्ट्रम | Spektrum | スペクトル | 스펙트럼 | Espectro | Спектр | 光谱
        Subscribe with Apple Pay | الاشتراك باستخدام Apple Pay | Mit Apple Pay abonnieren | Suscribirse con Apple Pay | S’abonner avec Apple Pay | Apple Pay से सब्सक्राइब करें | Berlangganan dengan Apple Pay | Apple Payで登録 | Apple Pay로 구독 | Assinar com o Apple Pay | Подписаться с Apple Pay | 通过Apple Pay订阅
        Support with Apple Pay | الدعم باستخدام Apple Pay | Mit Apple Pay unterstützen | Apoyar con Apple Pay | Soutenir avec Apple Pay | Apple Pay से समर्थन करें | Dukung dengan Apple Pay | Apple Payで支援 | Apple Pay로 후원 | Apoiar com o Apple Pay | Поддержать с Apple Pay | 通过Apple Pay支持
        Tip with Apple Pay | الإكرامية باستخدام Apple Pay | Mit Apple Pay Trinkgeld geben | Dejar propina con Apple Pay | Laisser un pourboire avec Apple Pay | Apple Pay से टिप दें | Beri Tip dengan Apple Pay | Apple Payでチップ | Apple Pay로 팁 주기 | Dar gorjeta com o Apple Pay | Дать чаевые с Apple Pay | 通过Apple Pay付小费
        Top Up with Apple Pay | التعبئة باستخدام Apple Pay | Mit Apple Pay Guthaben aufladen | Recargar saldo con Apple Pay | Approvisionner avec Apple Pay | Apple Pay से टॉप अप करें | Isi Ulang dengan Apple Pay | Apple Payでチャージ | Apple Pay로 충전 | Carregar com o Apple Pay | Пополнить счет с Apple Pay | 通过Apple Pay充值余额
        page %@ of %@ | صفحة %@ من %@ | Seite %@ von %@ | página %@ de %@ | page %@ sur %@ | पृष्ठ %@, कुल %@ | halaman %@ dari %@ | %@ / %@ ページ | %@ / %@ 페이지 | página %@ de %@ | страница %@ из %@ | 第%@页，共%@页
        Paper | الورق | Papier | Papel | Papier | काग़ज़ | Kertas | 用紙 | 용지 | Papel | Бумага | 纸张
        Password | كلمة السر | Passwort | Contraseña | Mot de passe | पासवर्ड | Kata Sandi | パスワード | 암호 | Senha | Пароль | 密码
        Paste | لصق | Einsetzen | Pegar | Coller | चिपकाएँ | Tempel | ペースト | 붙여넣기 | Colar | Вставить | 粘贴
        Pause | إيقاف مؤقت | Pause | Pausa | Pause | रोकें | Jeda | 一時停止 | 일시 정지 | Pausar | Пауза | 暂停
        Photo %@ | صورة %@ | Foto %@ | Foto %@ | Photo %@ | फ़ोटो %@ | Foto %@ | 写真 %@ | 사진 %@ | Foto %@ | Фото %@ | 照片 %@
        Photos | الصور | Fotos | Fotos | Photos | फ़ोटो | Foto | 写真 | 사진 | Fotos | Фото | 照片
        Play | تشغيل | Wiedergabe | Reproducir | Lecture | चलाएँ | Putar | 再生 | 재생 | Reproduzir | Воспроизвести | 播放
        Please try again | يرجى المحاولة مرة أخرى | Bitte versuche es erneut | Inténtalo de nuevo | Veuillez réessayer | कृपया फिर से कोशिश करें | Silakan coba lagi | もう一度お試しください | 다시 시도하십시오 | Tente novamente | Повторите попытку | 请重试
        Portrait | عمودي | Hochformat | Vertical | Portrait | पोर्ट्रेट | Potret | 縦 | 세로 | Retrato | Книжная | 纵向
        Post | نشر | Posten | Publicar | Publier | पोस्ट करें | Kirim | 投稿 | 게시 | Publicar | Опубликовать | 发布
        Previous | السابق | Zurück | Anterior | Précédent | पिछला | Sebelumnya | 前へ | 이전 | Anterior | Назад | 上一个
        Previous Month | الشهر السابق | Voriger Monat | Mes anterior | Mois précédent | पिछला महीना | Bulan Sebelumnya | 前の月 | 지난달 | Mês Anterior | Предыдущий месяц | 上个月
        Print | طباعة | Drucken | Imprimir | Imprimer | प्रिंट करें | Cetak | プリント | 프린트 | Imprimir | Напечатать | 打印
        Printer | الطابعة | Drucker | Impresora | Imprimante | प्रिंटर | Printer | プリンタ | 프린터 | Impressora | Принтер | 打印机
        Privacy policy | سياسة الخصوصية | Datenschutzerklärung | Política de privacidad | Règles de confidentialité | निजता नीति | Kebijakan privasi | プライバシー ポリシー | 개인정보처리방침 | Política de Privacidade | Политика конфиденциальности | 隐私权政策
        Progress halted | توقف التقدم | Angehalten | Progreso detenido | Progression interrompue | प्रगति रुकी | Proses terhenti | 停止中 | 진행 멈춤 | Progresso interrompido | Остановлено | 已停止
        Recents | الحديثة | Letzte | Recientes | Récents | हाल ही के | Terbaru | 最近の項目 | 최근 항목 | Recentes | Недавние | 最近项目
        Redo | إعادة | Wiederholen | Rehacer | Rétablir | फिर से करें | Ulangi | やり直す | 다시 실행 | Refazer | Повторить | 重做
        Refresh | تحديث | Aktualisieren | Actualizar | Actualiser | रीफ़्रेश करें | Segarkan | 更新 | 새로 고침 | Atualizar | Обновить | 刷新
        Remove | إزالة | Entfernen | Eliminar | Supprimer | हटाएँ | Hapus | 削除 | 제거 | Remover | Удалить | 移除
        Rename | إعادة تسمية | Umbenennen | Renombrar | Renommer | नाम बदलें | Ganti Nama | 名称変更 | 이름 변경 | Renomear | Переименовать | 重新命名
        Replace | استبدال | Ersetzen | Reemplazar | Remplacer | बदलें | Ganti | 置き換え | 대치 | Substituir | Заменить | 替换
        Reply | رد | Antworten | Responder | Répondre | जवाब दें | Balas | 返信 | 답장 | Responder | Ответить | 回复
        Rewind | ترجيع | Zurückspulen | Rebobinar | Retour rapide | पीछे करें | Mundur | 巻き戻し | 되감기 | Retroceder | Назад | 倒回
        Save | حفظ | Sichern | Guardar | Enregistrer | सहेजें | Simpan | 保存 | 저장 | Salvar | Сохранить | 存储
        Save as PDF | حفظ بتنسيق PDF | Als PDF sichern | Guardar como PDF | Enregistrer au format PDF | PDF के रूप में सहेजें | Simpan sebagai PDF | PDFとして保存 | PDF로 저장 | Salvar como PDF | Сохранить как PDF | 存储为PDF
        Save Image | حفظ الصورة | Bild sichern | Guardar imagen | Enregistrer l’image | चित्र सहेजें | Simpan Gambar | 画像を保存 | 이미지 저장 | Salvar Imagem | Сохранить изображение | 存储图像
        Screenshots | لقطات الشاشة | Bildschirmfotos | Capturas de pantalla | Captures d’écran | स्क्रीनशॉट | Jepretan Layar | スクリーンショット | 스크린샷 | Capturas de Tela | Снимки экрана | 截屏
        Search | بحث | Suchen | Buscar | Rechercher | खोजें | Cari | 検索 | 검색 | Buscar | Поиск | 搜索
        Search Results | نتائج البحث | Suchergebnisse | Resultados de búsqueda | Résultats de la recherche | खोज परिणाम | Hasil Pencarian | 検索結果 | 검색 결과 | Resultados da Busca | Результаты поиска | 搜索结果
        Searching… | جارٍ البحث… | Suchen … | Buscando… | Recherche… | खोजा जा रहा है… | Mencari… | 検索中… | 검색 중… | Buscando… | Поиск… | 正在搜索…
        Select | تحديد | Auswählen | Seleccionar | Sélectionner | चुनें | Pilih | 選択 | 선택 | Selecionar | Выбрать | 选择
        Select All | تحديد الكل | Alles auswählen | Seleccionar todo | Tout sélectionner | सभी चुनें | Pilih Semua | すべてを選択 | 전체 선택 | Selecionar Tudo | Выбрать все | 全选
        Selected | محدد | Ausgewählt | Seleccionado | Sélectionné | चयनित | Dipilih | 選択中 | 선택됨 | Selecionado | Выбрано | 已选定
        Send | إرسال | Senden | Enviar | Envoyer | भेजें | Kirim | 送信 | 보내기 | Enviar | Отправить | 发送
        Settings | الإعدادات | Einstellungen | Ajustes | Réglages | सेटिंग्ज़ | Pengaturan | 設定 | 설정 | Ajustes | Настройки | 设置
        Share | مشاركة | Teilen | Compartir | Partager | शेयर करें | Bagikan | 共有 | 공유 | Compartilhar | Поделиться | 共享
        Share… | مشاركة… | Teilen … | Compartir… | Partager… | शेयर करें… | Bagikan… | 共有… | 공유… | Compartilhar… | Поделиться… | 共享…
        Show more items | عرض المزيد من العناصر | Weitere Objekte anzeigen | Mostrar más ítems | Afficher plus d’éléments | और आइटम दिखाएँ | Tampilkan lebih banyak item | 次の項目を表示 | 더 많은 항목 보기 | Mostrar mais itens | Показать больше пунктов | 显示更多项目
        Show previous items | عرض العناصر السابقة | Vorherige Objekte anzeigen | Mostrar ítems anteriores | Afficher les éléments précédents | पिछले आइटम दिखाएँ | Tampilkan item sebelumnya | 前の項目を表示 | 이전 항목 보기 | Mostrar itens anteriores | Показать предыдущие пункты | 显示上一批项目
        Sidebar | الشريط الجانبي | Seitenleiste | Barra lateral | Barre latérale | साइडबार | Bar Samping | サイドバー | 사이드바 | Barra Lateral | Боковое меню | 边栏
        Sign in | تسجيل الدخول | Anmelden | Iniciar sesión | Se connecter | साइन इन करें | Login | ログイン | 로그인 | Fazer login | Войти | 登录
        Sign in with %@ | تسجيل الدخول باستخدام %@ | Mit %@ anmelden | Iniciar sesión con %@ | Se connecter avec %@ | %@ से साइन इन करें | Login dengan %@ | %@でログイン | %@(으)로 로그인 | Fazer login com %@ | Войти через %@ | 使用 %@ 登录
        Sign in with Google | تسجيل الدخول باستخدام Google | Über Google anmelden | Iniciar sesión con Google | Se connecter avec Google | Google से साइन इन करें | Login dengan Google | Google でログイン | Google 계정으로 로그인 | Fazer login com o Google | Войти через Google | 使用 Google 账号登录
        Sign in with Apple | تسجيل الدخول باستخدام Apple | Mit Apple anmelden | Iniciar sesión con Apple | Se connecter avec Apple | Apple से साइन इन करें | Masuk dengan Apple | Appleでサインイン | Apple로 로그인 | Iniciar sessão com a Apple | Вход с Apple | 通过Apple登录
        Sign in with email | تسجيل الدخول باستخدام البريد الإلكتروني | Mit E-Mail-Adresse anmelden | Iniciar sesión con el correo electrónico | Se connecter avec une adresse e-mail | ईमेल से साइन इन करें | Login dengan email | メールアドレスでログイン | 이메일로 로그인 | Fazer login com e-mail | Войти по адресу эл. почты | 使用电子邮件地址登录
        Sign in with phone | تسجيل الدخول باستخدام الهاتف | Mit Telefonnummer anmelden | Iniciar sesión con el teléfono | Se connecter avec un téléphone | फ़ोन से साइन इन करें | Login dengan telepon | 電話番号でログイン | 전화로 로그인 | Fazer login com telefone | Войти по номеру телефона | 使用电话号码登录
        Sign up | التسجيل | Registrieren | Registrarse | S’inscrire | साइन अप करें | Daftar | 登録 | 가입 | Inscrever-se | Зарегистрироваться | 注册
        Sign up failed | فشل التسجيل | Registrierung fehlgeschlagen | Error al registrarse | Échec de l’inscription | साइन अप नहीं हो सका | Gagal mendaftar | 登録できませんでした | 가입하지 못함 | Falha ao inscrever-se | Не удалось зарегистрироваться | 注册失败
        Sign up with Apple | التسجيل باستخدام Apple | Mit Apple registrieren | Registrarse con Apple | S’inscrire avec Apple | Apple से साइन अप करें | Daftar dengan Apple | Appleで登録 | Apple로 등록 | Inscrever-se com a Apple | Регистрация с Apple | 通过Apple注册
        Starts | يبدأ | Beginn | Inicio | Début | शुरू | Mulai | 開始 | 시작 | Início | Начало | 开始
        Stop | إيقاف | Stopp | Detener | Arrêter | रोकें | Berhenti | 停止 | 중단 | Parar | Остановить | 停止
        Terms of service | بنود الخدمة | Nutzungsbedingungen | Términos del servicio | Conditions d’utilisation | सेवा की शर्तें | Persyaratan layanan | 利用規約 | 서비스 약관 | Termos de Serviço | Условия использования | 服务条款
        Time | الوقت | Uhrzeit | Hora | Heure | समय | Waktu | 時刻 | 시간 | Hora | Время | 时间
        Time Picker | منتقي الوقت | Uhrzeitauswahl | Selector de hora | Sélecteur d’heure | समय चयनकर्ता | Pemilih Waktu | 時刻ピッカー | 시간 피커 | Seletor de Hora | Выбор времени | 时间选择器
        Title | العنوان | Titel | Título | Titre | शीर्षक | Judul | タイトル | 제목 | Título | Название | 标题
        Today | اليوم | Heute | Hoy | Aujourd’hui | आज | Hari Ini | 今日 | 오늘 | Hoje | Сегодня | 今天
        Top Rated | الأعلى تقييمًا | Bestbewertet | Mejor valorado | Mieux notés | शीर्ष रेटिंग वाले | Nilai Tertinggi | 評価の高い順 | 최고 평점 | Mais Bem Avaliados | Лучшие | 最高评分
        Typing | الكتابة | Eingabe | Escritura | Saisie | टाइपिंग | Ketikan | 入力 | 입력 | Digitação | Ввод | 键入
        Undo | تراجع | Widerrufen | Deshacer | Annuler | पूर्ववत् करें | Urungkan | 取り消す | 실행 취소 | Desfazer | Отменить | 撤销
        User | المستخدم | Benutzer | Usuario | Utilisateur | यूज़र | Pengguna | ユーザ | 사용자 | Usuário | Пользователь | 用户
        Username | اسم المستخدم | Benutzername | Nombre de usuario | Nom d’utilisateur | उपयोगकर्ता नाम | Nama pengguna | ユーザ名 | 사용자 이름 | Nome de usuário | Имя пользователя | 用户名
        Videos | الفيديوهات | Videos | Vídeos | Vidéos | वीडियो | Video | ビデオ | 비디오 | Vídeos | Видео | 视频
        View | عرض | Darstellung | Visualización | Présentation | दृश्य | Lihat | 表示 | 보기 | Visualizar | Вид | 显示
        Welcome | مرحبًا | Willkommen | Te damos la bienvenida | Bienvenue | स्वागत है | Selamat datang | ようこそ | 환영합니다 | Olá! | Добро пожаловать | 欢迎
        Window | النافذة | Fenster | Ventana | Fenêtre | विंडो | Jendela | ウインドウ | 윈도우 | Janela | Окно | 窗口
        """
}
