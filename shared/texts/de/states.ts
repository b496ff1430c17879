import type { Texts } from '../translation/translation.ts';

export const states: Texts<'states'> = {
  ofCampaign: {
    draft: 'Entwurf',
    scheduled: 'Geplant',
    missed: 'Zeitpunkt verpasst',
    preparing: 'Wird vorbereitet',
    running: 'Wird gesendet',
    pausing: 'Wird angehalten',
    paused: 'Angehalten',
    finished: 'Beendet',
    cancelled: 'Abgebrochen',
  },
  ofPerson: {
    waiting: { label: 'Wartet', meaning: 'Sie warten noch auf ihre SMS.' },
    'in-flight': { label: 'Unterwegs', meaning: 'Ihre Anfrage ist gerade unterwegs.' },
    accepted: {
      label: 'Angenommen',
      meaning:
        'Der Dienst hat ihre SMS angenommen und ihr eine ID gegeben. Ob ein Telefon sie gezeigt hat, ist nicht bekannt.',
    },
    'not-sent': {
      label: 'Nicht gesendet',
      meaning: 'Keine Anfrage mit ihnen hat den Dienst erreicht, sie haben also nichts bekommen.',
    },
    refused: {
      label: 'Abgelehnt',
      meaning: 'Der Dienst hat ihre Anfrage abgelehnt; sie haben nichts bekommen.',
    },
    unknown: {
      label: 'Ungewiss',
      meaning: 'Niemand weiß, ob der Dienst ihre SMS angenommen hat. Sie entscheiden, wie es weitergeht.',
    },
    'treated-as-sent': {
      label: 'Gilt als gesendet',
      meaning: 'Sie haben entschieden, dass ihre SMS angekommen ist. Der Dienst hat das nie bestätigt.',
    },
    'treated-as-not-sent': {
      label: 'Als nicht gesendet gewertet',
      meaning:
        'Sie haben entschieden, dass eine Kampagne an den Rest sie erreichen darf. Niemand weiß, ob sie ihre SMS bekommen haben.',
    },
    skipped: { label: 'Übersprungen', meaning: 'Tagline hat sie ausgelassen; sie haben nichts bekommen.' },
    'left-out': {
      label: 'Ausgelassen',
      meaning: 'Ihre Zeile der Liste war nicht Teil dieser Kampagne.',
    },
  },
  perhapsTexted: (state) => `${state}, vielleicht erreicht`,
  mayHaveArrived: 'Eine frühere Anfrage, deren Ausgang niemand kennt, kann sie erreicht haben.',
  filters: {
    different: 'Text weicht ab',
    decided: 'Von Ihnen entschieden',
    unknownOrTreated: 'Ungewiss oder als gesendet gewertet',
    unknownOrDecided: 'Ungewiss oder von Ihnen entschieden',
    perhaps: 'Vielleicht erreicht',
  },
};
