import { wordsOf } from '../format/words-in-name.ts';
import { lazily } from '../lazily.ts';

/** Scripts that write words without spaces between them, or join endings to them. */
const RUN_ON =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** `携帯TEL` and `جوالNo` are two words each. */
const SEAM = /(?<=(?!\p{sc=Latin})\p{L}\p{M}?)(?=\p{sc=Latin})|(?<=\p{sc=Latin})(?=(?!\p{sc=Latin})\p{L})/gu;

/** Whether a name, as its words, has one of the terms, which commas separate: whole words, or anywhere where words run on. */
export function anyTerm(text: string): (words: readonly string[]) => boolean {
  const patterns = lazily(() => {
    const all = text.split(',').map((term) => wordsOf(term).join(' '));
    const isRunOn = (term: string) => RUN_ON.test(term);
    const either = (terms: readonly string[]) => terms.filter(Boolean).join('|') || '(?!)';
    return {
      // Arabic and Hebrew join their article to the word, and people the word for number, as in `मोबाइलनंबर`.
      spaced: new RegExp(
        `(?<!\\p{L})(?:رقم|מספר)?(?:ال|ה)?(?:${either(all.filter((term) => !isRunOn(term)))})(?:नबर)?(?!\\p{L})`,
        'u',
      ),
      runOn: new RegExp(either(all.filter(isRunOn)), 'u'),
    };
  });
  return (words) => patterns().spaced.test(words.join(' ')) || patterns().runOn.test(words.join(''));
}

export function withSeams(name: string): string {
  return name.replace(SEAM, ' ');
}

/** One language per line, for languages whose words have no common ending or stem. */
export const MOBILE_TERMS = `
  mugikorra, sakelakoa, symudol, fon poca, guthan poca, mowbajl, selpon, selfoon, uyali, ponsel, bimbit, handphone,
  simu ya mkononi, rununu, mkononi, di động, di dong, đtdđ, dtdd, sđtdđ,
  мабільны, ұялы, мобилни, мобилног, мобилан, переносной, сот, гар утас, гар утасны,
  მობილური, მობილურის, մոբայլ, բջջային, ሞባይል,
  جوال, محمول, نقال, موبايل, همراه, موبایل, موبائل, موبائیل,
  נייד, סלולרי, סלולר, פלאפון,
  मोबाइल, मोबाईल, भ्रमणध्वनी, মোবাইল, মুঠোফোন, மொபைல், கைபேசி, அலைபேசி, మొబైల్, మొబైలు, મોબાઇલ, મોબાઈલ, ਮੋਬਾਈਲ, ਮੋਬਾਇਲ,
  മൊബൈൽ, ಮೊಬೈಲ್, ජංගම,
  มือถือ, เคลื่อนที่, ມືຖື, ទូរស័ព្ទដៃ, မိုဘိုင်း, လက်ကိုင်ဖုန်း,
  携帯, ケータイ, スマホ, 휴대폰, 휴대전화, 핸드폰, 이동전화, 모바일,
  手机, 移动电话, 移动号码, 手機, 手提, 行動電話, 流動電話
`;

export const PHONE_TERMS = `
  telefonoa, telefonoaren, ffon, fon, foin, guthan, telepono, telepon, telp, simu, pevna linka, land line, đien thoai, dien thoai, đt, sđt, sdt,
  тэлефон, тэлефона, утас, утасны, ტელეფონი, ტელეფონის, ტელ, հեռախոս, հեռախոսահամար, հեռ, ስልክ,
  هاتف, تلفون, تليفون, تلفن, فون, ٹیلیفون,
  טלפון, טל,
  फोन, टेलीफोन, टेलिफोन, दूरभाष, दूरध्वनी, ফোন, টেলিফোন, தொலைபேசி, போன், ఫోన్, దూరవాణి, ફોન, ટેલિફોન, ਫੋਨ, ਟੈਲੀਫੋਨ, ഫോൺ, ಫೋನ್, ದೂರವಾಣಿ,
  දුරකථන, දුරකථනය,
  โทรศัพท์, เบอร์โทร, ໂທລະສັບ, ເບີໂທ, ទូរស័ព្ទ, ဖုန်း,
  電話, 電話番号, 전화, 연락처, 电话, 座机, 市話, 市内電話
`;

export const FAX_TERMS = `
  faxa, faxul, faksi, faksa, faksas, fakss, faksimile, ffacs, facs, feks, ֆաքս, ფაქსი, ፋክስ,
  فاكس, فکس, فیکس, نمابر, פקס,
  फैक्स, फॅक्स, फ्याक्स, ফ্যাক্স, தொலைநகல், ஃபேக்ஸ், ఫ్యాక్స్, ફેક્સ, ਫੈਕਸ, ഫാക്സ്, ಫ್ಯಾಕ್ಸ್, ෆැක්ස්,
  โทรสาร, แฟกซ์, ແຟັກ, ទូរសារ, ဖက်စ်, ファックス, ファクス, ファクシミリ, 팩스, 传真, 傳真
`;

/** Where a number rings, or which of several it is. */
export const PLACE_TERMS = `
  home, house, work, business, office, private, personal, other, main, primary, secondary, second, first, alternative, alternate,
  landline, daytime, evening, additional, own, privat, zuhause, arbeit, geschaftlich, dienstlich, dienst, buro, zentrale,
  festnetz, weitere, weiteres, andere, haupt, domicile, maison, bureau, travail, principal, principale, autre, personnel,
  professionnel, perso, pro, fixe, casa, trabajo, oficina, particular, otro, fijo, lavoro, ufficio, abitazione, altro, fisso,
  residencial, trabalho, comercial, outro, fixo, thuis, werk, prive, zakelijk, overig, vast, hem, hemma, arbete, arbetet, jobb,
  jobbet, bostad, hjem, arbejde, arbeid, andet, annet, kantor, fast, koti, tyo, toimisto, muu, dom, domowy, praca, sluzbowy,
  sluzbowa, stacjonarny, inny, glowny, prace, domu, pevna, hlavni, otthoni, munkahelyi, acasa, serviciu, birou, ev, is, домашний,
  рабочий, служебный, дом, работа, другой, основной, стационарный, その他, 工作, 其他, 기타, kucni, poslovni, domov, doma, kodu, tookoha,
  namu, darbo, majas, etxea, lana, cartref, baile, nha, rumah, хатні, працоўны, домашній, робочий, кућни, домашен, служебен,
  οικιας, εργασιας, სახლის, տուն, المنزل, منزل, العمل, عمل, خانه, کار, ثابت, בית, בבית, עבודה, בעבודה, घर, कार्यालय, বাসা, அலுவலக,
  บ้าน, ที่ทำงาน, 自宅, 勤務先, 会社, 固定, 住宅, 单位, 公司, 家庭, 住家, 집, 직장, 회사, 근무처, 유선
`;

/** Numbers that reach someone other than the person, or that no text reaches. */
export const OTHER_TERMS = `
  emergency, ice, assistant, assistants, manager, managers, spouse, partner, partners, parent, parents, mother, mothers, father,
  fathers, mum, mom, dad, guardian, guardians, carer, kin, relative, wife, husband, child, company, reception, switchboard, car,
  radio, callback, referrer, neighbour, neighbor, contact, doctor, gp, notfall, assistent, assistenz, ehepartner, partnerin,
  mutter, vater, eltern, firma, auto, ruckruf, angehorige, urgence, assistante, conjoint, mere, pere, societe, voiture, rappel,
  emergencia, asistente, conyuge, madre, padre, empresa, coche, emergenza, assistente, azienda, nod, anhorig, mor, far, mamma,
  pappa, foralder, foretag, bil, moeder, vader, ouder, bedrijf, noodgeval, entreprise, responsable, mae, pai, genitore, genitori,
  staff, agent, agents, rep, sales, salesperson, consultant, therapist, stylist, teacher, tutor, coach, trainer, instructor, vendor,
  supplier, courier, driver, drivers, landlord, helpdesk, support, store, shop, branch, salon, clinic, school, warehouse,
  berater, betreuer, mitarbeiter, vertreter, lehrer, praxis, filiale, arzt, hausarzt, commercial, conseiller, vendeur, medecin,
  vendedor, vendedora, medico, conductor, agente, commerciale, medarbejder, foresatt, selger, verkoper, huisarts, aidin, isan, huoltajan, myyjan, matki, ojca, rodzica, opiekuna, handlowca,
  alarmowy, matky, otce, rodice, parinte, mama, veli, anne, baba, матери, отца, родителя, менеджера, водителя, μητερας, πατερα,
  notfallhandy, notfalltelefon, firmenhandy, firmentelefon, mitarbeiterhandy, sachbearbeiter, forældre, værge, læge, chauffør,
  behandler, pårørende, sælger, säljare, vårdnadshavare, målsman, medewerker, chauffeur, responsável, 家长, 父亲, 母亲, 紧急, 销售,
  保護者, 緊急, 担当者, 비상, 보호자, طوارئ, الأب, الأم, אמא, אבא, חירום
`;

/** In names of columns whose digits are a date, an amount or a code. */
export const FOREIGN_TERMS = `
  ngay, tanggal, tarikh, datums, kuupaev, датум, күні, თარიღი, تاريخ, تاریخ, תאריך, तारीख, দিনাংক, তারিখ, วันที่,
  日時, 日付, 時間, 料金, 住所, 날짜, 시간, 요금, 주소, 日期, 时间, 费, 地址, 費用
`;
