import { momentWithin } from '../../format/format-time.ts';
import { count, counted, isolated, listOf, peopleWords, pluralForm, quoted } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const settings: Texts<'settings'> = {
  keys: 'Tastenkürzel',
  appearance: 'Aussehen',
  theme: 'Design',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  language: 'Sprache',
  languageOfSystem: 'Wie das System',
  spelling: 'Rechtschreibung prüfen',
  spellingOnMac: 'Mit den Wörterbüchern dieses Mac. Tagline lädt nichts herunter.',
  spellingHelp:
    'Tagline lädt Wörterbücher für die Sprachen dieses Computers einmal von Googles Servern (gvt1.com). Was Sie schreiben, bleibt hier.',
  newCampaigns: 'Neue Kampagnen',
  country: 'Heimatland',
  countryHelp:
    'Die meisten Ihrer Nummern ohne Ländervorwahl sind aus diesem Land. Bei Listen, die anders aussehen, fragt Tagline.',
  sending: 'Senden',
  chunkSize: 'Personen pro Sendung',
  canary: 'Zuerst senden an',
  quietFrom: 'Ruhezeit ab',
  quietTo: 'Ruhezeit bis',
  recentDays: 'Vor Wiederholungen warnen (Tage)',
  help: {
    chunkSize:
      'Größere Sendungen sind schneller. Geht eine Antwort verloren, sind bei kleineren weniger Personen unbestätigt. Höchstens 10.000.',
    canary:
      'So viele Personen bekommen die SMS zuerst, dann wartet die Kampagne auf Sie. 0: an alle auf einmal senden.',
    quietFrom:
      'In dieser Zeit (Ortszeit der Empfänger) wird nichts gesendet, außer in der Demo; die Kampagne wartet.',
    quietTo: 'Zweimal dieselbe Stunde schaltet es aus.',
    recentDays: 'Die Prüfung zeigt, an wen in so vielen Tagen derselbe Text ging. 0 schaltet das aus.',
  },
  proxy: 'Proxy',
  proxyWays: { system: 'Wie das System', none: 'Keiner', address: 'Diese Adresse' },
  proxyAddress: 'Proxy-Adresse',
  proxyHelp:
    'Ein HTTP-Proxy ohne Passwort. Er erfährt nur, welchen Dienst Sie nutzen: Was Sie senden, ist für diesen Dienst verschlüsselt.',
  data: 'Daten',
  backUp: 'Sichern',
  moveAway: 'Auf einen anderen Computer umziehen',
  askMove: 'Auf einen anderen Computer umziehen?',
  move: 'Umziehen',
  moveAbout:
    'Alles außer den API-Schlüsseln kommt in eine Datei. Öffnen Sie sie auf einem anderen Computer, wo die Kampagnen dann weitergehen. Dieser Computer sendet nichts mehr.',
  openFile: 'Datei öffnen',
  askOpen: (file) => `${quoted(file)} öffnen?`,
  open: 'Öffnen',
  openAbout:
    'Die Sicherung tritt beim nächsten Start von Tagline an die Stelle dessen, was hier ist. Was jetzt hier ist, legt Tagline daneben in einen eigenen Ordner und löscht nichts davon.',
  updates: 'Updates',
  erase: 'Alles löschen',
  askErase: 'Alles löschen?',
  eraseAbout:
    'Listen, Kampagnen, Ergebnisse, Abmeldungen, der Demo-Posteingang, Konten mit ihren API-Schlüsseln, Einstellungen und das Protokoll verschwinden für immer, auch ältere Daten neben diesem Ordner. Tagline beginnt dann von vorn. Dateien, die Sie gespeichert haben, und Sicherungen behalten ihren Inhalt.',
  eraseKeeps:
    'Nur zufällige IDs und Zahlen von Sendungen bleiben auf diesem Computer. Sie nennen keine Person; an ihnen erkennt Tagline eine ältere Kopie dieser Daten, damit niemand zweimal eine SMS bekommt.',
  eraseWord: 'alles löschen',
  type: (word) => `Schreiben Sie ${quoted(word)}`,
  eraseLoss: (campaigns, people) =>
    `${counted(campaigns, 'Kampagne, in der', 'Kampagnen, in denen')} noch ${peopleWords(people)} eine SMS bekommen ${pluralForm(people, 'soll', 'sollen')}, ${pluralForm(campaigns, 'ginge', 'gingen')} verloren, ebenso der Nachweis, wem schon gesendet wurde.`,
  kept: 'Wie lange etwas gespeichert bleibt',
  keptOf: { campaigns: 'Kampagnen', lists: 'Listen', inbox: 'Demo-Posteingang', log: 'Protokoll' },
  keptHelp:
    'Tage seit dem Ende einer Kampagne oder der letzten Verwendung einer Liste; 0 behält sie, bis Sie sie entfernen. Was noch zu senden ist, unbestätigt ist oder verhindert, dass jemand zweimal eine SMS bekommt, wird nie wegen seines Alters entfernt. Nummern und Zeitpunkte gelöschter Kampagnen werden nach derselben Frist wie Kampagnen gelöscht.',
  askKeep: 'Nur so lange speichern?',
  keep: 'Jetzt und künftig entfernen',
  going: (campaigns, lists, inbox, log) =>
    listOf([
      campaigns > 0 && `${counted(campaigns, 'Kampagne', 'Kampagnen')} mit Ergebnissen`,
      lists > 0 && counted(lists, 'Liste', 'Listen'),
      inbox > 0 && `${counted(inbox, 'SMS', 'SMS')} im Demo-Posteingang`,
      log > 0 && `${counted(log, 'Zeile', 'Zeilen')} des Protokolls`,
    ]),
  removesNow: (going) => `Jetzt wird für immer entfernt: ${going}. Danach sieht Tagline einmal am Tag nach.`,
};

export const folder: Texts<'folder'> = {
  banner: {
    fileWaits: 'Tagline öffnet beim nächsten Start eine Datei mit Daten.',
    doNotOpen: 'Nicht öffnen',
    startAgain:
      'Schließen Sie Tagline und starten Sie es noch einmal. Was jetzt hier ist, wird in einen Ordner daneben verschoben.',
    leave: 'Abbrechen',
  },
  earlier: 'Diese Daten sind eine frühere Kopie. Wurde seitdem etwas gesendet?',
  lastUsed: (moment) => `Zuletzt verwendet ${moment}.`,
  lacks:
    'Was seitdem geschah, ist nicht darin: Kampagnen, Abmeldungen, Listen und an wen kürzlich gesendet wurde.',
  begun: (batches) =>
    `Dieser Computer hat seitdem ${batches === 0 ? 'keine Sendung' : counted(batches, 'Sendung', 'Sendungen')} begonnen.`,
  begunUnseen: 'Dieser Computer weiß nicht, was seitdem gesendet wurde.',
  unconfirmed: (people) =>
    `${peopleWords(people)}, ${pluralForm(people, 'die noch eine SMS bekommen sollte, ist', 'die noch eine SMS bekommen sollten, sind')} unbestätigt.`,
  nothingSent: 'Seitdem wurde nichts gesendet',
  askNothingSent: (begun) =>
    `${begun} Wurde etwas gesendet, hier oder auf einem anderen Computer, bekommen Personen vielleicht zweimal eine SMS. Wurde seitdem wirklich nichts gesendet?`,
  perhapsSent: 'Als vielleicht gesendet behandeln',
  askPerhapsSent:
    'Dann fragt die Prüfung jedes Entwurfs, jeder Liste und jeder Kampagne an die Übrigen, ob seitdem schon gesendet wurde. Gesendet wird erst, wenn Sie auf „Seitdem nicht gesendet“ klicken.',
  unfinished: {
    lists: 'Gelöschte oder abgebrochene Listen sind noch nicht ganz entfernt.',
    judging:
      'Diese Version hat noch nicht über alle Zeilen Ihrer Listen neu entschieden. An diese Listen wird solange nicht gesendet.',
    'opt-outs': 'Manche Listen zeigen noch Personen, die sich abgemeldet haben. An sie wird nicht gesendet.',
    people: 'Die Daten einer Person sind noch nicht überall gelöscht.',
    practice: 'Gelöschte Kampagnen sind noch nicht aus dem Demo-Posteingang entfernt.',
    campaigns: 'Gelöschte Kampagnen sind noch nicht von der Festplatte entfernt.',
    age: 'Manches, was alt genug ist, ist noch nicht gelöscht.',
    sending: 'Was beim Abbruch gerade gesendet wurde, ist noch nicht festgehalten.',
    again: 'Tagline versucht es noch einmal.',
  },
  judgedAgain: {
    title: 'Einige Zeilen Ihrer Listen haben jetzt einen anderen Status',
    about:
      'Tagline entscheidet jetzt anders über sie, weil dies eine andere Version ist oder sie in einer Datei anders standen. Sehen Sie diese Listen durch, bevor Sie an sie senden.',
    recipient: 'Empfänger',
    sameStatus: 'Anderer Text oder Hinweis',
  },
  takenBack: 'Die Datei ließ sich nicht öffnen. Was vorher hier war, ist wieder da.',
  look: 'Durchsehen',
  screen: 'Daten aus einer Datei',
  unread: {
    title: 'Nicht alles war lesbar',
    about:
      'Was lesbar war, ist hier. Eine Nummer, die eine beschädigte Zeile schützte, ist jetzt abgemeldet, und an alle einer verlorenen Kampagne wurde vielleicht schon gesendet.',
    unknown: (rows) =>
      `${counted(rows, 'Zeile kann', 'Zeilen können')} jemanden vor einer SMS bewahrt haben, und niemand weiß, wen. Es wird nichts gesendet, bis Sie entscheiden.`,
    understood: 'Verstanden',
    without: 'Ohne sie senden',
    askWithout:
      'Personen, die sich abgemeldet haben oder denen schon gesendet wurde, bekommen vielleicht eine SMS. Vergleichen Sie zuerst mit einer anderen Sicherung, wenn Sie eine haben.',
    counted: {
      'opt-outs': (rows) => counted(rows, 'Abmeldung', 'Abmeldungen'),
      lists: (rows) => counted(rows, 'Liste', 'Listen'),
      rows: (rows) => counted(rows, 'Zeile einer Liste', 'Zeilen von Listen'),
      templates: (rows) => counted(rows, 'Vorlage', 'Vorlagen'),
      campaigns: (rows) => counted(rows, 'Kampagne', 'Kampagnen'),
      people: (rows) => counted(rows, 'Person einer Kampagne', 'Personen von Kampagnen'),
      receipts: (rows) => counted(rows, 'ID des Dienstes', 'IDs des Dienstes'),
      batches: (rows) => counted(rows, 'Eintrag zu einer Sendung', 'Einträge zu Sendungen'),
      settings: (rows) => counted(rows, 'Konto oder Einstellung', 'Konten oder Einstellungen'),
      others: (rows) => counted(rows, 'anderer Eintrag', 'andere Einträge'),
    },
    some: {
      'opt-outs': 'Abmeldungen, niemand weiß wie viele',
      lists: 'Listen, niemand weiß wie viele',
      rows: 'Zeilen von Listen, niemand weiß wie viele',
      templates: 'Vorlagen, niemand weiß wie viele',
      campaigns: 'Kampagnen, niemand weiß wie viele',
      people: 'Personen von Kampagnen, niemand weiß wie viele',
      receipts: 'IDs des Dienstes, niemand weiß wie viele',
      batches: 'Einträge zu Sendungen, niemand weiß wie viele',
      settings: 'Einstellungen, niemand weiß wie viele',
      others: 'Andere Einträge, niemand weiß wie viele',
    },
  },
  opened: {
    title: 'Was auf Ihre Entscheidung wartet',
    about:
      'All das kam mit der Datei. Tagline verwendet nichts davon, bis Sie hier auf eine Schaltfläche klicken.',
    waits: (campaigns, files, accounts) =>
      `Das kam mit einer Datei und wartet auf Sie: ${listOf([
        campaigns > 0 && counted(campaigns, 'geplante Kampagne', 'geplante Kampagnen'),
        files > 0 && counted(files, 'gemeinsame Datei', 'gemeinsame Dateien'),
        accounts > 0 && counted(accounts, 'Konto', 'Konten'),
      ])}.`,
    campaign: (name) => `Kampagne ${quoted(name)}`,
    goesOn: (moment) => `Geplant für ${moment}`,
    goOn: 'Fortsetzen lassen',
    teamFile: 'Gemeinsame Abmeldedatei',
    teamFileAbout:
      'Wenn Sie die Datei verbinden, liest Tagline sie vor jeder Sendung und fügt die Abmeldungen von hier hinzu. Bis Sie sie verbinden oder aufgeben, wird nichts gesendet, denn ihre Abmeldungen würden fehlen.',
    connect: 'Verbinden',
    giveUp: 'Aufgeben',
    askGiveUp:
      'Dann fehlen ihre Abmeldungen hier: Personen in dieser Datei bekommen vielleicht eine SMS. Tagline liest sie nicht und fügt nichts hinzu.',
    account: (name) => `Konto ${quoted(name)}`,
    use: 'Zum Senden verwenden',
  },
  mayLack: 'Abmeldungen, Listen und die zuletzt gesendeten SMS sind vielleicht nicht auf dem neuesten Stand.',
  foreign: 'Dieser Datenordner kommt von woanders. Wie kam er hierher?',
  foreignMore: (people, campaigns) =>
    `Umgezogen: Er wurde dort geschlossen und seitdem nicht verwendet; unbestätigt ist nur, was unterwegs war. Kopiert oder nicht bekannt: ${open(people, campaigns)} unbestätigt, bis Sie entscheiden.`,
  wasMoved: 'Er wurde umgezogen',
  askMoved:
    'Wird er dort, wo er war, noch verwendet oder wurde er es seitdem, bekommen Personen vielleicht zweimal eine SMS. Wurde er dort geschlossen und seitdem nicht verwendet?',
  wasCopied: 'Er wurde kopiert, oder ich weiß es nicht',
  askCopied: (people, campaigns) =>
    `Dann ${open(people, campaigns)} unbestätigt, und geplante Kampagnen werden wieder zu Entwürfen. Sie entscheiden darüber insgesamt oder Sendung für Sendung.`,
  movedOut: (moment) =>
    `Dieser Datenordner wurde ${moment} in eine Datei gepackt, damit er auf einem anderen Computer geöffnet werden kann.`,
  movedOutMore: 'Tagline sendet von hier nichts. Machen Sie dort weiter, wo die Datei geöffnet wurde.',
  fileUnused: 'Die Datei wurde nicht verwendet',
  askFileUnused:
    'Wurde die Datei irgendwo geöffnet oder wird sie es noch, bekommen Personen vielleicht zweimal eine SMS. Hier weitermachen und die Datei löschen?',
  fileUsed: 'Sie wurde verwendet, oder ich weiß es nicht',
};

function open(people: number, campaigns: number): string {
  if (people === 0) return 'ist, wer noch eine SMS bekommen sollte,';
  return `${pluralForm(people, 'ist', 'sind')} ${peopleWords(people)}, die in ${counted(campaigns, 'Kampagne', 'Kampagnen')} noch eine SMS bekommen ${pluralForm(people, 'sollte', 'sollten')},`;
}

export const updates: Texts<'updates'> = {
  updated: (version) => `Das ist Tagline ${isolated(version)}.`,
  looking: 'Tagline sucht nach Updates.',
  isOut: (version) => `Tagline ${isolated(version)} ist da.`,
  byHand:
    'Diese Version kam als Paket Ihres Systems und kann sich nicht selbst ersetzen: Installieren Sie das neue Paket wie dieses.',
  ok: 'OK',
  isReady: (version) => `Tagline ${isolated(version)} ist bereit.`,
  scheduled:
    'Eine Kampagne ist geplant: Sie beginnt nur, solange Tagline offen ist. Starten Sie also nur neu, wenn vorher genug Zeit ist.',
  restarting: 'Ein Neustart dauert einen Moment; Ihre Arbeit ist gespeichert.',
  later: 'Später',
  restart: 'Jetzt neu starten',
  off: 'Diese Version sucht nicht nach Updates.',
  offMore:
    'Diese Version weiß nicht, wo sie nach Updates suchen soll, oder kann sich nicht selbst aktualisieren. Bitten Sie die Person, von der Sie Tagline haben, um eine neuere Version.',
  isNewest: (version) => `Tagline ${isolated(version)} ist die neueste Version.`,
  asksLater: 'Tagline meldet sich, sobald nichts mehr gesendet wird.',
  sending: 'Gerade wird eine Kampagne gesendet.',
  looksLater: 'Tagline sucht nach Updates, sobald die Kampagne beendet ist.',
  noAnswer: 'Tagline konnte nicht nach Updates suchen: Der Update-Server hat nicht richtig geantwortet.',
  noAnswerMore: 'Prüfen Sie die Verbindung und den Proxy, und versuchen Sie es noch einmal.',
};

export const team: Texts<'team'> = {
  title: 'Abmeldedatei eines Teams',
  about:
    'Eine CSV- oder Textdatei auf einem Laufwerk, das Ihr Team teilt, mit einer Person pro Zeile. Tagline liest sie vor jeder Sendung und wartet, wenn sie nicht lesbar ist. Abmeldungen von hier fügt Tagline hinzu: Nummer und Tag, sonst nichts.',
  onlyInApp: 'Sie können sie nur im eigenen Fenster von Tagline wählen, nicht in einem Browser.',
  noPath: (name) =>
    `Tagline kann nicht erkennen, wo ${quoted(name)} liegt. Wählen Sie sie dort, wo das Laufwerk verbunden ist.`,
  leave: 'Nicht mehr verwenden',
  use: 'Verwenden',
  ask: (name) => `${quoted(name)} mit Ihrem Team verwenden?`,
  askAbout: (numbers) =>
    `${counted(numbers, 'Nummer steht', 'Nummern stehen')} darin, und niemand davon bekommt von hier eine SMS, auch nicht, wenn dort eine Zeile entfernt wird. Tagline schreibt die Nummern aller Abmeldungen hier hinein, und alle, die sie öffnen dürfen, können sie lesen.`,
  column: 'Spalte mit den Nummern derer, die sich abgemeldet haben',
  unnamed: (column) => `Spalte ${count(column)}`,
  state: (name, heading, numbers, readAt) =>
    `${quoted(name)}${heading === '' ? '' : `, Spalte ${quoted(heading)}`}, ${counted(numbers, 'Nummer', 'Nummern')}${readAt === null ? '' : `, gelesen ${momentWithin(readAt, Date.now())}`}`,
  unwritten: (numbers) =>
    `${counted(numbers, 'Abmeldung', 'Abmeldungen')} von hier ${pluralForm(numbers, 'steht', 'stehen')} noch nicht darin. Tagline versucht es jede Minute erneut.`,
};
