import { regionName } from '../../../format/display-names.ts';
import { dayAndTime, duration, hereAndThere, longDay } from '../../../format/format-time.ts';
import { oneOfList } from '../../../format/lists.ts';
import { quotedValue } from '../../../format/sentence-parts.ts';
import { count, counted, credits, listOf, peopleWords, quoted } from '../../../format/wording.ts';
import { pluralForm } from '../../../language/current-language.ts';
import type { SaidTexts } from '../../translation/translation.ts';
import { planning } from '../review.ts';
import { states } from '../states.ts';

export const campaigns: SaidTexts<'campaigns'> = {
  gone: 'Diese Kampagne gibt es nicht mehr.',
  noRequest: 'Eine solche Sendung gibt es in dieser Kampagne nicht.',
  running: 'Diese Kampagne wird gerade gesendet.',
  runningFix: 'Halten Sie sie zuerst an.',
  notWaiting: 'Diese Kampagne wartet nicht darauf, fortgesetzt zu werden.',
  otherPause:
    'Diese Kampagne ist aus einem anderen Grund angehalten als dem gezeigten, deshalb wurde nichts mehr gesendet.',
  otherPauseFix: 'Sehen Sie sich die Kampagne noch einmal an, bevor sie weitergeht.',
  notBegun: 'Diese Kampagne wartet auf ihren Zeitpunkt und hat nichts gesendet: Es gibt nichts anzuhalten.',
  notBegunFix: 'Wählen Sie „Zurück zum Entwurf“, damit sie nicht startet.',
  notSending: 'Diese Kampagne ist ein Entwurf und sendet nichts, es gibt also nichts abzubrechen.',
  undecided: 'Einige Personen sind noch unbestätigt.',
  undecidedFix: 'Entscheiden Sie zuerst über jede Sendung: als gesendet werten oder noch einmal senden.',
  notEnded: 'Diese Kampagne ist nicht zu Ende, deshalb kann sie nicht gelöscht werden.',
  notEndedFix: 'Brechen Sie sie zuerst ab.',
  movedOn:
    'Mit dieser Kampagne ging es weiter, seit Sie sie sich angesehen haben, deshalb wurde sie nicht gelöscht.',
  movedOnFix: 'Sehen Sie sie sich noch einmal an, bevor Sie sie löschen.',
  otherCount: 'Die Zahl dieser Kampagnen hat sich geändert, deshalb hat Tagline keine gelöscht.',
  otherCountFix: 'Sehen Sie sich die Anzahl noch einmal an, bevor Sie sie löschen.',
  saidAlready: 'Sie haben schon gesagt, wie dieser Datenordner hierherkam.',
  notUnknown: 'In dieser Sendung ist niemand mehr unbestätigt, es gibt also nichts zu entscheiden.',
  otherRequests: 'Das sind nicht mehr die gezeigten Sendungen, deshalb wurde nichts entschieden.',
  otherRequestsFix: 'Sehen Sie sie sich noch einmal an.',
  notRefused: 'Diese Sendung ist nicht mehr abgelehnt.',
  notThere: 'Diese Personen sind nicht mehr in dieser Sendung.',
  notPaused: 'Der Absender lässt sich nur ändern, solange die Kampagne angehalten ist.',
  otherSender: 'Der Absender ist nicht mehr der gezeigte, deshalb wurde nichts geändert.',
  otherSenderFix: 'Sehen Sie sich den Absender noch einmal an.',
  tooSmall: 'Eine Sendung an eine einzige Person lässt sich nicht teilen.',
  tooSmallFix: 'Nehmen Sie die Person stattdessen heraus.',
  sentSince:
    'Diese Sendung wurde noch einmal gesendet, seit Sie sie sich angesehen haben, deshalb wurde nichts entschieden.',
  sentSinceFix: 'Sehen Sie sich an, was diesmal beobachtet wurde.',

  started: (people, requests) => `Versand begonnen: ${inRequests(people, requests)}.`,
  scheduled: (people, requests) => `Geplant: ${inRequests(people, requests)}.`,
  startedAtItsTime: 'Zum geplanten Zeitpunkt gestartet.',
  notStarted: (why) => `Die Kampagne konnte zum geplanten Zeitpunkt nicht starten: ${why}`,
  timePassed: (seconds) =>
    `Der Zeitpunkt ist seit ${duration(seconds)} vorbei; Tagline konnte nicht starten.`,
  notResumed: (why) => `Die Kampagne konnte zum geplanten Zeitpunkt nicht weitergehen: ${why}`,
  waitOver: (seconds) =>
    `Die Wartezeit ist seit ${duration(seconds)} vorbei; Tagline konnte nicht weitermachen.`,
  anyway: (until, there, reason) =>
    `Die Ruhezeiten halten bis zum ${hereAndThere(until, there)} niemanden zurück: ${quoted(reason)}`,
  offSchedule: 'Planung aufgehoben.',
  cancelledBefore: 'Vor dem geplanten Zeitpunkt abgebrochen: Die Kampagne ist wieder ein Entwurf.',
  cancelled: 'Es wird nichts mehr gesendet.',
  resumed: 'Das Senden geht weiter.',
  finished: 'Alle Sendungen sind abgeschlossen.',
  slept: (seconds) => `Der Computer war ${duration(seconds)} im Ruhezustand; das Senden geht weiter.`,
  brokePreparing:
    'Die Vorbereitung dieser Kampagne wurde durch einen Fehler in Tagline abgebrochen; es wurde nichts gesendet.',
  endedPreparing: 'Tagline wurde beendet, während diese Kampagne vorbereitet wurde; nichts wurde gesendet.',
  takenOver: 'Dieser Computer macht mit dem weiter, was anderswo gestartet wurde.',
  missedByCopy:
    'Dieser Datenordner ist eine Kopie: Dort, wo sie entstand, kann die Kampagne gesendet worden sein.',
  doubtedByCopy: (people) => `${peopleWords(people)} unbestätigt: Dieser Datenordner ist eine Kopie.`,
  halved: (request) =>
    `Tagline sendet Sendung ${request} in Hälften, um die Nummern zu finden, die der Dienst ablehnt.`,
  takenOut: (request, people) => `Sendung ${request}: ${peopleWords(people)} herausgenommen.`,
  senderChanged: (before, after, reached) =>
    `Absender von ${senderName(before)} zu ${senderName(after)} geändert. ${reached === 0 ? 'Vorher war noch nichts angenommen.' : `Für ${peopleWords(reached)} bleibt es beim früheren.`}`,
  leftOut: {
    rejected: 'Die Nummer ist nicht verwendbar.',
    duplicate: (row) =>
      row === 0 ? 'Eine andere Zeile hat dieselbe Nummer.' : `Zeile ${row} hat dieselbe Nummer.`,
    undecided: (row) =>
      row === 0
        ? 'Eine andere Zeile hat dieselbe Nummer und andere Zellen; niemand hat zwischen ihnen gewählt.'
        : `Zeile ${row} hat dieselbe Nummer und andere Zellen; niemand hat zwischen ihnen gewählt.`,
    joined: (row) =>
      row === 0
        ? 'Die Werte stehen in der SMS einer anderen Zeile.'
        : `Die Werte stehen in der SMS der Zeile ${row}.`,
    'said-no': (columns) =>
      columns.length === 0
        ? 'Sagte nein in einer Spalte zur Einwilligung.'
        : `Sagte nein in ${oneOfList(columns.map(quoted))}.`,
    'opted-out': 'Auf der Liste der Abgemeldeten.',
    excluded: 'Von Hand ausgeschlossen.',
    recent: 'Kürzlich eine SMS gesendet.',
    reached: 'In der ursprünglichen Kampagne schon gesendet, oder vielleicht gesendet.',
    'tag-in-value': 'Ein Wert enthält einen Platzhalter der Nachricht.',
    stacked: 'Ein Wert hat zu viele Akzente auf einem Buchstaben.',
    empty: 'Ihre SMS wäre leer.',
    'too-long': 'Ihre SMS wäre zu lang.',
    blank: 'Kein Wert für einen Platzhalter.',
  },
  verdicts: {
    sent: (request, people) =>
      `Sendung ${request}: ${peopleWords(people)} als gesendet gewertet, obwohl es niemand weiß.`,
    notSent: (request, people) =>
      `Sendung ${request}: ${peopleWords(people)} als nicht gesendet gewertet, obwohl es niemand weiß; eine neue Kampagne an die Übrigen kann an sie gehen.`,
    again: (request, people) =>
      `Sendung ${request}: wird noch einmal an ${peopleWords(people)} gesendet, die sie zweimal bekommen ${pluralForm(people, 'kann', 'können')}.`,
  },
  verdictsOfCopies: {
    sent: (requests, people) =>
      `${ofCopy(requests)}: ${peopleWords(people)} als gesendet gewertet, obwohl es niemand weiß.`,
    notSent: (requests, people) =>
      `${ofCopy(requests)}: ${peopleWords(people)} als nicht gesendet gewertet, obwohl es niemand weiß; eine neue Kampagne an die Übrigen kann an sie gehen.`,
    again: (requests, people) =>
      `${ofCopy(requests)}: noch einmal an ${peopleWords(people)} zu senden, die sie zweimal bekommen ${pluralForm(people, 'kann', 'können')}.`,
  },

  became: (request, state, observed) =>
    `Sendung ${request}: ${states.ofPerson[state].label.toLowerCase()}.${observed === null ? '' : ` ${observed}`}`,
  decided: {
    sent: 'Ihre Entscheidung: als gesendet werten.',
    notSent: 'Ihre Entscheidung: als nicht gesendet werten.',
    again: 'Ihre Entscheidung: noch einmal senden.',
  },
  optedOutSince: 'Nach dem Start abgemeldet.',
  takenOutByHand: 'Von Hand herausgenommen.',
};

function inRequests(people: number, requests: number): string {
  return `${peopleWords(people)} in ${counted(requests, 'Sendung', 'Sendungen')}`;
}

function ofCopy(requests: number): string {
  return `${counted(requests, 'Sendung', 'Sendungen')}, die eine andere Kopie gesendet haben kann`;
}

function senderName(sender: string): string {
  return sender === '' ? 'keinem' : quoted(sender);
}

export const reviews: SaidTexts<'reviews'> = {
  leftOut: {
    rejected: 'Zeilen ohne gültige Nummer',
    duplicates: 'Dubletten',
    joined: 'in der SMS einer anderen Zeile',
    'said-no': (columns) => `sagten nein in ${oneOfList(columns.map(quoted))}`,
    'opted-out': 'abgemeldet',
    excluded: 'von Hand ausgeschlossen',
    recent: 'kürzlich eine SMS gesendet',
    'same-text': 'genau diese SMS in den letzten Tagen gesendet, oder sie wartet noch auf sie',
    reached: (campaign) =>
      campaign === ''
        ? 'schon gesendet, oder vielleicht gesendet, in einer gelöschten Kampagne oder einer an die Übrigen davon'
        : `schon gesendet, oder vielleicht gesendet, in ${quoted(campaign)} oder einer Kampagne an die Übrigen davon`,
    'tag-in-value': 'ein Wert enthält einen Platzhalter der Nachricht',
    stacked: 'ein Wert hat zu viele Akzente auf einem Buchstaben',
    empty: 'ihre SMS wäre leer',
    'too-long': 'ihre SMS wäre zu lang',
    blank: 'kein Wert für einen Platzhalter, wie von Ihnen gewählt',
  },
  noAccount: 'Das Konto dieses Entwurfs gibt es nicht mehr.',
  nobodyYet: 'Es gibt noch keine Empfänger.',
  nobodyYetFix: 'Wählen oder importieren Sie eine Liste von Personen.',
  noSender: 'Die Nachricht hat keinen Absender.',
  undecided: (numbers) =>
    `${counted(numbers, 'Nummer steht', 'Nummern stehen')} auf mehreren Zeilen, die sich unterscheiden, und noch hat niemand zwischen ihnen gewählt.`,
  undecidedFix: 'Wählen Sie, welche Zeile die SMS jeweils füllt.',
  loss: (people) =>
    `${counted(people, 'SMS enthält', 'SMS enthalten')} Zeichen, die unterwegs verloren gehen können: Das Konto hat keine Zeichencodierung.`,
  lossFix: 'Wählen Sie: einfachere Zeichen, eine Zeichencodierung im Konto oder trotzdem senden.',
  nobodyLeft: 'Es ist niemand mehr übrig, an den gesendet werden kann.',
  nobodyLeftFix: 'Sehen Sie nach, wer ausgeschlossen wird und warum.',
  addressEnds: (tail) => `Die Adresse des Kontos endet auf ${tail}.`,
  quiet: (country, people, earliest, latest) =>
    `${regionName(country)}: ${peopleWords(people)} ${pluralForm(people, 'hat', 'haben')} dann Ruhezeit, ${
      earliest === latest ? `um ${earliest} Uhr` : `zwischen ${earliest} und ${latest} Uhr`
    } Ortszeit.`,
  quietAll: (people, time, isNow) =>
    `Für ${pluralForm(people, '', 'alle ')}${peopleWords(people)} ${isNow ? 'ist' : 'wird'} es ${time} Uhr${isNow ? '' : ' sein'}.`,
  quietWaits: (until, there) =>
    `Sie warten bis zum ${hereAndThere(until, there)}; dann geht die Kampagne von selbst weiter.`,
  quietAsks: (until, there) => `Sie warten bis zum ${hereAndThere(until, there)}; dann werden Sie gefragt.`,
  quietIgnored: 'Sie bekommen die SMS trotzdem jetzt.',
  quietCanary: (people) =>
    `Für alle ist jetzt Ruhezeit, auch für ${peopleWords(people)}, an die zuerst gesendet wird.`,
  quietLater: (end, begins, there) =>
    `Das Ende wird für den ${dayAndTime(end)} erwartet, die Ruhezeiten beginnen am ${hereAndThere(begins, there)}.`,
  lossAccepted: (people) =>
    `${counted(people, 'SMS wird', 'SMS werden')} gesendet, obwohl Zeichen verloren gehen können, wie von Ihnen gewählt.`,
  earlierOnly:
    'Die Liste davor mit denselben Spalten hatte nur einige Zeilen ihrer Datei. Diese Liste hat alle.',
  earlierOnlyFix:
    'Importieren Sie die Datei noch einmal und klicken Sie auf „Nur bestimmte Zeilen“, wenn einige Zeilen nichts bekommen sollen.',
  mixedUnicode:
    'Sendungen, die auch nur eine Unicode-SMS enthalten, werden ganz als Unicode gesendet, das braucht mehr SMS-Teile.',
  mixedUnicodeFix: 'Senden Sie Unicode-SMS in eigenen Sendungen.',
  inVersion: (values, message) =>
    values.length === 0
      ? `In einer Fassung der Nachricht: ${message}`
      : `In der Fassung für ${listOf(values.map(quotedValue))}: ${message}`,
  nobodyHas: (values) =>
    `Niemand in der Liste hat den Wert ${values.map(quotedValue).join(' oder ')}, für den eine Fassung der Nachricht gilt.`,
  nobodyHasFix: 'Sehen Sie nach, wie ihn die Liste schreibt, oder lassen Sie die Fassung weg.',
  wordsOfNobody: (value) => `Niemand bekommt die Wörter für ${quoted(value)}: Niemand hier hat diesen Wert.`,
  wordsOfNobodyFix: 'Sehen Sie nach, wie die Liste diesen Wert schreibt, oder entfernen Sie die Wörter.',
  versionOfNobody: 'Eine Fassung der Nachricht gilt für niemanden: Sie hat noch keine Werte.',
  versionOfNobodyFix: 'Wählen Sie die Werte, für die sie gilt, oder entfernen Sie sie.',
  blankOf: (people, tag) =>
    `${peopleWords(people)} ${pluralForm(people, 'hat', 'haben')} keinen Wert für ${tag}.`,
  blankOfFix: 'Wählen Sie: ein Ersatzwort, diese Personen ausschließen oder unverändert senden.',
  blankSent: (people, tag) =>
    `${peopleWords(people)} ${pluralForm(people, 'bekommt', 'bekommen')} die SMS ohne Wert für ${tag}, wie von Ihnen gewählt.`,
  misfit: (people, tag) =>
    `${peopleWords(people)} ${pluralForm(people, 'hat', 'haben')} eine Zelle, die nicht zu ${tag} passt, und ${pluralForm(people, 'bekommt', 'bekommen')} sie unverändert.`,
  elsewhere: (numbers, countries) =>
    `${counted(numbers, 'Nummer ist vielleicht eine Mobilnummer', 'Nummern sind vielleicht Mobilnummern')} aus ${countries.length === 0 ? 'einem anderen Land' : oneOfList(countries.map(regionName))}.`,
  doubtful: (numbers) => `${counted(numbers, 'Nummer sieht', 'Nummern sehen')} zweifelhaft aus.`,
  doubtfulFix: () => 'Sehen Sie sie sich in der Liste an.',
  twoDays: (first, day) =>
    `Die ersten ${count(first)} gehen heute, aber die SMS zählen die Tage ab ${longDay(day)}.`,
  twoDaysFix: 'Senden Sie alle zum späteren Zeitpunkt oder alle heute.',
  fixedDay: (tag) => `${tag} enthält Wörter eines anderen Tages aus einer früheren Kampagne.`,
  fixedDayFix: 'Nehmen Sie den Platzhalter heraus, oder importieren Sie die Liste neu.',
  dayPassed: (day) => `Geprüft wurde für ${longDay(day)}, die SMS zählen die Tage aber ab dem Versandtag.`,
  dayPassedFix: 'Lesen Sie die Prüfung noch einmal: Die SMS darin sind jetzt von heute.',
  overBefore: 'Die Frist dieser Kampagne liegt vor ihrem Beginn.',
  overBeforeFix: 'Wählen Sie eine spätere Frist oder keine.',
  endsAfter: (end, notAfter) =>
    `Das Ende wird für den ${dayAndTime(end)} erwartet, die Frist endet am ${dayAndTime(notAfter)}: Wer dann noch wartet, bekommt nichts, bis Sie entscheiden.`,
  predictedEnd: (end) => `Das Ende wird für den ${dayAndTime(end)} erwartet.`,
  dayOver: (day) => `Die SMS zählen die Tage ab ${longDay(day)}: Wer danach noch wartet, bekommt nichts.`,
  quietPastDay: (people, until, there, day) =>
    `Für ${peopleWords(people)} gelten Ruhezeiten bis zum ${hereAndThere(until, there)}, aber die SMS zählen die Tage ab ${longDay(day)}.`,
  quietPastDayFix: 'Wählen Sie einen Beginn, zu dem niemand Ruhezeit hat.',
  firstCanary: (people) => planning.firstCanary(people),
  firstCanaryFix: 'Seien Sie da, um die ersten SMS zu prüfen.',
  balance: (credit, expected, from) =>
    `Das Guthaben beträgt ${credits(credit)}, und die Kampagne kostet etwa ${credits(expected)} Credits, ${planning.creditsFrom[from]}.`,
  balanceFix: 'Laden Sie das Konto auf. Die Kampagne hält an, wenn das Guthaben aufgebraucht ist.',
};
