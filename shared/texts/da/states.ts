import type { Texts } from '../translation/translation.ts';

export const states: Texts<'states'> = {
  ofCampaign: {
    draft: 'Kladde',
    scheduled: 'Planlagt',
    missed: 'Tidspunkt overskredet',
    preparing: 'Forbereder',
    running: 'Sender',
    pausing: 'Sættes på pause',
    paused: 'På pause',
    finished: 'Færdig',
    cancelled: 'Afbrudt',
  },
  ofPerson: {
    waiting: { label: 'Venter', meaning: 'De venter på deres sms.' },
    'in-flight': { label: 'På vej', meaning: 'Deres forespørgsel er på vej nu.' },
    accepted: {
      label: 'Accepteret',
      meaning: 'Tjenesten tog imod deres sms og gav den et id. Om en telefon viste den, vides ikke.',
    },
    'not-sent': {
      label: 'Ikke sendt',
      meaning: 'Ingen forespørgsel med dem nåede tjenesten, så de fik ikke noget.',
    },
    refused: { label: 'Afvist', meaning: 'Tjenesten afviste deres forespørgsel; de fik ikke noget.' },
    unknown: {
      label: 'Uvist',
      meaning: 'Ingen ved, om tjenesten tog imod deres sms. Du afgør, hvad der så skal ske.',
    },
    'treated-as-sent': {
      label: 'Regnet som sendt',
      meaning: 'Du har afgjort, at de fik deres sms. Tjenesten bekræftede det aldrig.',
    },
    'treated-as-not-sent': {
      label: 'Regnet som ikke sendt',
      meaning: 'Du har afgjort, at en kampagne til resten må nå dem. Ingen ved, om de fik deres sms.',
    },
    skipped: { label: 'Sprunget over', meaning: 'Tagline udelod dem; de fik ikke noget.' },
    'left-out': { label: 'Udeladt', meaning: 'Deres række på listen var ikke med i denne kampagne.' },
  },
  perhapsTexted: (state) => `${state}, måske nået`,
  mayHaveArrived: 'En tidligere forespørgsel, hvis udfald ingen kender, kan have nået dem.',
  filters: {
    different: 'Anden tekst',
    decided: 'Afgjort af dig',
    unknownOrTreated: 'Uvist eller regnet som sendt',
    unknownOrDecided: 'Uvist eller afgjort af dig',
    perhaps: 'Har måske fået den',
  },
};
