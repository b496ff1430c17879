import { exactNumber } from '../../../format/exact-number.ts';
import { count } from '../../../format/format-count.ts';
import { listOf } from '../../../format/format-list.ts';
import { duration } from '../../../format/format-time.ts';
import { isolated, quoted } from '../../../format/quoted.ts';
import type { Translation } from '../../../language/language.ts';
import type { Words } from '../../../language/said.ts';
import { spoken } from '../../../language/spoken.ts';
import type { balances as english } from '../../en/said/balances.ts';

export const balances: Translation<typeof english> = {
  notRead: 'Das Guthaben wurde seit dieser Anfrage nicht abgefragt, deshalb sagt es nichts über sie.',
  beforeUnknown: 'Das Guthaben vor dieser Anfrage ist nicht bekannt, deshalb sagt es nichts über sie.',
  unreadable: 'Das Guthaben ließ sich nicht abfragen, deshalb sagt es nichts über diese Anfrage.',
  deletedSince:
    'Eine Kampagne dieses Kontos wurde seither gelöscht, deshalb sagt das Guthaben nichts über diese Anfrage.',
  since: {
    request: 'nach der Anfrage',
    givenUp: 'nach der Aufgabe der Anfrage',
    lost: 'nach dem Abbruch der Verbindung',
    answer: 'nach dem Eingang ihrer Antwort',
    found: 'nach dem Auffinden ohne Antwort',
    takenBack: 'nach ihrer Rücknahme',
  },
  read: (seconds, since) => `Abgefragt ${duration(seconds)} ${spoken(since)}.`,
  readSoon: (seconds, since) =>
    `Abgefragt ${duration(seconds)} ${spoken(since)}; ein Dienst kann noch fertig werden.`,
  meanwhile: (credits, names, more) =>
    `abgesehen von ${exactNumber(credits)} für Anfragen${names.length === 0 ? '' : ` von ${named(names, more)}`}, die inzwischen angenommen wurden`,
  unchanged: (meanwhile) => `Das Guthaben hat sich nicht geändert${apart(meanwhile)}`,
  fell: (credits, meanwhile) => `Das Guthaben sank um ${exactNumber(credits)}${apart(meanwhile)}`,
  rose: (credits, meanwhile) => `Das Guthaben stieg um ${exactNumber(credits)}${apart(meanwhile)}`,
  costs: (fall, credits) => `${spoken(fall)}, diese Anfrage sollte ${exactNumber(credits)} kosten`,
  others: (fall, names, more, read) =>
    `${spoken(fall)}, aber andere Anfragen${names.length === 0 ? '' : ` von ${named(names, more)}`} sind im Zweifel oder waren auch unterwegs: Wessen Credits es waren, sagt das nicht. ${spoken(read)}`,
  toppedUp: (fall, read) =>
    `${spoken(fall)}: Jemand hat es aufgeladen, deshalb sagt es nichts über diese Anfrage. ${spoken(read)}`,
  tooSoon: (fall, read) => `${spoken(fall)}. ${spoken(read)}`,
  notAccepted: (fall, read) => `${spoken(fall)}: wahrscheinlich nicht angenommen. ${spoken(read)}`,
  namedCost: (fall, credits, read) =>
    `${spoken(fall)}, aber die eigene Antwort des Dienstes nennt ${exactNumber(credits)} dafür. ${spoken(read)}`,
  noCost: (fall, read) =>
    `${spoken(fall)}, und was diese Anfrage kosten sollte, ist noch nicht bekannt. ${spoken(read)}`,
  accepted: (fall, read) => `${spoken(fall)}: wahrscheinlich angenommen. ${spoken(read)}`,
  neither: (fall, read) =>
    `${spoken(fall)}: Das passt zu keinem von beidem, vielleicht benutzt noch jemand dieses Konto. ${spoken(read)}`,
  notReadNow: (why) => `Das Guthaben ließ sich nicht abfragen. ${spoken(why)}`,
  notHttp: 'Das Guthaben konnte nicht gelesen werden: Was dort antwortet, spricht kein HTTP.',
  insecure: 'Das Guthaben konnte nicht gelesen werden: Die sichere Verbindung zum Dienst ist fehlgeschlagen.',
  noAnswer: 'Das Guthaben konnte nicht gelesen werden: Der Dienst hat nicht geantwortet.',
  noAnswerFix: 'Prüfen Sie das Netz und die Adresse im Konto.',
  answered: (status) => `Das Guthaben konnte nicht gelesen werden: Der Dienst hat ${status} geantwortet.`,
  redirected: (status, location) =>
    `Das Guthaben konnte nicht gelesen werden: Der Dienst hat ${status} mit einer Weiterleitung zu ${location} geantwortet.`,
  cutOff: 'Das Guthaben konnte nicht gelesen werden: Die Antwort wurde abgeschnitten.',
  cutOffFix: 'Prüfen Sie das Netz, und versuchen Sie es noch einmal.',
  noBalance: 'Das Guthaben konnte nicht gelesen werden: Die Antwort des Dienstes ist kein Guthaben.',
  tokenFix: 'Speichern Sie einen gültigen Schlüssel im Konto.',
  allowFix: 'Bitten Sie den Dienst, diese Netzadresse zuzulassen.',
  laterFix: 'Prüfen Sie die Adresse im Konto, oder versuchen Sie es später noch einmal.',
  refused: (words) =>
    `Das Guthaben ließ sich nicht abfragen: ${typeof words === 'string' ? isolated(words) : spoken(words)}`,
};

function apart(meanwhile: Words | null): string {
  return meanwhile === null ? '' : ` (${spoken(meanwhile)})`;
}

function named(names: readonly string[], more: number): string {
  const shown = names.map((name) => quoted(name));
  return listOf(more === 0 ? shown : [...shown, `${count(more)} weiteren`]);
}
