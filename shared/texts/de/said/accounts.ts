import { duration, longDay } from '../../../format/format-time.ts';
import { count, credits, exactNumber, isolated, listOf, quoted } from '../../../format/wording.ts';
import type { SaidTexts } from '../../translation/translation.ts';
import { accounts as window } from '../accounts.ts';

export const accounts: SaidTexts<'accounts'> = {
  gone: 'Dieses Konto gibt es nicht mehr.',
  chooseAnother: 'Wählen Sie ein anderes Konto.',
  practiceStays: 'Das Demo-Konto ist immer da.',
  fields: { sender: 'Absender', name: 'Name', token: 'API-Schlüssel', baseUrl: 'Webadresse des Dienstes' },
  needsName: 'Das Konto braucht einen Namen.',
  noToken: (name) => `Das Konto ${isolated(name)} hat auf diesem Computer keinen API-Schlüssel.`,
  noTokenFix: 'Öffnen Sie „Konten“ und fügen Sie den API-Schlüssel ein, den Sie von Ihrem Anbieter haben.',
  otherToken: (name) =>
    `Der API-Schlüssel des Kontos ${isolated(name)} wurde nicht für die jetzige Adresse des Kontos gespeichert. Darum verwendet Tagline ihn dort nicht.`,
  otherTokenFix:
    'Öffnen Sie Konten und fügen Sie den API-Schlüssel für diese Adresse ein, oder geben Sie wieder die Adresse ein, für die er gespeichert wurde.',
  lockedToken: (name) =>
    `Der API-Schlüssel des Kontos ${isolated(name)} ist noch da, aber der Schlüsselbund dieses Computers ist gesperrt.`,
  lockedTokenFix:
    'Entsperren Sie den Schlüsselbund, beenden Sie Tagline und starten Sie es neu. Sie müssen den API-Schlüssel nicht noch einmal eingeben.',
  noSessionToken: (name) =>
    `Der API-Schlüssel des Kontos ${isolated(name)} ist noch da, aber der Schlüsselbund antwortet hier nicht: DBUS_SESSION_BUS_ADDRESS ist nicht gesetzt.`,
  noSessionTokenFix:
    'Setzen Sie DBUS_SESSION_BUS_ADDRESS für diesen Auftrag auf den Wert Ihres Desktops. Sie müssen den API-Schlüssel nicht noch einmal eingeben.',
  otherStoreToken: (name, kept, asked) =>
    `Der API-Schlüssel des Kontos ${isolated(name)} liegt in ${kept}, Tagline hat aber in ${asked} gesucht, weil der Name Ihres Desktops hier nicht gesetzt ist.`,
  otherStoreTokenFix:
    'Setzen Sie XDG_CURRENT_DESKTOP für diesen Auftrag, bei KDE auch KDE_SESSION_VERSION, so wie auf Ihrem Desktop. Sie müssen den API-Schlüssel nicht noch einmal eingeben.',
  oddToken: 'Ein API-Schlüssel enthält keine Leerzeichen und keine Buchstaben mit Akzenten.',
  oddTokenFix: 'Kopieren Sie ihn noch einmal von Ihrem Anbieter, ohne die Wörter darum.',
  shortToken: (characters) => `Das ist kein API-Schlüssel: Er hat weniger als ${count(characters)} Zeichen.`,
  shortTokenFix: 'Kopieren Sie ihn ganz von Ihrem Anbieter.',
  crowded:
    'Das Guthaben wurde nicht abgefragt: Die anderer Konten bei demselben Dienst werden noch abgefragt.',
  crowdedFix: 'Fragen Sie es gleich noch einmal ab.',
  closing: 'Das Guthaben wurde nicht abgefragt: Tagline wird gerade geschlossen.',
  noAddress: 'Tagline kann das nicht als Webadresse verwenden.',
  noAddressFix:
    'Geben Sie sie ein, wie Ihr Anbieter sie nennt, zum Beispiel https://sms.example.com, ohne ? oder #.',
  plainHttp: 'Über http könnten andere Ihren API-Schlüssel und Ihre Kontakte unterwegs lesen.',
  plainHttpFix:
    'Verwenden Sie die https-Adresse des Dienstes. Nur eine Adresse auf diesem Computer darf http sein.',
  oddLetters:
    'Die Adresse hat andere Buchstaben als a bis z, und die können denen einer anderen Adresse ähnlich sehen.',
  oddLettersFix:
    'Ist sie richtig, schreiben Sie sie in der Form, die mit xn-- beginnt, wie im Zertifikat Ihres Anbieters.',
  noComputer: 'Kein Computer kann diese Adresse haben.',
  checkColons: 'Prüfen Sie die Doppelpunkte und Klammern.',
  fourNumbers: 'Es müssen vier Zahlen bis 255 sein.',
  noServer: 'Kein Server kann diesen Namen haben.',
  checkDots: 'Prüfen Sie die Punkte und Zeichen in der Adresse.',
  noPort: 'Kein Server kann diesen Port haben.',
  noPortFix: 'Ein Port ist eine Zahl von 1 bis 65535; die meisten Adressen haben keinen.',
  checkAddress:
    'Prüfen Sie die Adresse im Konto. Meldet dieser Dienst kein Guthaben, stellen Sie das im Konto ein.',
  takeOff: (tail) =>
    `Entfernen Sie ${tail} am Ende der Adresse im Konto: Tagline fügt es selbst hinzu. Meldet dieser Dienst kein Guthaben, stellen Sie das im Konto ein.`,
  raiseOrFewer: 'Erhöhen Sie die Grenze im Konto von Hand, oder senden Sie an weniger Personen.',
  raiseOrLater: 'Erhöhen Sie die Grenze im Konto von Hand, oder senden Sie an einem anderen Tag.',
  overCampaign: (expected, limit) =>
    `Das kostet etwa ${credits(expected)} Credits, und die Grenze des Kontos für eine Kampagne ist ${credits(limit)}.`,
  overDay: (day, expected, others, limit) =>
    `Das kostet am ${longDay(day)} etwa ${credits(expected)} Credits${others === 0 ? '' : `, andere Kampagnen dieses Tages brauchen ${credits(others)}`}, und die Grenze des Kontos für einen Tag ist ${credits(limit)}.`,
  arrivedWrong: (encoding) => window.arrived.wrong(encoding),
  changed: {
    removed: (name) => `Das Konto ${isolated(name)} wurde entfernt, daher wird nichts mehr gesendet.`,
    address: (name, address) =>
      `Die Adresse des Kontos ${isolated(name)} hat sich geändert. Sie haben diese Kampagne mit ${address} geprüft, und sie geht an keine andere.`,
    tokenForgotten: (name) =>
      `Der API-Schlüssel des Kontos ${isolated(name)} wurde vergessen, daher wird nichts mehr gesendet.`,
    tokenReplaced: (name) => `Für das Konto ${isolated(name)} wurde ein anderer API-Schlüssel gespeichert.`,
    encoding: (name, encoding) =>
      `Die Zeichencodierung im Konto ${isolated(name)} wurde geändert. Sie haben diese Kampagne mit ${encoding === '' ? 'keiner' : quoted(encoding)} geprüft, und dabei bleibt sie.`,
    answers: (name) =>
      `Im Konto ${isolated(name)} wurde geändert, was bestimmte Antworten des Dienstes bedeuten.`,
  },
  changedFix: {
    removed: 'Brechen Sie diese Kampagne ab und senden Sie eine Kopie über ein anderes Konto an die Übrigen.',
    address:
      'Stellen Sie die Adresse wieder her und setzen Sie die Kampagne fort; oder brechen Sie ab und senden Sie eine Kopie an die Übrigen.',
    tokenForgotten: 'Speichern Sie einen API-Schlüssel im Konto und klicken Sie auf „Fortsetzen“.',
    tokenReplaced: 'Setzen Sie die Kampagne fort, um damit weiterzumachen.',
    encoding:
      'Setzen Sie die Kampagne fort, wie Sie sie geprüft haben; oder brechen Sie ab und senden Sie eine Kopie an die Übrigen.',
    answers: 'Klicken Sie auf „Fortsetzen“, um zu verwenden, was jetzt im Konto steht.',
  },
};

export const balances: SaidTexts<'balances'> = {
  notRead: 'Das Guthaben wurde seit dieser Sendung nicht abgefragt, deshalb hilft es hier nicht weiter.',
  beforeUnknown: 'Das Guthaben vor dieser Sendung ist nicht bekannt, deshalb hilft es hier nicht weiter.',
  unreadable: 'Das Guthaben ließ sich nicht abfragen, deshalb hilft es bei dieser Sendung nicht weiter.',
  deletedSince:
    'Eine Kampagne dieses Kontos wurde seither gelöscht, deshalb hilft das Guthaben bei dieser Sendung nicht weiter.',
  since: {
    request: 'nach der Sendung',
    givenUp: 'nachdem die Sendung aufgegeben wurde',
    lost: 'nach dem Abbruch der Verbindung',
    answer: 'nach dem Eingang ihrer Antwort',
    found: 'nachdem Tagline sie ohne Antwort vorfand',
    takenBack: 'nach ihrer Rücknahme',
  },
  read: (seconds, since) => `Abgefragt ${duration(seconds)} ${since}.`,
  readSoon: (seconds, since) =>
    `Abgefragt ${duration(seconds)} ${since}; ein Dienst kann noch fertig werden.`,
  meanwhile: (credits, names, more) =>
    `abgesehen von ${exactNumber(credits)} für Sendungen${names.length === 0 ? '' : ` von ${named(names, more)}`}, die inzwischen angenommen wurden`,
  unchanged: (meanwhile) => `Das Guthaben hat sich nicht geändert${apart(meanwhile)}`,
  fell: (credits, meanwhile) => `Das Guthaben sank um ${exactNumber(credits)}${apart(meanwhile)}`,
  rose: (credits, meanwhile) => `Das Guthaben stieg um ${exactNumber(credits)}${apart(meanwhile)}`,
  costs: (fall, credits) => `${fall}, diese Sendung sollte ${exactNumber(credits)} kosten`,
  exactly: (fall) => `${fall}, genau so viel, wie diese Sendung kosten sollte`,
  others: (fall, names, more, read) =>
    `${fall}, aber das Ergebnis anderer Sendungen${names.length === 0 ? '' : ` von ${named(names, more)}`} ist nicht bekannt, oder sie waren auch unterwegs: Wessen Credits es waren, weiß niemand. ${read}`,
  toppedUp: (fall, read) =>
    `${fall}: Jemand hat es aufgeladen, deshalb hilft es bei dieser Sendung nicht weiter. ${read}`,
  tooSoon: (fall, read) => `${fall}. ${read}`,
  notAccepted: (fall, read) => `Wahrscheinlich nicht angenommen: ${fall}. ${read}`,
  namedCost: (fall, credits, read) =>
    `${fall}, aber die eigene Antwort des Dienstes nennt ${exactNumber(credits)} dafür. ${read}`,
  noCost: (fall, read) => `${fall}, und was diese Sendung kosten sollte, ist noch nicht bekannt. ${read}`,
  accepted: (fall, read) => `Wahrscheinlich angenommen: ${fall}. ${read}`,
  neither: (fall, read) =>
    `${fall}: Das passt zu keinem von beidem, vielleicht benutzt noch jemand dieses Konto. ${read}`,
  notReadNow: (why) => `Das Guthaben ließ sich nicht abfragen. ${why}`,
  notHttp: 'Das Guthaben ließ sich nicht abfragen: Was dort antwortet, spricht kein HTTP.',
  insecure: 'Das Guthaben ließ sich nicht abfragen: Die sichere Verbindung zum Dienst ist fehlgeschlagen.',
  noAnswer: 'Das Guthaben ließ sich nicht abfragen: Der Dienst hat nicht geantwortet.',
  noAnswerFix: 'Prüfen Sie das Netzwerk und die Adresse im Konto.',
  onlyWithSlash: 'Der Dienst antwortet nur, wenn ein Pfad mit einem Schrägstrich endet.',
  onlyWithSlashFix: (path) => `Wählen Sie im Konto ${path} als Sendepfad.`,
  tooManyConnections: 'Das Guthaben ließ sich nicht abfragen: Zum Dienst sind zu viele Verbindungen offen.',
  tooManyConnectionsFix:
    'Schließen Sie andere Programme, die den Dienst nutzen, oder versuchen Sie es später noch einmal.',
  answered: (status) => `Das Guthaben ließ sich nicht abfragen: Der Dienst hat ${status} geantwortet.`,
  redirected: (status, location) =>
    `Das Guthaben ließ sich nicht abfragen: Der Dienst hat ${status} mit einer Weiterleitung zu ${location} geantwortet.`,
  cutOff: 'Das Guthaben ließ sich nicht abfragen: Die Antwort wurde abgeschnitten.',
  cutOffFix: 'Prüfen Sie das Netzwerk, und versuchen Sie es noch einmal.',
  noBalance: 'Das Guthaben ließ sich nicht abfragen: Die Antwort des Dienstes ist kein Guthaben.',
  tokenFix: 'Speichern Sie einen gültigen API-Schlüssel im Konto.',
  allowFix: 'Bitten Sie Ihren Anbieter, diese Netzwerkadresse zuzulassen.',
  laterFix: 'Prüfen Sie die Adresse im Konto, oder versuchen Sie es später noch einmal.',
  refused: (words) => `Das Guthaben ließ sich nicht abfragen: ${isolated(words)}`,
};

function apart(meanwhile: string | null): string {
  return meanwhile === null ? '' : ` (${meanwhile})`;
}

function named(names: readonly string[], more: number): string {
  const shown = names.map((name) => quoted(name));
  return listOf(more === 0 ? shown : [...shown, `${count(more)} weiteren`]);
}

export const network: SaidTexts<'network'> = {
  proxyAddress: 'Adresse des Proxys',
  noLogin: 'Tagline speichert weder Namen noch Passwort für einen Proxy.',
  noLoginFix:
    'Geben Sie nur die Adresse ein. Ein Proxy, der ein Passwort verlangt, kann Tagline nicht verwenden.',
  noSocks: 'Tagline kann keinen SOCKS-Proxy verwenden.',
  noSocksFix: 'Geben Sie einen HTTP-Proxy ein, oder wählen Sie einen anderen Weg.',
  noProxy: 'Kein Proxy kann diese Adresse haben.',
  noProxyFix: 'Geben Sie sie ein wie proxy.example.com:8080.',
};
