import { counted } from '../../format/counted.ts';
import { count } from '../../format/format-count.ts';
import { listOf } from '../../format/format-list.ts';
import { quoted } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import { pluralForm } from '../../language/plurals.ts';
import type { advice as english } from '../en/advice.ts';

export const advice: Translation<typeof english> = {
  optOut: {
    title: 'Abmeldung',
    missing: 'Die Nachricht sagt nicht, wie man sich abmeldet.',
    add: (words) => `${quoted(words)} anfügen`,
    notHere: 'Nicht in dieser Kampagne',
  },
  others: {
    title: 'Andere Buchstaben',
    asWritten: 'Senden wie geschrieben',
    show: 'SMS anzeigen',
    valuesToo: 'Auch Werte',
    letterAs: (letter, plain) => `${letter} als ${plain}`,
    space: 'Leerzeichen',
    wouldDo: (letters, more) =>
      `Andere Buchstaben genügen: ${letters.join(', ')}${more ? ' und weitere' : ''}.`,
    inMessage: 'In der Nachricht',
    inValues: 'Auch in Werten',
    write: 'Andere Buchstaben schreiben',
    writeOne: (letter) => `${letter} schreiben`,
    see: 'Ansehen',
    sms: (least, most) => (least === most ? count(least) : `${count(least)} bis ${count(most)}`),
    cost: (letters, texts, written, other) =>
      `Durch ${listOf(letters)} ${pluralForm(texts, { one: 'kostet', other: 'kosten' })} ${counted(texts, { one: 'Nachricht', other: 'Nachrichten' })} ${written} SMS statt ${other}.`,
    costOne: (letters, written, other) =>
      `Durch ${listOf(letters)} kostet die Nachricht ${written} SMS statt ${other}.`,
    chosen: (all) =>
      `${all ? 'Nachricht und Werte werden' : 'Die Nachricht wird'} mit anderen Buchstaben gesendet.`,
    chosenFor: (all, texts) =>
      `${all ? 'Nachricht und Werte werden' : 'Die Nachricht wird'} mit anderen Buchstaben gesendet: ${counted(texts, { other: 'SMS' })} ${pluralForm(texts, { one: 'hatte', other: 'hatten' })} Buchstaben, die GSM 03.38 nicht kennt.`,
    kept: (texts, letters) =>
      `${counted(texts, { one: 'SMS behält', other: 'SMS behalten' })} ${letters.join(', ')}.`,
    longerPart: 'Dann fasst ein SMS-Teil 160 Zeichen statt 70.',
    mayShow: (phones) =>
      `Wie geschrieben ${pluralForm(phones, { one: 'zeigt', other: 'zeigen' })} ${counted(phones, { one: 'Telefon', other: 'Telefone' })} dort vielleicht „?“.`,
    noUnicode: (texts) =>
      `${counted(texts, { one: 'SMS bräuchte', other: 'SMS bräuchten' })} kein Unicode, bei ebenso vielen Teilen.`,
  },
};
