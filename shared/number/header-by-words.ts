import { wordsOf } from '../format/words-in-name.ts';
import { lazySet } from '../lazily.ts';
import { inLatin } from './latin-digits.ts';
import { ABOUT_TERMS, anyTerm, FAX_TERMS, MOBILE_TERMS, PHONE_TERMS, withSeams } from './phone-words.ts';

/** How likely numbers to text are below; `vague` names are as common for other numbers. */
export type NumberHeader = 'mobile' | 'phone' | 'vague' | 'none';

/** A form's question above its answers may be longer than any name, but not by much. */
const MOST_WORDS = 12;
const LONGEST_NAME = 400;
const LONGEST_WORD = 40;

/** A form's instruction on how to write a number. */
const HOW_WRITTEN = /\((?:(?:with|incl|inkl|mit|med|avec|con|com|met|cu|z)\b|[^()]{0,100}\d{3})[^)]*\)/iu;

/**
 * Judges a column's name by its words: one means telephone or mobile, and none shows that the column is about
 * numbers, such as a consent, a date or a model. Words with other common meanings, such as `cell`, count only
 * among words that go with a number.
 */
export function headerByWords(name: string): NumberHeader {
  if (name.length > LONGEST_NAME) return 'none';
  const words = wordsOf(withSeams(inLatin(name).replace(HOW_WRITTEN, '')));
  if (words.length === 0 || words.length > MOST_WORDS || /\?\s*\S/.test(name)) return 'none';
  if (words.some((word) => word.length > LONGEST_WORD || ABOUT.has(word) || ENDS_ABOUT.test(word)))
    return 'none';
  if (isAbout(words)) return 'none';
  const kinds = words.map(kindOf);
  if (kinds.includes('mobile') || saysMobile(words) || STARTS.test(name)) return 'mobile';
  if (kinds.includes('phone') || saysPhone(words))
    return words.some((word) => MOBILE_AIDS.has(word)) ? 'mobile' : 'phone';
  const goesWith = (word: string, at: number) => kinds[at] !== 'none' || WITH_NUMBER.has(word);
  if (words.length < 2 || !words.every(goesWith)) return 'none';
  if (kinds.includes('weak')) return kinds.every((kind) => kind === 'weak') ? 'none' : 'mobile';
  return kinds.includes('number') && words.some((word) => CONTACT.test(word)) ? 'vague' : 'none';
}

/** Whether the name means mobile, phone or number, and nothing else. */
export function isPhoneWord(word: string): boolean {
  return kindOf(word) !== 'none' || saysMobile([word]) || saysPhone([word]);
}

export function saysFax(name: string): boolean {
  if (name.length > LONGEST_NAME) return false;
  const words = wordsOf(withSeams(name));
  return words.some((word) => FAX.test(word)) || isFax(words);
}

function kindOf(word: string): 'mobile' | 'phone' | 'weak' | 'number' | 'none' {
  if (NUMBER.test(word)) return 'number';
  if (WEAK.has(word)) return 'weak';
  if (NO_PHONE.test(word)) return 'none';
  // The word for number may be joined to the end, and in many languages whose number it is to the front.
  const stem = PHONE.test(word) ? word : word.replace(NUMBER_END, '');
  if (MOBILE.test(stem) || MOBILE_END.test(stem)) return 'mobile';
  return PHONE.test(stem) || PHONE_END.test(stem) ? 'phone' : 'none';
}

const saysMobile = anyTerm(MOBILE_TERMS, wordsOf);
const saysPhone = anyTerm(PHONE_TERMS, wordsOf);
const isAbout = anyTerm(ABOUT_TERMS, wordsOf);
const isFax = anyTerm(FAX_TERMS, wordsOf);
/** Mobile numbers are named by their start, as in the Dutch `06-nummer`. */
const STARTS = /(?<!\d)0[467][\s-]?(?:nummer|number|nr)(?!\p{L})/iu;

const MOBILE = new RegExp(
  `^(?:${[
    'msisdn|gsm|whatsapp|smartphone|handphone|natel|handy|handys',
    'mobile?s?|mob|mobl|mbl|mobil(?:e[nsr]?|funk|tele(?:fon|phone)|tele?|tlf|fon|phone|en|u|ul|ni|ny|neho|niho|nog|na|ne|om)?',
    'mobiliojo|mobila|mobiili|fartelefon|farsima',
    'cellphone|cellular|cellulare|cellulari|celular|celulares|celulare|celulari|celularit|celu',
    'movil|moviles|movel|moveis|telemovel|telemoveis|tlm|telmovil|telmob|telmobil|telmobile',
    'mobiel|mobiele|mobieltje|mobieletelefoon|mobieltelefoon',
    'matkapuhelin|matkapuhelimen|matkapuh|kannykka|kannykan|gsmpuhelin',
    'komorka|komorki|komorkowy|komorkowe|komorkowego|komorkowa',
    'mobitel|mobitela|mobilais|mobilusis|mobilus|mobiil|mobiilinumber|farsimi',
    'κινητο|κινητου|κινητα|κιν',
    'мобил\\p{L}*|мобіл\\p{L}*|моб|сотов\\p{L}*|гсм|мобтел',
  ].join('|')})$`,
  'u',
);
const PHONE = new RegExp(
  `^(?:${[
    'phone|phones|telephone|telephones|tele?|telno|telnr|tlf|tlfn|tlph|tfn|telf|tfno|telef|telefono?s?|fono|fone|fones|telefones?',
    'telefon(?:u|a|y|i|ul|ni|ne|en|er|isch|iczny|iczne|iczna|icky|ski|ska|ska|ja|os)?|telfon|tlfnummer|rufnummer|fon|ruf',
    'telefoon|telefoons|telefonische|puhelin|puhelimen|puh|telephonique|telefonico|telefonica|recapito',
    'telefonszam|telefonas|telefona|telefons|telefoni|telefonit|talrunis|talruna|talr|simi|heimasimi|vinnusimi',
    'τηλεφωνο|τηλεφωνου|τηλεφωνα|τηλ|σταθερο',
    'телефон\\p{L}*|тел',
  ].join('|')})$`,
  'u',
);
const MOBILE_END = /(?<=.{2})(?:handys?|mobil(?:telefon|tlf|en)?|mobiele?|matkapuhelin|kannykka)$/u;
const PHONE_END =
  /(?<=.{2})(?:telefon(?:en|u|ul)?|telefoon|telephone|puhelin|telefono|telefone|tlf|rufnummer)$|^(?:home|work|business|office|cell|contact|primary|main|other|day|evening|company|private)phones?$/u;
/** Words with such endings that are not telephones. */
const NO_PHONE =
  /^(?:auto|immo|snow|auf|loco|wohn|elektro)mobil|^моб[иі]л\p{L}*(?:ост|ість|изац)|^(?:mega|grammo|xylo|saxo|micro|mikro|head|ear|i)(?:phone|fon|telefon)s?$/u;
const FAX =
  /^(?:tele)?(?:fax|faks|kopie)|fax(?:nummer|nr|no)?$|^(?:telecopie|telecopieur|факс|φαξ|pager|beeper|modem)/u;

const NUMBERS =
  'numbers?|nummern?|nummeret|nummar|nommer|nomor|nos?|nrs?|num|numero|numeros|numer|numeru|numery|numar|numarul|numarasi|numara|nro|cislo|cisla|szam|szama|broj|broja|stevilka|numeris|numurs|номер\\p{L}{0,20}|ном|αριθμος|αρ';
const NUMBER = new RegExp(`^(?:${NUMBERS})$`, 'u');
const NUMBER_END = new RegExp(`(?<=.{2})(?:${NUMBERS})$`, 'u');
/** Words that as often mean something else. */
const WEAK = new Set('cell cel sel cep cp sms text ph hp wa portable'.split(' '));
/** Of these, the words that tell which telephone the number belongs to. */
const MOBILE_AIDS = new Set('cell cel sel cep sms text portable'.split(' '));
const CONTACT = /^(?:contact|kontakt|contacto|contato|contatto|yhteys|kapcsolat|iletisim|контакт)/u;

/** Words for columns about numbers that contain none; folded as by `wordsOf`. */
const ABOUT = lazySet(() =>
  wordsOf(`
  fax telefax telefaks faks факс φαξ email mail mails adresse address url link web skype telegram
  consent consents permission permitted allow allowed allows optin optout opt opted agree agreed accept accepted gdpr marketing
  ok okay may can has have was want wants wish why how when which who prefer prefers
  verified verify valid validated invalid confirmed checked status state type types kind label labels category group
  model models brand make maker manufacturer device os version plan contract subscription subscriptions tariff provider carrier operator network
  date dates day days time times hour hours month year created updated changed last called calls call calling minutes
  cost costs bill bills billing price fee amount usage count quantity total note notes comment comments remark
  extension ext code prefix area country region zone list lists message messages reminder reminders newsletter campaign
  id key password pin puk imei serial sim owner name names language format answered reached result reason
  einwilligung zustimmung erlaubt erlaubnis einverstanden gestattet modell marke hersteller gerat vertrag tarif anbieter netz datum
  uhrzeit zeit zeiten tag monat jahr typ art status kosten rechnung gebuhr betrag anzahl bemerkung notiz notizen kommentar
  vorwahl durchwahl landesvorwahl landervorwahl passwort besitzer name sprache geprueft gepruft gultig erreichbar erreichbarkeit
  samtycke samtycker tillatet tillaten godkant godkand modell marke markte avtal abonnemang operator datum tid kostnad antal anteckning riktnummer landskod
  samtykke tilladt tillatt godkendt godkjent maerke merke abonnement dato kostnad kommentar landekode landskode retningsnummer
  suostumus sallittu malli merkki liittyma operaattori paivamaara aika maara huomautus suuntanumero maakoodi lupa tyyppi
  toestemming toegestaan akkoord merk abonnement aanbieder tijd kosten aantal opmerking landcode netnummer geldig soort
  consentement autorise accord modele marque forfait operateur heure cout nombre remarque indicatif valide
  consentimiento permitido permiso modelo marca contrato operador fecha hora costo coste cantidad nota prefijo valido tipo
  consenso consentito autorizzato autorizzazione modello marca contratto operatore data ora costo quantita nota prefisso valido
  consentimento permitido autorizado modelo contrato operadora data hora custo quantidade observacao indicativo
  zgoda dozwolony dozwolone model umowa data godzina koszt liczba uwagi kierunkowy rodzaj sieć
  souhlas povoleno povolen smlouva operátor datum cas cena pocet poznamka predvolba druh
  hozzajarulas engedelyezett tipus szerzodes szolgaltato idopont koltseg darab megjegyzes korzet
  onay izin izinli modeli marka sozlesme operatoru tarih tarihi saat ucret adet notu kodu turu
  acord acceptat permis modelul contract data ora cost observatii prefix tip
  συγκαταθεση μοντελο ημερομηνια ωρα τυπος κωδικος
  согласие разрешено модель марка дата время тип код оператор тариф примечание договор згода
`),
);
/** As in `ABOUT`, joined to the word for a telephone, as in `Telefonmodell`. */
const ENDS_ABOUT =
  /(?:modell?|datum|dato|marke|merke|maerke|typ|type|kosten|vertrag|anbieter|avtal|abonnemang|abonnement|tarif|zeit|zeiten|tid|tider|tijd|karte|kort|kaart|rechnung|regning|rakning|liste|lista|listan|consent|samtycke|samtykke|toestemming|konferenz|buch|bok|boek|nutzung|vorwahl|kode|code)$/u;

/** Words that go with a number: whose number it is, where the telephone rings, which of several numbers. */
const WITH_NUMBER = lazySet(() =>
  wordsOf(`
  the your of for to main primary secondary first second third other alternative alternate additional
  home house private personal work business office company daytime evening emergency contact contacts customer client patient
  member student pupil child parent parents mother father mum mom dad guardian carer partner spouse owner tenant driver
  staff employee user guest person recipient whatsapp
  privat dienst dienstlich geschaftlich arbeit firma mutter vater eltern kunde patient mitglied notfall haupt
  hem arbete jobb mor far mamma pappa foralder kund hjem arbejde arbeid kunde koti tyo asiakas
  thuis werk prive moeder vader ouder klant domicile bureau travail principal perso pro mere pere client
  casa trabajo madre padre cliente lavoro ufficio madre trabalho mae pai praca domowy sluzbowy matka ojciec klient
  de du la le del da do di d no n kontakt contacto contato contatto
`),
);
