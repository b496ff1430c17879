import type { Translation } from '../../language/language.ts';
import type { delivery as english } from '../en/delivery.ts';

export const delivery: Translation<typeof english> = {
  phases: {
    draft: 'Kladde',
    scheduled: 'Planlagt',
    missed: 'Tidspunkt overskredet',
    preparing: 'Forbereder',
    running: 'Sender',
    pausing: 'Standser',
    paused: 'På pause',
    finished: 'Færdig',
    cancelled: 'Afbrudt',
  },
  states: {
    waiting: { label: 'Venter', meaning: 'Der skal stadig sendes til dem.' },
    'in-flight': { label: 'På vej', meaning: 'Deres forespørgsel er på vej nu.' },
    accepted: {
      label: 'Modtaget',
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
      meaning: 'Du har afgjort, at de fik deres sms. Det blev aldrig bekræftet.',
    },
    'treated-as-not-sent': {
      label: 'Regnet som ikke sendt',
      meaning: 'Du har afgjort, at en kampagne til resten må nå dem. Ingen ved, om de fik deres sms.',
    },
    skipped: { label: 'Sprunget over', meaning: 'De blev udeladt og fik ikke noget.' },
  },
  perhapsTexted: (state) => `${state}, måske nået`,
  mayHaveArrived: 'En tidligere forespørgsel, hvis udfald ingen kender, kan have nået dem.',
};
