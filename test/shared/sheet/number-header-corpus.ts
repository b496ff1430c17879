/** Column names of contact lists in one language, as programs and people write them. */
export interface PhoneNames {
  readonly mobile: string;
  readonly phone: string;
  /** About telephones, or like their words, but with no number to text. */
  readonly none: string;
}

/** By language; names are separated by commas. */
export const PHONE_NAMES: Readonly<Record<string, PhoneNames>> = {
  en: {
    mobile:
      'Mobile Phone Number, WhatsApp Phone Number, SMS Phone Number, Cell, Phone - Mobile, Person - Phone - Mobile, 07 number, Cellphone #',
    phone:
      'Phone Number, Default Address Phone, billing_phone, Home Phone, Other Phone, Landline, Tel (home)',
    none: 'Fax, Business Fax, Mobility, Homepage, Account number, Home address, Phone call date, Cell line, Text',
  },
  da: {
    mobile: 'Mobil, Mobiltlf., Mobilnr, Mobiltelefon, SMS-nummer, Mobilnummer (privat)',
    phone: 'Telefon, Tlf., Tlf.nr., Telefonnummer, Hjemmetelefon, Fastnet, Arbejdstelefon',
    none: 'Fax, Telefax, CPR-nr., Mobilitet, Hjemmeside, Mobilabonnement, Telefontid, Kontonummer, Medlemsnr., SMS-samtykke',
  },
  de: {
    mobile: 'Handy, Handynummer, Mobil, Mobilfunk, Mobilnummer, Tel. mobil, Mobiltelefon',
    phone: 'Telefon, Telefon privat, Telefon geschäftlich, Rufnummer, Festnetz, Tel.-Nr., Privattelefon',
    none: 'Fax, Faxnummer, Mobilität, Homepage, Handymodell, Kontonummer, Personalausweisnummer, Telefontermin, Wohnmobil',
  },
  sv: {
    mobile: 'Mobil, Mobilnr, Mobiltelefon, Mobilnummer, 07-nummer',
    phone: 'Telefon, Telefonnummer, Tel hem, Hemtelefon, Telefon arbete, Fast telefon',
    none: 'Fax, Personnummer, Rörlighet, Hemsida, Mobilabonnemang, Telefontid, Kontonummer, Kundnummer',
  },
  nb: {
    mobile: 'Mobil, Mobiltelefon, Mobilnummer, Mobilnr.',
    phone: 'Telefon, Tlf, Telefonnummer, Hjemmetelefon, Fasttelefon',
    none: 'Faks, Arbeidsfaks, Fødselsnummer, Hjemmeside, Mobilitet, Kontonummer, Mobilabonnement',
  },
  fi: {
    mobile: 'Matkapuhelin, Matkapuhelinnumero, Kännykkä, Kännykkänumero, GSM, Matkapuh.',
    phone: 'Puhelin, Puhelinnumero, Puh., Kotipuhelin, Työpuhelin, Lankapuhelin',
    none: 'Faksi, Faksi (työ), Henkilötunnus, Kotisivu, Tilinumero, Asiakasnumero, Puhelinliittymä',
  },
  is: {
    mobile: 'Farsími, Farsímanúmer, GSM, GSM-númer',
    phone: 'Sími, Símanúmer, Heimasími, Vinnusími',
    none: 'Fax, Kennitala, Heimasíða, Reikningsnúmer, Heimilisfang',
  },
  fo: {
    mobile: 'Fartelefon, Fartelefonnummar',
    phone: 'Telefon, Telefonnummar',
    none: 'Telefaks, P-tal, Heimasíða',
  },
  nl: {
    mobile:
      '06-nummer, 06 nummer, 06-nr., Mobiel, Mobiel nummer, Mobiele telefoon, Gsm, GSM-nummer, Mobieltje',
    phone:
      'Telefoon, Telefoonnummer, Tel.nr., Telefoon thuis, Telefoon op werk, Vaste telefoon, Huistelefoon',
    none: 'Fax, Fax op werk, BSN, Mobiliteit, Website, Rekeningnummer, Klantnummer, Huisnummer',
  },
  af: {
    mobile: 'Selfoon, Selfoonnommer, Sel nommer',
    phone: 'Telefoon, Telefoonnommer, Tel. no.',
    none: 'Faks, ID-nommer, Webwerf',
  },
  fr: {
    mobile:
      'Portable, Tél. portable, Téléphone mobile, N° de portable, Numéro de mobile, GSM, Tél. mobile, Mobile parent 1, Votre numéro de portable',
    phone: 'Téléphone, Tél., N° de téléphone, Téléphone domicile, Téléphone (bureau), Téléphone fixe, Fixe',
    none: 'Fax, Télécopie, Télécopie (bureau), Mobilité, N° de compte, Date de naissance, Ordinateur portable, Page web',
  },
  es: {
    mobile:
      'Móvil, Teléfono móvil, N.º de móvil, Celular, Teléfono celular, Número de celular, Móvil personal',
    phone: 'Teléfono, Tel., Tfno., Teléfono fijo, Teléfono de casa, Teléfono del trabajo, N.º de teléfono',
    none: 'Fax, Fax del trabajo, Movilidad, DNI, N.º de cuenta, Página web, Fecha de nacimiento',
  },
  ca: {
    mobile: 'Mòbil, Telèfon mòbil, Número de mòbil',
    phone: 'Telèfon, Telèfon fix, Tel. casa',
    none: 'Fax, Fax de la feina, Mobilitat, Compte',
  },
  gl: {
    mobile: 'Móbil, Teléfono móbil',
    phone: 'Teléfono, Teléfono fixo',
    none: 'Fax do traballo, Mobilidade',
  },
  eu: {
    mobile: 'Mugikorra, Telefono mugikorra, Sakelakoa',
    phone: 'Telefonoa, Telefono zenbakia, Telefono finkoa',
    none: 'Faxa, Laneko faxa, NAN zenbakia, Webgunea',
  },
  pt: {
    mobile: 'Telemóvel, Nº de telemóvel, Celular, Telefone celular, Telefone móvel, Celular/WhatsApp',
    phone: 'Telefone, Telefone residencial, Fone, Telefone fixo, Tel. casa, Nº de telefone',
    none: 'Fax, Fax comercial, Mobilidade, CPF, NIF, Conta, Data de nascimento, Site',
  },
  it: {
    mobile: 'Cellulare, Telefono cellulare, N. cellulare, Cell., Tel. cellulare, Numero di cellulare',
    phone: 'Telefono, Telefono abitazione, Tel. casa, Telefono fisso, Recapito telefonico',
    none: 'Fax, Fax di lavoro, Mobilità, Codice fiscale, Sito web, Conto, Data di nascita',
  },
  ro: {
    mobile: 'Mobil, Telefon mobil, Nr. mobil, Număr de mobil, Celular',
    phone: 'Telefon, Nr. telefon, Număr de telefon, Telefon fix, Telefon acasă',
    none: 'Fax, Fax de muncă, Mobilitate, CNP, Cont, Data nașterii',
  },
  pl: {
    mobile: 'Komórka, Telefon komórkowy, Tel. kom., Nr komórki, Numer telefonu komórkowego',
    phone: 'Telefon, Nr telefonu, Telefon domowy, Telefon stacjonarny, Tel.',
    none: 'Faks, Faks służbowy, Mobilność, PESEL, Nr konta, Strona www, Data urodzenia',
  },
  cs: {
    mobile: 'Mobil, Mobilní telefon, Číslo mobilu, Mobilní číslo',
    phone: 'Telefon, Telefonní číslo, Pevná linka, Telefon domů',
    none: 'Fax, Pracovní fax, Mobilita, Rodné číslo, Číslo účtu, Datum narození',
  },
  sk: {
    mobile: 'Mobil, Mobilný telefón, Mobilné číslo, Číslo mobilu',
    phone: 'Telefón, Telefónne číslo, Tel. č., Pevná linka',
    none: 'Fax, Pracovný fax, Mobilita, Rodné číslo, Číslo účtu',
  },
  sl: {
    mobile: 'Mobilni telefon, Mobitel, Mobilna številka, GSM, GSM številka',
    phone: 'Telefon, Telefonska številka, Domači telefon, Stacionarni telefon',
    none: 'Faks, Službeni faks, Mobilnost, EMŠO, Davčna številka',
  },
  hr: {
    mobile: 'Mobitel, Broj mobitela, Mobilni, Mob., Mobilni telefon',
    phone: 'Telefon, Broj telefona, Kućni telefon, Fiksni telefon, Tel.',
    none: 'Faks, Poslovni faks, Mobilnost, OIB, Broj računa, Kućni broj',
  },
  sr: {
    mobile: 'Мобилни, Мобилни телефон, Број мобилног, Mobilni, Broj mobilnog telefona',
    phone: 'Телефон, Број телефона, Кућни телефон, Фиксни телефон',
    none: 'Факс, Радни факс, ЈМБГ, Број рачуна, Датум рођења',
  },
  mk: {
    mobile: 'Мобилен, Мобилен телефон, Мобилен број',
    phone: 'Телефон, Телефонски број, Домашен телефон',
    none: 'Факс, ЕМБГ, Датум',
  },
  bg: {
    mobile: 'Мобилен, Мобилен телефон, GSM, Мобилен номер, Моб. тел.',
    phone: 'Телефон, Телефонен номер, Домашен телефон, Стационарен телефон',
    none: 'Факс, Служебен факс, ЕГН, Мобилност, Дата на раждане',
  },
  ru: {
    mobile:
      'Мобильный, Мобильный телефон, Моб. тел., Сотовый, Номер мобильного, Телефон переносной, Сот. телефон',
    phone: 'Телефон, Номер телефона, Домашний телефон, Рабочий телефон, Городской телефон',
    none: 'Факс, Рабочий факс, Мобильность, ИНН, СНИЛС, Номер счёта, Дата рождения, Согласие на СМС',
  },
  uk: {
    mobile: 'Мобільний, Мобільний телефон, Моб. тел., Номер мобільного',
    phone: 'Телефон, Номер телефону, Домашній телефон',
    none: 'Факс, Робочий факс, ІПН, Дата народження, Мобільність',
  },
  be: {
    mobile: 'Мабільны, Мабільны тэлефон',
    phone: 'Тэлефон, Нумар тэлефона, Хатні тэлефон',
    none: 'Факс, Працоўны факс, Дата нараджэння',
  },
  lt: {
    mobile: 'Mobilusis, Mobilusis telefonas, Mob. tel., Mobiliojo numeris, Mob. telefono numeris',
    phone: 'Telefonas, Telefono numeris, Tel. nr., Namų telefonas',
    none: 'Faksas, Darbo faksas, Asmens kodas, Sąskaitos numeris, Gimimo data',
  },
  lv: {
    mobile: 'Mobilais, Mobilais tālrunis, Mob. tālr., Mobilā tālruņa numurs',
    phone: 'Tālrunis, Tālruņa numurs, Tālr., Telefons, Mājas tālrunis',
    none: 'Fakss, Personas kods, Konta numurs, Dzimšanas datums',
  },
  et: {
    mobile: 'Mobiil, Mobiiltelefon, Mobiilinumber, Mobiili nr',
    phone: 'Telefon, Telefoninumber, Kodutelefon, Lauatelefon',
    none: 'Faks, Tööfaks, Isikukood, Kontonumber, Sünnikuupäev, Koduleht',
  },
  hu: {
    mobile: 'Mobil, Mobilszám, Mobiltelefon, Mobiltelefonszám, Mobil telefonszám',
    phone: 'Telefon, Telefonszám, Otthoni telefon, Vezetékes telefon, Tel.szám',
    none: 'Fax, Munkahelyi fax, Adószám, Bankszámlaszám, Születési dátum, Mobilitás',
  },
  el: {
    mobile: 'Κινητό, Κινητό τηλέφωνο, Αριθμός κινητού, Κιν.',
    phone: 'Τηλέφωνο, Τηλ., Αριθμός τηλεφώνου, Σταθερό, Τηλέφωνο οικίας',
    none: 'Φαξ, Φαξ εργασίας, ΑΦΜ, ΑΜΚΑ, Ημερομηνία γέννησης, Κινητικότητα',
  },
  tr: {
    mobile: 'Cep, Cep telefonu, Cep No, Cep Tel, GSM, GSM No, Mobil telefon, Cep Numarası',
    phone: 'Telefon, Telefon No, Telefon numarası, Ev telefonu, İş telefonu, Sabit telefon',
    none: 'Faks, İş Faksı, TC Kimlik No, Hesap no, Doğum tarihi, Cep harçlığı',
  },
  az: {
    mobile: 'Mobil, Mobil telefon, Mobil nömrə',
    phone: 'Telefon, Telefon nömrəsi, Ev telefonu',
    none: 'Faks, İş Faksı, FİN kod',
  },
  uz: {
    mobile: 'Mobil telefon, Mobil raqam, Uyali telefon',
    phone: 'Telefon, Telefon raqami',
    none: 'Faks, Pasport, Tug‘ilgan sana',
  },
  kk: {
    mobile: 'Ұялы телефон, Ұялы, Мобильді телефон',
    phone: 'Телефон, Телефон нөмірі',
    none: 'Факс, ЖСН, Туған күні',
  },
  ka: {
    mobile: 'მობილური, მობილურის ნომერი, მობილური ტელეფონი',
    phone: 'ტელეფონი, ტელეფონის ნომერი, ტელ.',
    none: 'ფაქსი, პირადი ნომერი',
  },
  hy: {
    mobile: 'Բջջային, Բջջային հեռախոս, Բջջային համար',
    phone: 'Հեռախոս, Հեռախոսահամար',
    none: 'Ֆաքս, Ծննդյան ամսաթիվ',
  },
  sq: {
    mobile: 'Celular, Numri i celularit, Celulari, Telefon celular',
    phone: 'Telefon, Numri i telefonit, Telefoni',
    none: 'Faks, Faksi i punës, NIPT',
  },
  cy: {
    mobile: 'Symudol, Ffôn symudol, Rhif symudol',
    phone: 'Ffôn, Rhif ffôn, Ffôn cartref',
    none: 'Ffacs gwaith, Dyddiad geni',
  },
  ga: {
    mobile: 'Fón póca, Guthán póca, Uimhir fón póca',
    phone: 'Fón, Guthán, Uimhir fóin',
    none: 'Facs Oibre, Dáta breithe',
  },
  mt: {
    mobile: 'Mowbajl, Numru tal-mowbajl',
    phone: 'Telefon, Numru tat-telefon',
    none: 'Feks, Data tat-twelid',
  },
  ar: {
    mobile:
      'الجوال, رقم الجوال, جوال, الهاتف المحمول, موبايل, رقم الموبايل, الهاتف النقال, النقال, الهاتف الجوال, رقمالجوال, الجوالNo',
    phone: 'الهاتف, رقم الهاتف, هاتف المنزل, تلفون, التليفون, هاتف العمل',
    none: 'الفاكس, فاكس العمل, رقم الهوية, رقم الحساب, تاريخ الميلاد',
  },
  fa: {
    mobile: 'تلفن همراه, شماره همراه, موبایل, شماره موبایل',
    phone: 'تلفن, شماره تلفن, تلفن ثابت, تلفن منزل',
    none: 'فکس, نمابر, کد ملی, شماره حساب, تاریخ تولد',
  },
  ur: { mobile: 'موبائل, موبائل نمبر', phone: 'فون, فون نمبر, ٹیلی فون', none: 'فیکس, شناختی کارڈ نمبر' },
  he: {
    mobile: 'נייד, טלפון נייד, מספר נייד, סלולרי, פלאפון, טל. נייד',
    phone: 'טלפון, מספר טלפון, טלפון בבית, טלפון בעבודה, טל., מספרטלפון',
    none: 'פקס, פקס עבודה, תעודת זהות, מספר חשבון, תאריך לידה, ניידות',
  },
  hi: {
    mobile: 'मोबाइल, मोबाइल नंबर, मोबाइल नम्बर, मोबाइलनंबर',
    phone: 'फोन, फ़ोन नंबर, दूरभाष, टेलीफोन',
    none: 'फैक्स, कार्य फैक्स, आधार नंबर, जन्म तिथि',
  },
  mr: {
    mobile: 'मोबाईल, मोबाईल क्रमांक, भ्रमणध्वनी',
    phone: 'फोन, दूरध्वनी, दूरध्वनी क्रमांक',
    none: 'फॅक्स, आधार क्रमांक',
  },
  bn: { mobile: 'মোবাইল, মোবাইল নম্বর', phone: 'ফোন, ফোন নম্বর, টেলিফোন', none: 'ফ্যাক্স, জন্ম তারিখ' },
  ta: {
    mobile: 'மொபைல், மொபைல் எண், கைபேசி எண், அலைபேசி',
    phone: 'தொலைபேசி, தொலைபேசி எண், போன்',
    none: 'தொலைநகல், ஆதார் எண்',
  },
  te: { mobile: 'మొబైల్, మొబైల్ నంబర్', phone: 'ఫోన్, ఫోన్ నంబర్', none: 'ఫ్యాక్స్, ఆధార్' },
  gu: { mobile: 'મોબાઇલ, મોબાઈલ નંબર', phone: 'ફોન, ફોન નંબર', none: 'ફેક્સ, આધાર' },
  pa: { mobile: 'ਮੋਬਾਈਲ, ਮੋਬਾਈਲ ਨੰਬਰ', phone: 'ਫ਼ੋਨ, ਫੋਨ ਨੰਬਰ', none: 'ਫੈਕਸ, ਆਧਾਰ' },
  ml: { mobile: 'മൊബൈൽ, മൊബൈൽ നമ്പർ', phone: 'ഫോൺ, ഫോൺ നമ്പർ', none: 'ഫാക്സ്, ആധാർ' },
  kn: { mobile: 'ಮೊಬೈಲ್, ಮೊಬೈಲ್ ಸಂಖ್ಯೆ', phone: 'ಫೋನ್, ದೂರವಾಣಿ', none: 'ಫ್ಯಾಕ್ಸ್' },
  si: { mobile: 'ජංගම දුරකථනය, ජංගම', phone: 'දුරකථන, දුරකථන අංකය', none: 'ෆැක්ස්' },
  ne: { mobile: 'मोबाइल, मोबाइल नम्बर', phone: 'फोन, टेलिफोन', none: 'फ्याक्स, नागरिकता नम्बर' },
  th: {
    mobile: 'มือถือ, เบอร์มือถือ, โทรศัพท์มือถือ, โทรศัพท์เคลื่อนที่, เบอร์โทรศัพท์มือถือ',
    phone: 'โทรศัพท์, เบอร์โทร, เบอร์โทรศัพท์, โทรศัพท์บ้าน, หมายเลขโทรศัพท์',
    none: 'โทรสาร, แฟกซ์, เลขบัตรประชาชน, เลขที่บัญชี, วันเกิด',
  },
  lo: { mobile: 'ມືຖື, ເບີມືຖື', phone: 'ໂທລະສັບ, ເບີໂທ', none: 'ແຟັກ' },
  km: { mobile: 'ទូរស័ព្ទដៃ, លេខទូរស័ព្ទដៃ', phone: 'ទូរស័ព្ទ, លេខទូរស័ព្ទ', none: 'ទូរសារ' },
  my: { mobile: 'မိုဘိုင်း, လက်ကိုင်ဖုန်း, မိုဘိုင်းဖုန်း', phone: 'ဖုန်း, ဖုန်းနံပါတ်', none: 'ဖက်စ်' },
  vi: {
    mobile: 'Di động, Số di động, ĐTDĐ, Điện thoại di động, Số ĐTDĐ, SĐT di động',
    phone: 'Điện thoại, Số điện thoại, SĐT, Số ĐT, ĐT, Điện thoại nhà, ĐT liên hệ',
    none: 'Fax, Số fax, CMND, CCCD, Số tài khoản, Ngày sinh, Số nhà',
  },
  id: {
    mobile: 'HP, No HP, No. HP, Nomor HP, Ponsel, No. Handphone, Nomor Ponsel, No WA, Nomor WhatsApp',
    phone: 'Telepon, No. Telepon, Nomor Telepon, No. Telp, Telp. Rumah',
    none: 'Faks, Faksimile Kerja, NIK, No. KTP, No. Rekening, Tanggal lahir',
  },
  ms: {
    mobile: 'Telefon bimbit, No. telefon bimbit, No. HP, Handphone',
    phone: 'Telefon, No. telefon, Nombor telefon, Telefon rumah',
    none: 'Faks, No. KP, No. akaun',
  },
  fil: {
    mobile: 'Mobile, Numero ng mobile, Cellphone number, CP No., Selpon',
    phone: 'Telepono, Numero ng telepono, Tel. No.',
    none: 'Fax, Kaarawan',
  },
  sw: {
    mobile: 'Simu ya mkononi, Rununu, Nambari ya simu ya mkononi',
    phone: 'Simu, Nambari ya simu, Namba ya simu',
    none: 'Faksi, Kitambulisho',
  },
  am: { mobile: 'ሞባይል, ሞባይል ቁጥር', phone: 'ስልክ, ስልክ ቁጥር', none: 'ፋክስ' },
  mn: { mobile: 'Гар утас, Гар утасны дугаар', phone: 'Утас, Утасны дугаар', none: 'Факс, Регистр' },
  ja: {
    mobile: '携帯, 携帯電話, 携帯番号, 携帯電話番号, 携帯TEL, ケータイ, スマホ, 本人携帯, 携帯電話（本人）',
    phone: '電話, 電話番号, 自宅電話番号, 会社電話, 連絡先電話番号, 固定電話, TEL, 自宅TEL',
    none: 'FAX, ファックス, 職場FAX, 会社FAX番号, 口座番号, 生年月日, 郵便番号, 会員番号',
  },
  ko: {
    mobile: '휴대폰, 휴대전화, 핸드폰, 휴대폰 번호, 핸드폰번호, 휴대전화번호, 휴대 전화, 이동전화, 모바일',
    phone: '전화, 전화번호, 집 전화, 회사전화, 연락처, 근무처 전화, 유선전화',
    none: '팩스, 회사 팩스, 팩스번호, 주민등록번호, 계좌번호, 생년월일',
  },
  'zh-Hans': {
    mobile: '手机, 手机号, 手机号码, 移动电话, 联系手机, 手机号（必填）, 本人手机',
    phone: '电话, 电话号码, 联系电话, 住宅电话, 单位电话, 固定电话, 座机',
    none: '传真, 工作传真, 传真号码, 身份证号, 银行账号, 出生日期',
  },
  'zh-Hant': {
    mobile: '手機, 手機號碼, 行動電話, 手提電話, 流動電話, 手提, 手提號碼, 聯絡手機',
    phone: '電話, 電話號碼, 聯絡電話, 住家電話, 市話, 公司電話',
    none: '傳真, 工作傳真, 傳真號碼, 身分證字號, 身份證號碼, 銀行帳號, 出生日期',
  },
};
