import type { Translation } from '../../language/language.ts';
import type { delivery as english } from '../en/delivery.ts';

export const delivery: Translation<typeof english> = {
  phases: {
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
  states: {
    waiting: { label: 'Wartet', meaning: 'An sie wird noch gesendet.' },
    'in-flight': { label: 'Unterwegs', meaning: 'Ihre Anfrage ist gerade unterwegs.' },
    accepted: {
      label: 'Angenommen',
      meaning:
        'Der Dienst hat ihre SMS angenommen und ihr eine Kennung gegeben. Ob ein Telefon sie gezeigt hat, ist nicht bekannt.',
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
      label: 'Als gesendet gewertet',
      meaning: 'Sie haben entschieden, dass ihre SMS angekommen ist. Bestätigt wurde das nie.',
    },
    'treated-as-not-sent': {
      label: 'Als nicht gesendet gewertet',
      meaning:
        'Sie haben entschieden, dass eine Kampagne an den Rest sie erreichen darf. Niemand weiß, ob sie ihre SMS bekommen haben.',
    },
    skipped: { label: 'Übersprungen', meaning: 'Sie wurden ausgelassen und haben nichts bekommen.' },
  },
  perhapsTexted: (state) => `${state}, vielleicht erreicht`,
  mayHaveArrived: 'Eine frühere Anfrage, deren Ausgang niemand kennt, kann sie erreicht haben.',
};
