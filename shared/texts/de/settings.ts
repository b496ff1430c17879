import { counted } from '../../format/counted.ts';
import { peopleWords } from '../../format/format-count.ts';
import { listOf } from '../../format/format-list.ts';
import { quoted } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import { pluralForm } from '../../language/plurals.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: Translation<typeof english> = {
  title: 'Einstellungen',
  keys: 'Tasten',
  appearance: 'Aussehen',
  theme: 'Design',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  language: 'Sprache',
  languageOfSystem: 'Wie das System',
  spelling: 'Rechtschreibung prüfen',
  spellingOnMac: 'Mit den Wörterbüchern dieses Mac. Es wird nichts geladen.',
  spellingHelp:
    'Wörterbücher für die Sprachen dieses Computers werden einmal von Googles Servern (gvt1.com) geladen. Was Sie schreiben, bleibt hier.',
  newCampaigns: 'Neue Kampagnen',
  account: 'Konto',
  country: 'Standardland',
  countryHelp: 'Für Nummern, die ohne Ländervorwahl geschrieben sind.',
  sending: 'Senden',
  chunkSize: 'Personen pro Anfrage',
  chunkSizeHelp:
    'Mehr ist schneller; weniger heißt, dass weniger im Zweifel ist, wenn eine Anfrage verloren geht. Höchstens 10.000.',
  canary: 'Vorhut zuerst',
  canaryHelp: 'So viele Personen bekommen die SMS zuerst, dann wartet die Kampagne auf Sie. 0 für keine.',
  quietFrom: 'Ruhe ab',
  quietFromHelp: 'Vor dem Senden in diesen Stunden im Land des Empfängers wird gewarnt.',
  quietTo: 'Ruhe bis',
  quietToHelp: 'Zweimal dieselbe Stunde schaltet es aus.',
  recentDays: 'Tage, die als kürzlich gelten',
  recentDaysHelp:
    'Wer in so vielen Tagen denselben Text bekommen hat, wird vor dem Senden angezeigt. 0, um das nicht zu prüfen.',
  proxy: 'Proxy',
  proxyWays: { system: 'Wie das System', none: 'Keiner', address: 'Diese Adresse' },
  proxyAddress: 'Proxy-Adresse',
  proxyHelp:
    'Ein HTTP-Proxy ohne Passwort. Er erfährt nur, welcher Dienst gefragt wird: Was gesendet wird, ist allein für diesen verschlüsselt.',
  data: 'Daten',
  backUp: 'Sichern',
  moveAway: 'Auf einen anderen Computer umziehen',
  askMove: 'Auf einen anderen Computer umziehen?',
  move: 'Umziehen',
  moveAbout:
    'Alles außer den Schlüsseln kommt in eine Datei. Öffnen Sie sie auf einem anderen Computer, wo die Kampagnen dann weitergehen. Von hier wird nichts mehr gesendet.',
  openFile: 'Datei öffnen',
  askOpen: (file) => `${quoted(file)} öffnen?`,
  open: 'Öffnen',
  openAbout:
    'Sie tritt beim nächsten Start von Tagline an die Stelle dessen, was hier ist. Was jetzt hier ist, wird daneben in einem eigenen Ordner beiseitegelegt, und nichts davon wird gelöscht.',
  updates: 'Updates',
  lookForUpdates: 'Nach Updates suchen',
  erase: 'Alles löschen',
  askErase: 'Alles löschen?',
  eraseAbout:
    'Listen, Kampagnen, Ergebnisse, Abmeldungen, der Übungs-Posteingang, Konten mit ihren Schlüsseln, Einstellungen und das Protokoll verschwinden für immer, auch was hier beiseitegelegt wurde. Tagline beginnt dann von vorn. Dateien, die Sie gespeichert haben, und Sicherungen behalten ihren Inhalt.',
  eraseKeeps:
    'Nur zufällige Kennungen und Zahlen von Anfragen bleiben auf diesem Computer, von keiner Person, damit eine ältere Kopie dieser Daten als solche erkannt wird und niemandem zweimal schreibt.',
  eraseWord: 'alles löschen',
  type: (word) => `Schreiben Sie ${quoted(word)}`,
  eraseLoss: (campaigns, people) =>
    `${counted(campaigns, { one: 'Kampagne, in der', other: 'Kampagnen, in denen' })} noch ${peopleWords(people)} eine SMS bekommen ${pluralForm(people, { one: 'soll', other: 'sollen' })}, ${pluralForm(campaigns, { one: 'ginge', other: 'gingen' })} verloren, und damit auch, wer schon eine bekommen hat.`,
  kept: 'Wie lange etwas behalten wird',
  keptOf: { campaigns: 'Kampagnen', lists: 'Listen', inbox: 'Übungs-Posteingang', log: 'Protokoll' },
  keptHelp:
    'Tage seit dem Ende einer Kampagne oder der letzten Verwendung einer Liste; 0 behält sie, bis Sie sie entfernen. Was noch zu senden ist, im Zweifel ist oder verhindert, dass jemand zweimal eine SMS bekommt, wird nie wegen seines Alters entfernt. Nummern und Zeitpunkte, die gelöschte Kampagnen hinterlassen, gehen nach den Tagen für Kampagnen.',
  askKeep: 'Nur so lange behalten?',
  keep: 'Entfernen und dabei bleiben',
  going: (campaigns, lists, inbox, log) =>
    listOf(
      [
        campaigns > 0 && `${counted(campaigns, { one: 'Kampagne', other: 'Kampagnen' })} mit Ergebnissen`,
        lists > 0 && counted(lists, { one: 'Liste', other: 'Listen' }),
        inbox > 0 && `${counted(inbox, { one: 'SMS', other: 'SMS' })} im Übungs-Posteingang`,
        log > 0 && `${counted(log, { one: 'Zeile', other: 'Zeilen' })} des Protokolls`,
      ].filter((words) => words !== false),
    ),
  removesNow: (going) => `Jetzt wird für immer entfernt: ${going}. Danach wird einmal am Tag nachgesehen.`,
};
