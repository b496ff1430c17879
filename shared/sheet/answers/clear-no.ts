import { partedWords, plainLetters, wordsOf } from '../../format/words-in-name.ts';
import { lazily } from '../../lazily.ts';
import { CHANNEL, FILLERS, POLITE } from './answer-vocabulary.ts';
import { stems } from './stems.ts';

/** With these words a value is a no to texts under any heading, and a heading is about people who said no. */
export const LEFT = `
  unsub un_sub opt_out. opted_out. opts_out. opting_out. optout optedout dnc. black_list blacklist block_list blocklist suppressed.
  remove_me. remove_from. take_me_off said_no. not_subscribed. stop_texting stop_sending stop_messaging stop_contacting stop_writing stopall.
  afmeld framel frabed avmeld avregistr avprenumer avanmäld reservert. sagde_nej. kieltänyt. markkinointikielto afskráð
  abgemeld abmeld abbestell werbesperr kontaktsperr sperrvermerk sagte_nein. uitgeschrev uitschrijv afgemeld
  désabon désinscri desuscri dado_de_baja. dada_de_baja. disiscri descadastr odhlas odhláš leiratkoz dezabon odjavlj abonelikten
  atteicies atsisak loobunud отпис відпис απεγγεγραμμ liste_noire lista_negra lista_nera czarna_lista sort_liste schwarze_liste kara_liste
  чёрный_список nekontakt nezasíl nezasiel neposíl neposiel 退订 退訂 取消订阅 配信停止 수신거부 الغاء_الاشتراك
`;
/** Words that are about something else as often in a heading. */
const LEFT_AS_VALUE = `${LEFT} withdrawn. withdrew. tilbagekaldt. peruuttanut. ausgetragen. widersprochen. widerrufen. wypisan rezygnuj отозван`;
const isLeft = stems(LEFT_AS_VALUE);

/** Each is a no as a whole sentence: the words that carriers ask people to send. */
const STOP =
  'stop|stopp|quit|cancel|end|revoke|arret|arretez|baja|parar|cancelar|sair|avsluta|slutt|lopeta|wypisz|ret|iptal|cancellami|стоп|הסר';
const IS_STOP = new RegExp(`^(?:${STOP})$`, 'u');

const NONE = 'no|inga|ingen|keine?|geen|pas de|sin|senza|sem|bez|без|ei';
const NOT =
  'not|dont|don t|donot|doesn t|never|ikke|ej|inte|nicht|niet|ne pas|pas|non|nao|nie|nem|ne|ei|не|ні|μη';
const TEXTS =
  'sms|smses|sms er|texts|texting|txts?|messages|text messages|смс|beskeder|nachrichten|berichten|mensajes|messaggi|mensagens|viesteja|tekstiviesteja';
const TO_WRITE =
  'contact|text|message|disturb|send|kontakte|kontakta|kontaktes|kontaktas|kontaktieren|anschreiben|benaderen|contacteren|contacter|' +
  'contatar|contactar|contattare|kontaktowac|kontaktovat|kontaktirati|wysylac|zasilat|inviare|enviar|envoyer|беспокоить|писать|турбувати';
const REFUSED = new RegExp(
  `(?<!\\S)(?:(?:${NONE}) (?:\\S+ )?(?:${TEXTS})|(?:${NOT}) (?:\\S+ ){0,3}(?:${TEXTS}|${TO_WRITE})|no (?:contactar|molestar|enviar))(?!\\S)`,
  'u',
);
/** Cancels the refusal after it: `has never opted out`. */
const DENIED = new RegExp(`(?<!\\S)(?:${NOT}|no|hasn t|isn t) (?:\\S+ ){0,2}$`, 'u');

/** A longer value in a list is no answer. */
export const LONGEST_VALUE = 200;
const MOST_WORDS = 20;

/** True if a value says no to texts, whatever its column is. */
export function isClearNo(value: string): boolean {
  if (value.length > LONGEST_VALUE) return false;
  const all = wordsOf(value);
  if (all.length === 0 || all.length > MOST_WORDS) return false;
  if (value.split(/[;,\n]|[.!?](?=\s|$)/).some(isStop)) return true;
  const text = all.join(' ');
  const leaving = isLeft.exec(text);
  if (leaving !== null && !DENIED.test(text.slice(0, leaving.index))) return true;
  return REFUSED.test(text);
}

function isStop(sentence: string): boolean {
  const all = wordsOf(sentence);
  const answers = all.filter((word) => ![CHANNEL, FILLERS, POLITE].some((list) => list.has(word)));
  return (
    answers.length > 0 && answers.every((word) => IS_STOP.test(word)) && !DENIED.test(`${all.join(' ')} `)
  );
}

/** True if a row, as JSON, may hold a clear no. Quick, as it looks only at how words and stems begin. */
export function mayHoldNo(row: string): boolean {
  const isUsual = !/[^ -[\]-~\u00c0-\u012f\u0132-\u024f]/.test(row) && !/[a-z][A-Z]|SMS[A-Z]/.test(row);
  const text = isUsual ? row.toLowerCase() : plainLetters(partedWords(row.replace(/\\[bfnrt]/g, ' ')));
  return beginnings().some((one) => one.test(text));
}

const beginnings = lazily(() => {
  const begun = [LEFT_AS_VALUE, plainLetters(LEFT_AS_VALUE)]
    .flatMap((list) => list.trim().split(/\s+/))
    .map((stem) => stem.replace('.', '').slice(0, 5).replaceAll('_', '[^a-z]*'));
  const apart = `${NONE}|${NOT}|não`.replaceAll(/ (?!\?)/g, '[^a-z]+');
  return [
    new RegExp([...new Set(begun)].join('|')),
    new RegExp(`(?:^|[^a-z])(?:(?:${apart})[^a-z]|${STOP}|arrêt)`),
  ];
});
