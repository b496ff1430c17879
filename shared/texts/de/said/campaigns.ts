import { counted } from '../../../format/counted.ts';
import { peopleWords } from '../../../format/format-count.ts';
import { duration } from '../../../format/format-time.ts';
import { quoted } from '../../../format/quoted.ts';
import type { Translation } from '../../../language/language.ts';
import { pluralForm } from '../../../language/plurals.ts';
import { spoken } from '../../../language/spoken.ts';
import type { campaigns as english } from '../../en/said/campaigns.ts';
import { delivery } from '../delivery.ts';

export const campaigns: Translation<typeof english> = {
  gone: 'Diese Kampagne gibt es nicht mehr.',
  noRequest: 'Eine solche Anfrage gibt es in dieser Kampagne nicht.',
  running: 'Diese Kampagne wird gerade gesendet.',
  runningFix: 'Halten Sie sie zuerst an.',
  notWaiting: 'Diese Kampagne wartet nicht darauf, fortgesetzt zu werden.',
  otherPause:
    'Diese Kampagne steht aus einem anderen Grund still als dem gezeigten, deshalb wurde nichts mehr gesendet.',
  otherPauseFix: 'Sehen Sie sie sich noch einmal an, bevor sie weitergeht.',
  notBegun:
    'Diese Kampagne wartet auf ihren Zeitpunkt und hat nichts gesendet, es gibt also nichts anzuhalten.',
  notBegunFix: 'Nehmen Sie sie vom Plan, damit sie nicht startet.',
  notSending: 'Diese Kampagne ist ein Entwurf und sendet nichts, es gibt also nichts abzubrechen.',
  undecided: 'Einige Anfragen sind noch im Zweifel.',
  undecidedFix: 'Entscheiden Sie zuerst über jede: als gesendet werten oder noch einmal senden.',
  notEnded: 'Diese Kampagne ist nicht zu Ende, deshalb kann sie nicht gelöscht werden.',
  notEndedFix: 'Brechen Sie sie zuerst ab.',
  movedOn:
    'Mit dieser Kampagne ging es weiter, seit Sie sie sich angesehen haben, deshalb wurde sie nicht gelöscht.',
  movedOnFix: 'Sehen Sie sie sich noch einmal an, bevor Sie sie löschen.',
  otherCount:
    'Es sind nicht mehr so viele dieser Kampagnen, wie gezeigt wurden, deshalb wurde keine gelöscht.',
  otherCountFix: 'Sehen Sie sich die Anzahl noch einmal an, bevor Sie sie löschen.',
  saidAlready: 'Es wurde schon gesagt, wie dieser Datenordner hierherkam.',
  notUnknown: 'Diese Anfrage ist nicht mehr im Zweifel, es gibt also nichts zu entscheiden.',
  otherRequests: 'Das sind nicht mehr die gezeigten Anfragen, deshalb wurde nichts entschieden.',
  otherRequestsFix: 'Sehen Sie sie sich noch einmal an.',
  notRefused: 'Diese Anfrage ist nicht mehr abgelehnt.',
  notThere: 'Sie sind nicht mehr in dieser Anfrage.',
  notPaused: 'Der Absender lässt sich nur ändern, solange die Kampagne angehalten ist.',
  otherSender: 'Der Absender ist nicht mehr der gezeigte, deshalb wurde nichts geändert.',
  otherSenderFix: 'Sehen Sie ihn sich noch einmal an.',
  tooSmall: 'Eine einzelne Person lässt sich nicht halbieren.',
  tooSmallFix: 'Nehmen Sie sie stattdessen heraus.',
  sentSince:
    'Diese Anfrage wurde noch einmal gesendet, seit Sie sie sich angesehen haben, deshalb wurde nichts entschieden.',
  sentSinceFix: 'Sehen Sie sich an, was diesmal beobachtet wurde.',

  started: (people, requests) => `Gestartet an ${inRequests(people, requests)}.`,
  scheduled: (people, requests) => `Geplant an ${inRequests(people, requests)}.`,
  startedAtItsTime: 'Zum geplanten Zeitpunkt gestartet.',
  notStarted: (why) => `Sie konnte zu ihrem Zeitpunkt nicht starten: ${spoken(why)}`,
  timePassed: (seconds) => `Ihr Zeitpunkt ist seit ${duration(seconds)} vorbei, weil nichts starten konnte.`,
  offSchedule: 'Vom Plan genommen.',
  cancelledBefore: 'Vor ihrem Zeitpunkt abgebrochen: Sie ist wieder ein Entwurf.',
  cancelled: 'Es wird nichts mehr gesendet.',
  resumed: 'Das Senden geht weiter.',
  finished: 'Jede Anfrage hat ihren Ausgang.',
  slept: (seconds) => `Der Computer hat ${duration(seconds)} geschlafen; das Senden geht weiter.`,
  endedPreparing:
    'Tagline wurde beendet, während diese Kampagne vorbereitet wurde; es wurde nichts gesendet.',
  takenOver: 'Dieser Computer macht mit dem weiter, was anderswo gestartet wurde.',
  missedByCopy:
    'Dieser Datenordner ist eine Kopie: Dort, wo sie entstand, kann die Kampagne gesendet worden sein.',
  doubtedByCopy: (people) => `${peopleWords(people)} im Zweifel: Dieser Datenordner ist eine Kopie.`,
  halved: (request) => `Anfrage ${request} wird in Hälften gesendet, um zu finden, wen der Dienst ablehnt.`,
  takenOut: (request, people) => `Anfrage ${request}: ${peopleWords(people)} herausgenommen.`,
  senderChanged: (before, after, reached) =>
    `Absender von ${senderName(before)} zu ${senderName(after)} geändert. ${
      reached === 0
        ? 'Vorher wurde niemand angenommen.'
        : `${peopleWords(reached)}, vorher angenommen, ${pluralForm(reached, { one: 'behält', other: 'behalten' })} den früheren.`
    }`,
  ruled: {
    sent: (request, people) =>
      `Anfrage ${request}: ${peopleWords(people)} als gesendet gewertet, obwohl es niemand weiß.`,
    notSent: (request, people) =>
      `Anfrage ${request}: ${peopleWords(people)} als nicht gesendet gewertet, obwohl es niemand weiß; eine neue Kampagne an den Rest kann sie erreichen.`,
    again: (request, people) =>
      `Anfrage ${request}: wird noch einmal an ${peopleWords(people)} gesendet, die sie zweimal bekommen können.`,
  },
  ruledCopied: {
    sent: (requests, people) =>
      `${ofCopy(requests)}: ${peopleWords(people)} als gesendet gewertet, obwohl es niemand weiß.`,
    notSent: (requests, people) =>
      `${ofCopy(requests)}: ${peopleWords(people)} als nicht gesendet gewertet, obwohl es niemand weiß; eine neue Kampagne an den Rest kann sie erreichen.`,
    again: (requests, people) =>
      `${ofCopy(requests)}: noch einmal an ${peopleWords(people)} zu senden, die sie zweimal bekommen können.`,
  },

  became: (request, state, observed) =>
    `Anfrage ${request}: ${delivery.states[state].label.toLowerCase()}.${observed === null ? '' : ` ${spoken(observed)}`}`,
  decided: {
    sent: 'Ihre Entscheidung: als gesendet werten.',
    notSent: 'Ihre Entscheidung: als nicht gesendet werten.',
    again: 'Ihre Entscheidung: noch einmal senden.',
  },
  optedOutSince: 'Nach dem Start abgemeldet.',
  takenOutByHand: 'Von Hand herausgenommen.',
};

function inRequests(people: number, requests: number): string {
  return `${peopleWords(people)} in ${counted(requests, { one: 'Anfrage', other: 'Anfragen' })}`;
}

function ofCopy(requests: number): string {
  return `${counted(requests, { one: 'Anfrage', other: 'Anfragen' })}, die eine andere Kopie gesendet haben kann`;
}

function senderName(sender: string): string {
  return sender === '' ? 'keinem' : quoted(sender);
}
