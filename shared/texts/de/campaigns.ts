import { count, counted, isolated, peopleWords, percent, pluralForm, quoted } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const campaigns: Texts<'campaigns'> = {
  copy: 'Kopieren',
  useAgain: 'Erneut verwenden',
  again: 'Mit anderer Liste …',
  openAccount: 'Konto öffnen',
  request: 'Sendung',
  returnedTexts: 'Texte laut Dienst',
  perMinute: 'Personen pro Minute',
  connections: 'Verbindungen',
  noLimit: 'Unbegrenzt',
};

export const campaignList: Texts<'campaignList'> = {
  search: 'Kampagnen durchsuchen',
  searchLooksAt: 'Gesucht wird in Namen und Nachrichten.',
  which: 'Welche Kampagnen',
  filters: { all: 'Alle', drafts: 'Entwürfe', live: 'Live', practice: 'Demo' },
  tests: (ended) => `Test-SMS und Probeläufe (${count(ended)})`,
  noneHere: 'Hier gibt es noch keine',
  elsewhere: (campaigns) => `${counted(campaigns, 'Kampagne ist', 'Kampagnen sind')} hier nicht aufgeführt.`,
  foundElsewhere: (campaigns) =>
    `${counted(campaigns, 'passende Kampagne ist', 'passende Kampagnen sind')} hier nicht aufgeführt.`,
  listAll: 'Alle anzeigen',
  clearSearch: 'Suche leeren',
  none: 'Noch keine Kampagnen',
  whatItIs: 'Eine Kampagne ist eine Nachricht an eine Liste. Sie bleibt hier, mit allen Ergebnissen.',
  noMessage: 'Noch keine Nachricht',
  accepted: (accepted, people, treated) =>
    `${count(accepted)} von ${peopleWords(people)}${treated === 0 ? '' : `, ${count(treated)} als gesendet gewertet`}`,
  deleteDraft: 'Das löscht den Entwurf endgültig. Seine Liste bleibt.',
  deleteEnded:
    'Das löscht Personen, Texte und IDs der Kampagne endgültig, auch aus der Datenbankdatei. Tagline behält Nummer und Zeitpunkt aller, an die gesendet oder vielleicht gesendet wurde, damit niemand zweimal eine SMS bekommt.',
  deleteOld: 'Alte Kampagnen löschen',
  deleteOldAbout:
    'Kampagnen, die vor längerer Zeit geendet haben, werden mit ihren Personen, Texten und IDs gelöscht, auch aus der Datenbankdatei. Das lässt sich nicht rückgängig machen, und Sie können nicht mehr suchen, was an jemanden ging. Nummern und Zeitpunkte bleiben gespeichert, damit niemand zweimal eine SMS bekommt.',
  deleteMany: (campaigns) => `${counted(campaigns, 'Kampagne', 'Kampagnen')} löschen`,
  deleted: (campaigns) => `${counted(campaigns, 'Kampagne wurde', 'Kampagnen wurden')} gelöscht.`,
  olderThan: 'Älter als, in Tagen',
  enterDays: 'Geben Sie die Zahl der Tage an.',
  noneByNow: 'Bisher hat keine Kampagne geendet.',
  noneBefore: (days) => `Keine Kampagne endete vor mehr als ${counted(days, 'Tag', 'Tagen')}.`,
  someByNow: (campaigns) =>
    `${count(campaigns)} Ihrer Kampagnen ${pluralForm(campaigns, 'hat', 'haben')} bisher geendet.`,
  someBefore: (campaigns, days) =>
    `${count(campaigns)} Ihrer Kampagnen ${pluralForm(campaigns, 'endete', 'endeten')} vor mehr als ${counted(days, 'Tag', 'Tagen')}.`,
};

export const campaignView: Texts<'campaignView'> = {
  results: 'Ergebnisse',
  timeline: 'Verlauf',
  details: 'Einzelheiten',
  preparing: 'Das Senden wird vorbereitet',
  progress: 'Fortschritt',
  byState: 'Personen nach Status',
  perhaps: 'Davon vielleicht gesendet',
  header: {
    firstSent: (people) => `Erste ${count(people)} gesendet, wartet auf Sie`,
    through: '{people} über {account}',
    throughAnd: '{people} über {account}; {requests}',
    onTheWay: (requests, numbers) => `${pluralForm(requests, 'Sendung', 'Sendungen')} ${numbers} unterwegs`,
    pausing: (requests, numbers, people) =>
      `hält an, sobald ${pluralForm(requests, 'Sendung', 'Sendungen')} ${numbers} beantwortet ${pluralForm(requests, 'ist', 'sind')} (${peopleWords(people)} unterwegs)`,
    pause: 'Anhalten',
    resume: 'Fortsetzen',
    cancel: 'Kampagne abbrechen',
    askCancel: 'Diese Kampagne abbrechen?',
    keep: 'Nicht abbrechen',
  },
  facts: {
    accepted: 'Vom Dienst angenommen',
    ofPeople: (people, settled) => `von ${count(people)}, ${settled} abgeschlossen`,
    credit: 'Verbrauchte Credits',
    noneGivenYet: 'Noch nicht gemeldet',
    noneGiven: 'Nicht gemeldet',
    ofAbout: (credits) => `von etwa ${credits}`,
    perPart: (credits) => `${credits} pro SMS-Teil`,
    time: 'Zeit',
    perMinute: (people) => `${count(people)} Personen pro Minute`,
    differ: (texts) => counted(texts, 'weicht ab', 'weichen ab'),
    noneDiffers: 'Keiner weicht ab',
    notReturned: (texts) => `${count(texts)} nicht gemeldet`,
    othersDoNotDiffer: 'keiner der anderen weicht ab',
    noneYet: 'Noch keine',
    noneCameBack: 'Der Dienst meldete keine',
  },
  curve: {
    label: 'Im Zeitverlauf',
    perMinute: 'Angenommen pro Minute',
    atMost: (people) => `bis zu ${count(people)}`,
    creditsSoFar: 'Credits bisher',
    from: 'Ab',
  },
  lines: {
    label: 'Einzelheiten der Kampagne',
    anyway: 'In Ruhezeiten gesendet',
    notYet: 'Noch nicht',
  },
  rehearsal: {
    label: 'Probelauf',
    lost: (texts) => `${counted(texts, 'Text hat', 'Texte haben')} Zeichen verloren`,
    differs: 'Der Probelauf verlief anders als vorhergesagt',
    asPredicted: 'Der Probelauf verlief wie vorhergesagt',
    going: (account) => `Probelauf für das, was über ${isolated(account)} gesendet wird`,
    nothingSent:
      'Über {account} wurde nichts gesendet und keine Verbindung dorthin aufgebaut: Nur Demo-Telefone auf diesem Computer zeigen diese SMS.',
    phones: 'Telefone ansehen',
    toDraft: 'Zurück zum Entwurf',
    predicted: 'Vorhergesagt für {account}',
    seen: 'Im Probelauf gesehen',
  },
  requests: {
    none: 'Noch keine Sendungen.',
    unicode: 'Als Unicode.',
    attempts: (attempts) => `${attempts} Versuche.`,
    decided: (verdict) => `Sie haben entschieden: ${verdict}.`,
  },
};

export const history: Texts<'history'> = {
  title: 'Nummer oder Namen suchen',
  about: 'Was wurde an diese Person gesendet und wann? Hat sie sich abgemeldet?',
  number: 'Telefonnummer oder Name',
  numberHint: 'Telefonnummer, ihre letzten Ziffern oder ein Name',
  everyText: 'Jede SMS, die dieser Computer gesendet hat',
  everyTextAbout:
    'Geben Sie eine Nummer oder einen Namen ein, um jede SMS an diese Person zu sehen, aus welcher Kampagne sie war und was der Dienst geantwortet hat.',
  id: (id) => `ID ${id}`,
  optedOut: (msisdn) => `${msisdn} hat sich abgemeldet und bekommt deshalb nie eine SMS.`,
  found: (numbers, texts, list) =>
    `${counted(numbers, 'Nummer', 'Nummern')} gefunden, ${count(texts)} SMS: ${list}.`,
  foundNoText: (numbers, list) => `${counted(numbers, 'Nummer', 'Nummern')} gefunden, keine SMS: ${list}.`,
  nobody: 'Niemand dieses Namens ist auf einer Liste oder in einer Kampagne hier.',
  looking: (share) => `Die Suche läuft noch: ${percent(share)} sind durchsucht.`,
  notWhole:
    'Das ist noch keine ganze Telefonnummer, und keine hier bekannte Nummer endet so. Versuchen Sie es mit der Ländervorwahl.',
  noCampaign: (msisdn) => `Keine Kampagne hier enthält ${msisdn}.`,
  textsTo: (texts, msisdn) => `${count(texts)} SMS an ${msisdn}.`,
  notOptedOut: 'Diese Nummer ist nicht abgemeldet.',
  otherNumber: 'Wenn Sie eine andere Nummer meinen, schreiben Sie sie mit der Ländervorwahl.',
  kept: 'Über diese Person gespeichert',
  erase: 'Löschen',
  erased: 'Diese Person ist gelöscht.',
  askErase: (msisdn) => `${msisdn} löschen?`,
  mentions: (places, most) =>
    places >= most
      ? `Die letzten Ziffern dieser Nummer stehen auch in anderen Texten. Die ersten ${count(most)} Stellen:`
      : `Die letzten Ziffern dieser Nummer stehen auch an ${counted(places, 'anderer Stelle', 'anderen Stellen')}:`,
  mentionsAbout:
    'Das Löschen der Person ändert diese Texte nicht. Entfernen Sie die Nummer dort, wo sie die dieser Person ist.',
  inRow: (list, row) => `Liste ${quoted(list)}, Zeile ${count(row)}`,
  inList: (list) => `Name der Liste ${quoted(list)}`,
  inCampaign: (name) => `Kampagne ${quoted(name)}`,
  inText: (name) => `Eine SMS der Kampagne ${quoted(name)}`,
  inCredits: 'Credits je Monat',
  inTemplate: (name) => `Vorlage ${quoted(name)}`,
  inOptOut: (msisdn) => `Abmeldung von ${msisdn}`,
  inMappings: 'Auswahl für Dateien mit denselben Spalten; danach wird wieder gefragt',
  removeNumber: 'Nummer entfernen',
  eraseAbout:
    'Das löscht Zeilen, Texte und IDs dieser Person endgültig. In den Ergebnissen bleibt eine gelöschte Person stehen, damit die Summen stimmen. Dateien, die Sie gespeichert haben, und Sicherungen behalten ihren Inhalt.',
  eraseInTeam: (name) =>
    `Tagline entfernt nichts aus der Datei ${quoted(name)} des Teams: Steht die Nummer darin, bleibt sie dort und kommt von dort als Nummer allein zu den Abmeldungen hier zurück.`,
  neverText: 'Dieser Nummer nie eine SMS senden',
  neverTextHelp:
    'Nur die Nummer bleibt, damit Tagline ihr keine SMS sendet. Ohne sie kommt die Person mit einer Liste zurück, auf der sie steht.',
};
