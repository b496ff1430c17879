import { dayAndTime, duration, hereAndThere, longDay } from '../../../format/format-time.ts';
import { capital, count, counted, isolated, listOf, peopleWords, quoted } from '../../../format/wording.ts';
import type { SaidTexts } from '../../translation/translation.ts';
import { states } from '../states.ts';

export const evidence: SaidTexts<'evidence'> = {
  onItsWay: 'Die Sendung ist unterwegs.',
  failed:
    'In Tagline ist etwas Unerwartetes passiert, während diese Sendung unterwegs war, deshalb hat es ihre Antwort nicht festgehalten.',
  interrupted:
    'Tagline wurde beendet, während diese Sendung unterwegs war, deshalb hat niemand ihre Antwort gesehen.',
  withdrawn: 'Diese Sendung wurde zurückgenommen, bevor etwas von ihr gesendet war.',
  olderCopy: 'Dieser Datenordner ist eine Kopie. Was der andere seither gesendet hat, steht nicht in ihm.',
  faults: {
    'connection-refused': 'die Verbindung wurde abgelehnt',
    'host-not-found': 'die Adresse wurde nicht gefunden',
    'network-unreachable': 'das Netzwerk war nicht erreichbar',
    timeout: 'es kam zu lange nichts',
    tls: 'die sichere Verbindung kam nicht zustande',
    reset: 'die Verbindung brach ab',
    aborted: 'die Sendung wurde auf diesem Computer aufgegeben',
    'not-http': 'die Antwort war kein HTTP',
    'too-large': 'die Antwort war größer, als eine Antwort sein kann',
    'proxy-refused': 'der Proxy verweigerte die Verbindung',
    'proxy-unsupported': 'der Proxy ist von einer Art, die nicht unterstützt wird',
    other: 'die Verbindung kam nicht zustande',
  },
  phases: {
    connecting: 'bevor eine Verbindung bestand',
    handshake: 'während die sichere Verbindung aufgebaut wurde',
    waiting: 'nachdem die ganze Sendung gesendet war und bevor eine Antwort kam',
  },
  fault: (fault) => `${capital(fault)}.`,
  faultIn: (fault, phase, proxy) => `${capital(fault)}, ${phase}${through(proxy)}.`,
  faultWhileSending: (fault, sent, total, proxy) =>
    `${capital(fault)}, während die Sendung gesendet wurde (höchstens ${sent} von ${total} Bytes waren abgegangen)${through(proxy)}.`,
  receipts: (status, matched, expected, odd, partial) => {
    const seen = odd.length === 0 ? '' : ` sowie ${listOf(odd)}`;
    const end = partial === null ? '' : `, ${partial}`;
    return `Der Dienst antwortete mit ${status} und IDs für ${count(matched)} von ${peopleWords(expected)}${seen}${end}.`;
  },
  oddCredit: (answer, credit) =>
    `${answer} Der Wert von credit_consumed ist keine Zahl von Credits: ${credit}.`,
  odd: {
    surplus: (entries) =>
      counted(entries, 'Eintrag, der für niemanden zählt', 'Einträgen, die für niemanden zählen'),
    shared: (people) => `derselben ID für mehrere (${count(people)} davon)`,
    notPositive: (ids) => `${counted(ids, 'ID', 'IDs')} von null oder weniger`,
    errors: (people, error) =>
      `einem Fehler neben der ID von ${peopleWords(people)}${error === null ? '' : ` (${quoted(error)})`}`,
  },
  partial: {
    notWhole: 'in einem Inhalt, der kein vollständiges JSON ist',
    cut: (fault, bytes) => `und nach ${bytes} Bytes der Antwort war Schluss: ${fault}`,
  },
  idsUnread: (status) => `Der Dienst antwortete mit ${status} und IDs, die niemandem zuzuordnen sind.`,
  doubted: {
    unended: (status) =>
      `Der Dienst antwortete mit ${status}, aber wo die Antwort endet, ist nicht sicher, deshalb kann er SMS angenommen haben.`,
    encoded: (status) =>
      `Der Dienst antwortete mit ${status} in einer Form, die nicht sicher zu lesen ist (komprimiert oder nicht in UTF-8), deshalb kann er SMS angenommen haben.`,
    'not-plain': (status) =>
      `Der Dienst antwortete mit ${status} und weder einfachem JSON noch einfachem Text, deshalb kann er SMS angenommen haben.`,
    'holds-ids': (status) =>
      `Der Dienst antwortete mit ${status} und etwas, das eine ID sein kann, deshalb kann er SMS angenommen haben.`,
  },
  wantsSlash: (status, location) =>
    `Der Dienst hat ${status} geantwortet: Er nimmt den Pfad nur mit einem Schrägstrich am Ende (${location}). Tagline folgt keiner Weiterleitung.`,
  tooManyConnections: (status) =>
    `Der Dienst hat ${status} geantwortet: Zu viele Verbindungen zu ihm sind offen.`,
  redirect: (status, location) =>
    `Der Dienst antwortete mit ${status}, einer Weiterleitung${location === null ? '' : ` zu ${location}`}, der Tagline nie folgt.`,
  emptyBody: (status) => `Der Dienst antwortete mit ${status} und ohne Inhalt.`,
  noIds: (status) => `Der Dienst antwortete mit ${status} und einem Inhalt ohne IDs.`,
  cut: (status, fault, bytes, holdsIds) =>
    `Der Dienst antwortete mit ${status}, und nach ${bytes} Bytes der Antwort${holdsIds ? ', in denen IDs begonnen hatten,' : ''} war Schluss: ${fault}.`,
  itSaid: (sentence, words) =>
    `${sentence} Die Antwort lautete: ${quoted(words.replace(/[“”„]/g, '"'))}${/[.!?…]$/.test(words) ? '' : '.'}`,
  mayHaveArrived: (before) =>
    before === null ? states.mayHaveArrived : `${before} ${states.mayHaveArrived}`,
  proxies: {
    notUsable: (proxy) =>
      `Das Netzwerk dieses Computers verlangt einen Proxy, den Tagline nicht verwenden kann (${isolated(proxy)}).`,
    notUsableFix:
      'Wählen Sie in den Einstellungen einen HTTP-Proxy, oder keinen, wenn Ihr Netzwerk das erlaubt.',
    noConnection: (proxy, fault) => `Der Proxy ${isolated(proxy)} stellte keine Verbindung her: ${fault}.`,
    noConnectionFix: 'Prüfen Sie das Netzwerk und den Proxy in den Einstellungen.',
    password: (proxy, status) =>
      `Der Proxy ${isolated(proxy)} antwortete mit ${status} und stellte keine Verbindung her: Er verlangt einen Namen und ein Passwort, die Tagline ihm nicht gibt.`,
    passwordFix:
      'Bitten Sie die Person, die Ihr Netzwerk betreut, Tagline ohne Passwort durchzulassen, oder wählen Sie in den Einstellungen einen anderen Proxy.',
    noService: (proxy, status) =>
      `Der Proxy ${isolated(proxy)} antwortete mit ${status} und stellte keine Verbindung her: Er konnte den Dienst nicht erreichen.`,
    noServiceFix: 'Prüfen Sie die Adresse im Konto und versuchen Sie es später noch einmal.',
    notAllowed: (proxy, status) =>
      `Der Proxy ${isolated(proxy)} antwortete mit ${status} und stellte keine Verbindung her: Er lässt diese Adresse nicht durch.`,
    notAllowedFix:
      'Bitten Sie die Person, die Ihr Netzwerk betreut, sie zu erlauben, oder wählen Sie in den Einstellungen einen anderen Proxy.',
  },
  certificates: {
    untrusted: (issuer) => `Dieser Computer vertraut dem Zertifikat des Dienstes${madeBy(issuer)} nicht.`,
    untrustedFix:
      'Wenn Ihre IT verschlüsselte Verbindungen prüft, lassen Sie deren Zertifikat auf diesem Computer installieren. Sonst antwortet vielleicht jemand anderes.',
    misnamed: (issuer) => `Das Zertifikat des Dienstes${madeBy(issuer)} gilt für eine andere Adresse.`,
    misnamedFix: 'Prüfen Sie die Adresse im Konto.',
    outOfDate: (issuer) => `Das Zertifikat des Dienstes${madeBy(issuer)} ist heute nicht gültig.`,
    outOfDateFix: 'Prüfen Sie das Datum dieses Computers und fragen Sie dann Ihren Anbieter.',
  },
};

function through(proxy: string | null): string {
  return proxy === null ? '' : ` (über den Proxy ${isolated(proxy)})`;
}

function madeBy(issuer: string): string {
  return issuer === '' ? '' : ` (ausgestellt von ${quoted(issuer)})`;
}

export const pauses: SaidTexts<'pauses'> = {
  byUser: 'Sie haben diese Kampagne angehalten.',
  canary:
    'Der Dienst hat die ersten SMS angenommen. Vergleichen Sie seine Texte mit Ihren und sehen Sie sich die Kosten an.',
  canaryFix: 'Setzen Sie die Kampagne fort, um an alle anderen zu senden.',
  refused: 'Der Dienst hat eine Sendung abgelehnt.',
  unknown: (people, observed) =>
    `Niemand weiß, ob eine Sendung an ${peopleWords(people)} gesendet wurde.${after(observed)}`,
  pathFix:
    'Entscheiden Sie, ob diese Sendung als gesendet gilt. Manche Dienste nehmen nur einen Pfad mit einem Schrägstrich am Ende: Wählen Sie ihn im Konto als Sendepfad.',
  connectionsFix:
    'Entscheiden Sie, ob diese Sendung als gesendet gilt. Nehmen Sie dann weniger Verbindungen, oder warten Sie, bis andere Programme ihre geschlossen haben.',
  unknownFix:
    'Sehen Sie sich an, was beobachtet wurde, und entscheiden Sie: als gesendet werten oder noch einmal senden.',
  different: (texts) =>
    `Der Dienst gab ${texts === 1 ? 'eine SMS' : `${texts} SMS`} zurück, die vom Gezeigten ${texts === 1 ? 'abweicht' : 'abweichen'}.`,
  differentFix:
    'Vergleichen Sie in den Ergebnissen. Setzen Sie die Kampagne nur fort, wenn Sie den Unterschied hinnehmen können.',
  mismatch: (observed) =>
    `Der Dienst hat die Sendung angenommen, aber nicht genau eine ID für jede Person gegeben.${after(observed)}`,
  mismatchFix:
    'Sehen Sie sich die Ergebnisse dieser Sendung an und fragen Sie Ihren Anbieter, wenn Sie unsicher sind. Wenn Sie fortfahren, bekommen die Übrigen die SMS.',
  oddAnswer: (observed) =>
    `Der Dienst gab allen in einer Sendung eine ID, aber die Antwort war nicht, wie sie sein soll.${after(observed)}`,
  oddAnswerFix:
    'Diese SMS gelten als angenommen. Wenn Sie die Kampagne fortsetzen, bekommen die Übrigen die SMS.',
  balance: 'Das Guthaben reicht nicht für die nächste Sendung.',
  balanceFix:
    'Laden Sie das Konto auf und klicken Sie dann auf „Fortsetzen“. Ohne Aufladung geht die Kampagne so weit, wie der Dienst es zulässt.',
  leaveAlone: 'Der Dienst bat Tagline zu warten, deshalb wurde von dieser Sendung nichts gesendet.',
  leaveAloneFix:
    'Warten Sie einige Minuten und klicken Sie dann auf „Fortsetzen“. Weniger Verbindungen oder ein langsameres Tempo können helfen.',
  unreachable: (observed) =>
    `Der Dienst war nicht erreichbar, deshalb wurde von dieser Sendung nichts gesendet.${after(observed)}`,
  unreachableFix: 'Prüfen Sie das Netzwerk und die Adresse im Konto. Klicken Sie dann auf „Fortsetzen“.',
  thenResume: (fix) => `${fix} Klicken Sie dann auf „Fortsetzen“.`,
  account: 'Das Konto dieser Kampagne wurde geändert.',
  accountFix: 'Sehen Sie sich das Konto an und klicken Sie dann auf „Fortsetzen“.',
  restart: 'Tagline wurde beendet, während diese Kampagne lief.',
  restartFix:
    'Setzen Sie die Kampagne fort, wenn Sie so weit sind; angenommene SMS werden nicht noch einmal gesendet.',
  slept: (seconds) =>
    `Der Computer war ${duration(seconds)} im Ruhezustand, währenddessen hat Tagline nichts gesendet.`,
  sleptFix: 'Setzen Sie die Kampagne fort, wenn es noch eine gute Zeit ist, SMS zu senden.',
  quiet: (until, there) => `Für die Übrigen gelten Ruhezeiten bis zum ${hereAndThere(until, there)}.`,
  quietFix: 'Sie geht dann von selbst weiter, solange Tagline geöffnet ist.',
  quietAsks: (until, there) =>
    `Für die Übrigen gelten Ruhezeiten. Sie enden am ${hereAndThere(until, there)}.`,
  quietAsksFix: 'Klicken Sie dann auf „Fortsetzen“: Sie wollten gefragt werden.',
  alwaysQuiet: 'Für jemanden, der noch wartet, ist immer Ruhezeit.',
  alwaysQuietFix:
    'Senden Sie trotzdem, oder brechen Sie ab und ändern Sie die Ruhezeiten in den Einstellungen.',
  quietPast: (until, there, notAfter) =>
    `Für die Übrigen gelten Ruhezeiten bis zum ${hereAndThere(until, there)}, und das ist nach der Frist am ${dayAndTime(notAfter)}.`,
  quietPastFix: 'Senden Sie trotzdem, senden Sie nach der Frist weiter oder brechen Sie ab.',
  quietPastDay: (until, there, day) =>
    `Für die Übrigen gelten Ruhezeiten bis zum ${hereAndThere(until, there)}, und die SMS zählen die Tage ab ${longDay(day)}.`,
  quietPastDayFix:
    'Senden Sie trotzdem, oder brechen Sie die Kampagne ab, und senden Sie an die Übrigen: Deren SMS zählen dann ab dem neuen Tag.',
  over: (notAfter) =>
    `Die Frist am ${dayAndTime(notAfter)} ist abgelaufen, deshalb wird nichts mehr gesendet.`,
  overFix: 'Brechen Sie die Kampagne ab, oder setzen Sie sie fort, um trotzdem an die Übrigen zu senden.',
  startTime: (at) => `Alle nach der ersten Gruppe bekommen sie am ${dayAndTime(at)}.`,
  startTimeFix: 'Sie geht dann von selbst weiter, solange Tagline geöffnet ist. „Fortsetzen“ sendet jetzt.',
  otherDay: (day) => `Die SMS dieser Kampagne zählen die Tage ab ${longDay(day)} und wären heute falsch.`,
  otherDayFix:
    'Brechen Sie die Kampagne ab, und senden Sie an die Übrigen: Deren SMS zählen dann ab dem neuen Tag.',
  overdue: 'Die Wartezeit endete, während Tagline nicht weitermachen konnte.',
  otherComputer: 'Diese Kampagne wurde auf einem anderen Computer gestartet, der sie vielleicht noch sendet.',
  otherComputerFix:
    'Sorgen Sie dafür, dass Tagline dort geschlossen ist, und geben Sie dann an, wie dieser Datenordner hierherkam.',
  olderCopy:
    'Dieser Datenordner ist eine Kopie, und von einem anderen kann weiter gesendet worden sein: Alle, die noch warteten, sind unbestätigt.',
  olderCopyFix:
    'Sehen Sie sich an, was bekannt ist, und entscheiden Sie: als gesendet werten oder noch einmal senden.',
  movedOut:
    'Dieser Datenordner wurde in eine Datei gepackt, um auf einem anderen Computer geöffnet zu werden.',
  movedOutFix:
    'Machen Sie dort weiter, wo die Datei geöffnet wurde, oder geben Sie an, dass sie nicht verwendet wurde.',
  disk: (detail) =>
    `Tagline konnte das Ergebnis nicht auf den Datenträger schreiben, deshalb sendet es nichts mehr.${after(detail)}`,
  diskFix: 'Schaffen Sie Platz auf dem Datenträger und klicken Sie dann auf „Fortsetzen“.',
  internal: (detail) => `Es ist etwas Unerwartetes passiert.${after(detail)}`,
  internalFix: 'Setzen Sie die Kampagne fort, um es noch einmal zu versuchen.',
  internalGoesOn:
    'Die Kampagne geht in wenigen Sekunden von selbst weiter, denn nichts von ihr war unterwegs.',
};

function after(more: string | null): string {
  return more === null ? '' : ` ${more}`;
}

export const refusals: SaidTexts<'refusals'> = {
  redirect: 'Der Dienst antwortete mit einer Weiterleitung, der Tagline nie folgt.',
  invalid: 'Der Dienst hält die Sendung für ungültig und nannte keine Einzelheiten.',
  token: 'Der Dienst hat den API-Schlüssel nicht angenommen.',
  networkAddress: 'Der Dienst nimmt von dieser Netzwerkadresse keine Sendungen an.',
  unread: 'Der Dienst konnte die Sendung nicht lesen.',
  leaveAlone: 'Der Dienst bittet Tagline zu warten.',
  other: (status) => `Der Dienst antwortete mit ${status} und nannte keine Einzelheiten.`,
  redirectFix: 'Prüfen Sie die Adresse des Dienstes im Konto und klicken Sie dann auf „Fortsetzen“.',
  tokenFix: 'Speichern Sie einen gültigen API-Schlüssel im Konto und klicken Sie dann auf „Fortsetzen“.',
  networkAddressFix:
    'Bitten Sie Ihren Anbieter, diese Netzwerkadresse zu erlauben, und klicken Sie dann auf „Fortsetzen“.',
  creditFix: 'Laden Sie das Konto auf, und klicken Sie dann auf „Fortsetzen“.',
  waitFix: (seconds) =>
    `Warten Sie ${seconds === null ? 'einige Minuten' : `${duration(seconds)}, wie der Dienst es verlangt`}, und klicken Sie dann auf „Fortsetzen“. Weniger Verbindungen oder ein langsameres Tempo können helfen.`,
  otherFix:
    'Liegt es an Personen, nehmen Sie sie heraus oder finden Sie die abgelehnten Nummern; liegt es am Guthaben, laden Sie das Konto auf. Sonst brechen Sie ab und starten Sie eine Kopie mit korrigierter Nachricht.',
};
