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
    'in-flight': { label: 'På vej', meaning: 'Deres pulje er på vej nu.' },
    accepted: {
      label: 'Accepteret',
      meaning: 'Tjenesten tog imod deres sms og gav den et id. Om en telefon viste den, vides ikke.',
    },
    'not-sent': {
      label: 'Ikke sendt',
      meaning: 'Ingen pulje med dem kom til tjenesten, så de fik ikke noget.',
    },
    refused: { label: 'Afvist', meaning: 'Tjenesten afviste deres pulje; de fik ikke noget.' },
    unknown: {
      label: 'Ubekræftet',
      meaning: 'Ingen ved, om tjenesten tog imod deres sms. Du afgør, hvad der så skal ske.',
    },
    'treated-as-sent': {
      label: 'Betragtet som sendt',
      meaning: 'Du har valgt at betragte deres sms som sendt. Tjenesten har aldrig bekræftet det.',
    },
    'treated-as-not-sent': {
      label: 'Betragtet som ikke sendt',
      meaning:
        'Du har valgt, at en kampagne til de øvrige må sendes til dem. Ingen ved, om sms’en allerede er sendt til dem.',
    },
    skipped: { label: 'Sprunget over', meaning: 'Tagline udelod dem; de fik ikke noget.' },
    'left-out': { label: 'Udeladt', meaning: 'Deres række på listen var ikke med i denne kampagne.' },
  },
  perhapsTexted: (state) => `${state}, måske sendt`,
  mayHaveArrived: 'En tidligere pulje, hvis udfald ingen kender, kan være sendt til dem.',
  filters: {
    different: 'Anden tekst',
    decided: 'Afgjort af dig',
    unknownOrTreated: 'Ubekræftet eller betragtet som sendt',
    unknownOrDecided: 'Ubekræftet eller afgjort af dig',
    perhaps: 'Måske sendt',
  },
};
