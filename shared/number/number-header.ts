import { wordsOf } from '../format/words-in-name.ts';
import { lazySet } from '../lazily.ts';
import { inLatin } from './latin-digits.ts';
import {
  anyTerm,
  FAX_TERMS,
  FOREIGN_TERMS,
  MOBILE_TERMS,
  OTHER_TERMS,
  PHONE_TERMS,
  PLACE_TERMS,
  withSeams,
} from './phone-words.ts';

/** How likely numbers to text are below; `vague` names are as common for other numbers. */
export type NumberHeader = 'mobile' | 'phone' | 'vague' | 'none';

/** A form's question above its answers may be longer than any name, but not by much. */
const MOST_WORDS = 12;
const LONGEST_NAME = 400;
const LONGEST_WORD = 40;

/** A form's instruction on how to write a number. */
const HOW_WRITTEN = /\((?:(?:with|incl|inkl|mit|med|avec|con|com|met|cu|z)\b|[^()]{0,100}\d{3})[^)]*\)/iu;

/**
 * Judges a column's name by its words: one means telephone or mobile, and none that digits below are something else.
 * Whether it has numbers at all, and no consents or models, its values show. Words with other common meanings, such as
 * `cell`, count only alone or among words that go with a number.
 */
export function numberHeader(name: string): NumberHeader {
  const words = headerWords(name);
  if (words.length === 0 || words.length > MOST_WORDS || /\?\s*\S/.test(name) || isForeign(words))
    return 'none';
  if (words.length === 1 && ALONE.has(words[0]!)) return words[0] === 'ph' ? 'phone' : 'mobile';
  const kinds = words.map(kindOf);
  if (kinds.includes('mobile') || saysMobile(words) || STARTS.test(name)) return 'mobile';
  if (kinds.includes('phone') || saysPhone(words))
    return words.some((word) => word === 'kom' || (WEAK.has(word) && word !== 'ph')) ? 'mobile' : 'phone';
  const goesWith = (word: string, at: number) =>
    kinds[at] !== 'none' ||
    VAGUE.has(word) ||
    CONTACT.test(word) ||
    WITH_NUMBER.has(word) ||
    saysPlace([word]) ||
    saysOther([word]);
  if (!words.every(goesWith)) return 'none';
  if (kinds.includes('weak')) return kinds.every((kind) => kind === 'weak') ? 'none' : 'mobile';
  const hasContact = words.some((word) => CONTACT.test(word));
  const isNumber = words.every((word, at) => kinds[at] === 'number' || VAGUE.has(word));
  return isNumber || (hasContact && kinds.includes('number')) ? 'vague' : 'none';
}

/** True if digits below this name are certainly no number to text, such as a fax or an identity number. */
export function isForeignToNumbers(name: string): boolean {
  return isForeign(headerWords(name));
}

/** Whether the name means mobile, phone or number, and nothing else. */
export function isPhoneWord(word: string): boolean {
  return kindOf(word) !== 'none' || saysMobile([word]) || saysPhone([word]);
}

export function saysFax(words: readonly string[]): boolean {
  return words.some((word) => FAX.test(word)) || isFax(words);
}

/** As the words of a column's name are compared, without a note on how to write a number. */
export function headerWords(name: string): string[] {
  if (name.length > LONGEST_NAME) return [];
  return wordsOf(withSeams(inLatin(name).replace(HOW_WRITTEN, '')));
}

function isForeign(words: readonly string[]): boolean {
  if (words.some((word) => word.length > LONGEST_WORD || FOREIGN.has(word) || ENDS_FOREIGN.test(word)))
    return true;
  if (isForeignTerm(words) || saysFax(words)) return true;
  const isThing = (word: string) => THINGS.has(word.replace(NUMBER_END, ''));
  const isItsNumber = (word: string, at: number) =>
    THINGS.has(word) ? NUMBER.test(words[at + 1] ?? '') : isThing(word);
  return (
    (words.some(isThing) && words.every((word) => isThing(word) || NUMBER.test(word))) ||
    words.some(isItsNumber)
  );
}

function kindOf(word: string): 'mobile' | 'phone' | 'weak' | 'number' | 'none' {
  if (NUMBER.test(word)) return 'number';
  if (WEAK.has(word)) return 'weak';
  if (NO_PHONE.test(word)) return 'none';
  const stem = withoutNumber(word);
  if (MOBILE.test(stem) || MOBILE_END.test(stem) || WEAK.has(stem)) return 'mobile';
  return PHONE.test(stem) || PHONE_END.test(stem) ? 'phone' : 'none';
}

/** The word for number may be joined to either end. */
function withoutNumber(word: string): string {
  return PHONE.test(word) ? word : word.replace(NUMBER_END, '').replace(NUMBER_START, '');
}

const saysMobile = anyTerm(MOBILE_TERMS);
const saysPhone = anyTerm(PHONE_TERMS);
/** A word for where a number rings. */
export const saysPlace = anyTerm(PLACE_TERMS);
/** A word for someone other than the row's own person. */
export const saysOther = anyTerm(OTHER_TERMS);
const isForeignTerm = anyTerm(FOREIGN_TERMS);
const isFax = anyTerm(FAX_TERMS);
/** Mobile numbers are named by their start, as in the Dutch `06-nummer`. */
const STARTS = /(?<!\d)0[467][\s-]?(?:nummer|number|nr)(?!\p{L})/iu;

/** Words that as often mean something else. */
const WEAK_WORDS = 'cell|cel|sel|cep|cp|sms|text|ph|hp|wa|portable';
const WEAK = new Set(WEAK_WORDS.split('|'));
/** Weak words that are usual as a whole name. */
const ALONE = new Set('cell cep sms hp ph portable recipient recipients'.split(' '));

const MOBILES = [
  'msisdn|gsm|whatsapp|smartphone|handphone|natel|handys?',
  'mobile?s?|mob|mobl|mbl|mobil(?:e[nsr]?|funk|en|u|ul|ni|ny|neho|niho|nog|na|ne|om)?',
  'mobiliojo|mobila|mobiili?|fartelefon|farsim[ai]',
  'cellular|cellular[ei]|celular|celulares|celular[ei]|celularit|celu',
  'movil|moviles|movel|moveis|telemovel|telemoveis|tlm',
  'mobiel|mobiele|mobieltje|matkapuhelin|matkapuhelimen|matkapuh|kannykka|kannykan',
  'komorka|komorki|komorkow(?:y|e|ego|a)|telkom',
  'mobitela?|mobilais|mobilus(?:is)?|mobiil|selfoon|kinito',
].join('|');
const PHONES = [
  'phones?|telephones?|tele?|tlf|tlfn|tlph|tfn|telf|tfno|telef|telefono?s?|fono|fones?|telefones?',
  'telefon(?:u|a|y|i|ul|ni|ne|en|er|isch|iczny|iczne|iczna|icky|ski|ska|ja|os|as|s|it)?|telfon|rufnummer|fon|ruf',
  'telefoons?|telefonische|puhelin|puhelimen|puh|telephonique|telefonic[oa]|recapito',
  'talrunis|talruna|talr|sim[ai]|heimasimi|vinnusimi|landline|festnetz|fastnet|fixe',
].join('|');
const MOBILE = new RegExp(
  `^(?:(?:${PHONES})?(?:${MOBILES})(?:${PHONES})?|(?:${WEAK_WORDS})(?:${PHONES})|(?:${PHONES})(?:${WEAK_WORDS})|` +
    'κινητο|κινητου|κινητα|κιν|мобил\\p{L}*|мобіл\\p{L}*|моб|сотов\\p{L}*|гсм|мобтел)$',
  'u',
);
const PHONE = new RegExp(
  `^(?:${PHONES}|telefonszam|τηλεφωνο|τηλεφωνου|τηλεφωνα|τηλ|σταθερο|телефон\\p{L}*|тел)$`,
  'u',
);
const MOBILE_END = /(?<=.{2})(?:handys?|mobil(?:telefon|tlf|en)?|mobiele?|matkapuhelin|kannykka)$/u;
const PHONE_END =
  /(?<=.{2})(?:telefon(?:en|u|ul)?|telefoon|telephone|puhelin|telefono|telefone|tlf|rufnummer)$|^(?:home|work|business|office|cell|contact|primary|main|other|day|evening|company|private|billing|shipping|customer)phones?$/u;
/** Words with such endings that are not telephones. */
const NO_PHONE =
  /^(?:auto|immo|snow|auf|loco|wohn|elektro)mobil|^моб[иі]л\p{L}*(?:ост|ість|изац)|^(?:mega|grammo|xylo|saxo|micro|mikro|head|ear|i)(?:phone|fon|telefon)s?$/u;
const FAX =
  /^(?:tele)?(?:fax|faks|kopie)|fax(?:nummer|nr|no)?$|^(?:telecopie|telecopieur|факс|φαξ|pager|beeper|modem)/u;

const NUMBERS =
  'numbers?|nummern?|nummeret|nummar|nommer|nomor|nos?|nrs?|num|numero|numeros|numer|numeru|numery|numar|numarul|numarasi|numara|nro|cislo|cisla|szam|szama|broj|broja|stevilka|numeris|numurs|номер\\p{L}{0,20}|ном|αριθμος|αρ';
const NUMBER = new RegExp(`^(?:${NUMBERS})$`, 'u');
const NUMBER_END = new RegExp(`(?<=.{2})(?:${NUMBERS})$`, 'u');
/** Digits may follow as well: `numerodetelefono`. */
const NUMBER_START = /^(?:numerod[ei]|numero|nomor|no|nr)(?=(?:tel|cel|mov|hand|pon|mob|port).{2})/u;
const CONTACT = /^(?:contact|kontakt|contacto|contato|contatto|yhteys|kapcsolat|iletisim|контакт)/u;
/** `To` and `Destination` are ours in replies, and theirs in what was sent. */
const VAGUE = new Set('to destination contact'.split(' '));

/** With one of these words, digits below are something else: a date, an amount, a code. Folded as by `wordsOf`. */
const FOREIGN = lazySet(() =>
  wordsOf(`
  fax telefax telefaks faks факс φαξ url link id key password pin puk imei serial sim ssn iban passport latitude longitude
  date dates day days time times hour hours month year age birthday birthdate dob timestamp created updated changed minutes
  cost costs bill bills price fee amount usage count quantity total sum version extension ext code prefix area zip postcode plz vat cvr nif dni pesel cpf
  datum uhrzeit zeit zeiten tag monat jahr kosten rechnung gebuhr betrag preis anzahl vorwahl durchwahl landesvorwahl landervorwahl geburtsdatum
  dato tid kostnad antal belopp belob pris riktnummer retningsnummer landskod landekode landskode alder fodselsdato fodelsedatum
  paivamaara aika maara suuntanumero maakoodi tijd aantal landcode netnummer heure cout nombre indicatif
  fecha hora costo coste cantidad prefijo data ora quantita prefisso custo quantidade indicativo
  godzina koszt liczba kierunkowy cas cena pocet predvolba idopont koltseg darab korzet tarih tarihi saat ucret adet kodu
  ημερομηνια ωρα κωδικος дата время код
`),
);
/** As in `FOREIGN`, joined to the word for a telephone, as in `Telefonzeit`. */
const ENDS_FOREIGN =
  /(?:datum|dato|kosten|zeit|zeiten|tid|tider|tijd|rechnung|regning|rakning|vorwahl|kode|code)$/u;
/** Of these, columns have numbers of their own, such as `Kundnr`. */
const THINGS = lazySet(() =>
  wordsOf(`
  customer kund kunde kunden account konto invoice faktura order member medlem medlems person personn org organisations
  post postal national contract contrat contrato contratto vertrag vertrags avtal avtals abonnement subscription policy booking
`),
);

/** Words that go with a number, besides the places and people that it may be of. */
const WITH_NUMBER = lazySet(() =>
  wordsOf(`
  the your of for to third contacts customer client patient member student pupil owner tenant staff employee user
  guest person recipient whatsapp kunde mitglied kund asiakas klant cliente mae pai matka ojciec klient de du la le del da do
  di d no n kontakt contacto contato contatto votre ton tu su tuo seu
`),
);
