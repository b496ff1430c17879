import { counted } from '../../format/counted.ts';
import { count, peopleWords } from '../../format/format-count.ts';
import { isolated } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import { pluralForm } from '../../language/plurals.ts';
import type { campaignView as english } from '../en/campaign-view.ts';

export const campaignView: Translation<typeof english> = {
  name: 'Kampagne',
  results: 'Ergebnisse',
  timeline: 'Verlauf',
  details: 'Einzelheiten',
  preparing: 'Nachricht, Personen und Plan werden festgehalten',
  progress: 'Fortschritt',
  byState: 'Personen nach Status',
  perhaps: 'Davon vielleicht erreicht',
  head: {
    through: '{people} über {account}',
    throughAnd: '{people} über {account}; {requests}',
    onTheWay: (requests, numbers) =>
      `${pluralForm(requests, { one: 'Anfrage', other: 'Anfragen' })} ${numbers} unterwegs`,
    pausing: (requests, numbers, people) =>
      `hält an, sobald ${pluralForm(requests, { one: 'Anfrage', other: 'Anfragen' })} ${numbers} beantwortet ${pluralForm(requests, { one: 'ist', other: 'sind' })} (${peopleWords(people)} unterwegs)`,
    pause: 'Anhalten',
    resume: 'Fortsetzen',
    cancel: 'Kampagne abbrechen',
    askCancel: 'Diese Kampagne abbrechen?',
    keep: 'Behalten',
  },
  facts: {
    accepted: 'Vom Dienst angenommen',
    ofPeople: (people, settled) => `von ${count(people)}, ${settled} entschieden`,
    credit: 'Verbrauchte Credits',
    noneToldYet: 'Der Dienst hat noch keine genannt',
    noneTold: 'Der Dienst hat keine genannt',
    ofAbout: (credits) => `von etwa ${credits}`,
    perPart: (credits) => `${credits} pro SMS-Teil`,
    cancelled: 'Abgebrochen',
    finished: 'Beendet',
    perMinute: (people) => `${count(people)} Personen pro Minute`,
    differ: (texts) => counted(texts, { one: 'weicht ab', other: 'weichen ab' }),
    noneDiffers: 'Keiner weicht ab',
    fromShown: 'vom Angezeigten',
    noneYet: 'Noch keine',
    noneCameBack: 'Keiner kam zurück',
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
    message: 'Nachricht',
    account: 'Konto',
    noCanary: 'Keine',
    started: 'Begonnen',
    notYet: 'Noch nicht',
  },
  rehearsal: {
    label: 'Probelauf',
    lost: (texts) => `${counted(texts, { one: 'Text hat', other: 'Texte haben' })} Buchstaben verloren`,
    differs: 'Der Probelauf verlief anders als vorhergesagt',
    asPredicted: 'Der Probelauf verlief wie vorhergesagt',
    going: (account) => `Probelauf für das, was über ${isolated(account)} gesendet wird`,
    onlyPhones: 'Nur Übungstelefone auf diesem Computer haben diese SMS bekommen.',
    nothingSent:
      'Über {account} wurde nichts gesendet und keine Verbindung dorthin aufgebaut: Nur Übungstelefone auf diesem Computer haben diese SMS bekommen.',
    phones: 'Telefone ansehen',
    toDraft: 'Zurück zum Entwurf',
    predicted: 'Vorhergesagt für {account}',
    seen: 'Im Probelauf gesehen',
  },
  requests: {
    credits: 'Credits',
    observed: 'Was beobachtet wurde',
    none: 'Noch keine Anfragen.',
    unicode: 'Als Unicode.',
    attempts: (attempts) => `${attempts} Versuche.`,
    decided: (verdict) => `Sie haben entschieden: ${verdict}.`,
  },
};
