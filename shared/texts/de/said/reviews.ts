import { counted } from '../../../format/counted.ts';
import { credits, peopleWords } from '../../../format/format-count.ts';
import { listOf } from '../../../format/format-list.ts';
import { quoted } from '../../../format/quoted.ts';
import { currentTag, type Translation } from '../../../language/language.ts';
import { pluralForm } from '../../../language/plurals.ts';
import { spoken } from '../../../language/spoken.ts';
import type { reviews as english } from '../../en/said/reviews.ts';
import { planning } from '../planning.ts';

export const reviews: Translation<typeof english> = {
  leftOut: {
    rejected: 'abgelehnte Zeilen',
    duplicates: 'Dubletten',
    'opted-out': 'abgemeldet',
    excluded: 'von Hand ausgelassen',
    recent: 'haben vor Kurzem eine SMS bekommen',
    reached: (campaign) =>
      campaign === ''
        ? 'schon gesendet, oder vielleicht gesendet, in einer gelöschten Kampagne oder einer an den Rest davon'
        : `schon gesendet, oder vielleicht gesendet, in ${quoted(campaign)} oder einer Kampagne an den Rest davon`,
    'tag-in-value': 'ein Wert enthält einen Platzhalter der Nachricht',
    empty: 'ihre SMS wäre leer',
    'too-long': 'ihre SMS wäre zu lang',
    blank: 'kein Wert für einen Platzhalter, wie von Ihnen gewählt',
  },
  noAccount: 'Das Konto dieses Entwurfs gibt es nicht mehr.',
  noAccountFix: 'Wählen Sie ein anderes Konto.',
  nobodyYet: 'Es gibt noch niemanden, an den gesendet wird.',
  nobodyYetFix: 'Wählen oder importieren Sie eine Liste von Personen.',
  noMessage: 'Es gibt noch keine Nachricht.',
  undecided: (numbers) =>
    `${counted(numbers, { one: 'Nummer steht', other: 'Nummern stehen' })} auf mehreren Zeilen, die sich unterscheiden, und noch hat niemand zwischen ihnen gewählt.`,
  undecidedFix: 'Wählen Sie, aus welcher Zeile die SMS jeweils geschrieben wird.',
  loss: (people) =>
    `${counted(people, { one: 'SMS enthält', other: 'SMS enthalten' })} Buchstaben, die unterwegs verloren gehen können: Das Konto verlangt keine Zeichencodierung.`,
  lossFix:
    'Wählen Sie: andere Buchstaben schreiben, im Konto eine Zeichencodierung verlangen oder wissentlich senden.',
  nobodyLeft: 'Es ist niemand übrig, an den gesendet wird.',
  nobodyLeftFix: 'Sehen Sie nach, wer ausgelassen wird und warum.',
  addressEnds: (tail) => `Die Adresse des Kontos endet auf ${tail}.`,
  quiet: (country, people, earliest, latest) =>
    `${countryName(country)}: ${peopleWords(people)} ${pluralForm(people, { one: 'bekäme', other: 'bekämen' })} die SMS nachts, ${
      earliest === latest ? `um ${earliest} Uhr` : `zwischen ${earliest} und ${latest} Uhr`
    } Ortszeit.`,
  quietAll: (people, time, isNow) =>
    `Für alle ${peopleWords(people)} ${isNow ? 'ist' : 'wird'} es ${time} Uhr${isNow ? '' : ' sein'}.`,
  quietFix: 'Wählen Sie einen späteren Zeitpunkt, wenn es warten kann.',
  quietFixAt: (time) => `Senden Sie um ${time} Uhr, wenn es warten kann.`,
  quietDay: (time) => `Dort beginnt der Tag um ${time} Uhr.`,
  lossAccepted: (people) =>
    `${counted(people, { one: 'SMS wird', other: 'SMS werden' })} gesendet, obwohl Buchstaben verloren gehen können, wie von Ihnen gewählt.`,
  mixedUnicode:
    'Anfragen, die auch nur eine Unicode-SMS enthalten, werden ganz als Unicode gesendet, das braucht mehr SMS-Teile.',
  mixedUnicodeFix: 'Lassen Sie Unicode-SMS in eigenen Anfragen senden.',
  inVersion: (values, message) =>
    values.length === 0
      ? `In einer Fassung der Nachricht: ${spoken(message)}`
      : `In der Fassung für ${listOf(values.map((value) => quoted(value)))}: ${spoken(message)}`,
  nobodyHas: (values) =>
    `Niemand in der Liste hat den Wert ${values.map((value) => quoted(value)).join(' oder ')}, für den eine Fassung der Nachricht gilt.`,
  nobodyHasFix: 'Sehen Sie nach, wie ihn die Liste schreibt, oder lassen Sie die Fassung weg.',
  versionOfNobody: 'Eine Fassung der Nachricht gilt für niemanden: Sie hat noch keine Werte.',
  versionOfNobodyFix: 'Geben Sie die Werte an, für die sie gilt, oder lassen Sie sie weg.',
  blankOf: (people, tag) =>
    `${peopleWords(people)} ${pluralForm(people, { one: 'hat', other: 'haben' })} keinen Wert für ${tag}.`,
  blankOfFix:
    'Wählen Sie: ein Wort stattdessen, in der Nachricht; diese Personen auslassen; oder senden, wie es ist.',
  blankSent: (people, tag) =>
    `${peopleWords(people)} ${pluralForm(people, { one: 'bekommt', other: 'bekommen' })} die SMS ohne Wert für ${tag}, wie von Ihnen gewählt.`,
  doubtful: (numbers) =>
    `${counted(numbers, { one: 'Nummer sieht', other: 'Nummern sehen' })} zweifelhaft aus.`,
  doubtfulFix: (numbers) =>
    pluralForm(numbers, {
      one: 'Sehen Sie sie sich in der Liste an.',
      other: 'Sehen Sie sie sich in der Liste an.',
    }),
  firstCanary: (people) => planning.firstCanary(people),
  firstCanaryFix: 'Seien Sie da, um zu lesen, was zurückkommt.',
  balance: (credit, expected, from) =>
    `Das Guthaben beträgt ${credits(credit)}, erwartet werden etwa ${credits(expected)} Credits, ${planning.creditsFrom[from]}.`,
  balanceFix: 'Laden Sie das Konto auf. Die Kampagne hält an, wenn das Guthaben aufgebraucht ist.',
};

function countryName(code: string): string {
  return new Intl.DisplayNames(currentTag(), { type: 'region' }).of(code) ?? code;
}
