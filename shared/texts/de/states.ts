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
    waiting: { label: 'Wartet', meaning: 'Die SMS ist noch nicht gesendet.' },
    'in-flight': { label: 'Unterwegs', meaning: 'Die Sendung mit dieser SMS ist gerade unterwegs.' },
    accepted: {
      label: 'Angenommen',
      meaning:
        'Der Dienst hat diese SMS angenommen und ihr eine ID gegeben. Ob ein Telefon sie angezeigt hat, ist nicht bekannt.',
    },
    'not-sent': {
      label: 'Nicht gesendet',
      meaning: 'Keine Sendung mit ihnen kam beim Dienst an, sie haben also nichts bekommen.',
    },
    refused: {
      label: 'Abgelehnt',
      meaning: 'Der Dienst hat die Sendung abgelehnt; die Person hat nichts bekommen.',
    },
    unknown: {
      label: 'Unbestätigt',
      meaning: 'Niemand weiß, ob der Dienst ihre SMS angenommen hat. Sie entscheiden, wie es weitergeht.',
    },
    'treated-as-sent': {
      label: 'Gilt als gesendet',
      meaning: 'Sie haben entschieden, dass ihre SMS als gesendet gilt. Der Dienst hat das nie bestätigt.',
    },
    'treated-as-not-sent': {
      label: 'Als nicht gesendet gewertet',
      meaning:
        'Sie haben entschieden, dass eine Kampagne an die Übrigen an sie gehen darf. Niemand weiß, ob ihre SMS gesendet wurde.',
    },
    skipped: { label: 'Übersprungen', meaning: 'Tagline hat sie ausgeschlossen; sie haben nichts bekommen.' },
    'left-out': {
      label: 'Ausgeschlossen',
      meaning: 'Diese Zeile der Liste gehörte nicht zu dieser Kampagne.',
    },
  },
  perhapsTexted: (state) => `${state}, vielleicht gesendet`,
  mayHaveArrived: 'Eine frühere Sendung, deren Ergebnis niemand kennt, ist vielleicht schon hinausgegangen.',
  filters: {
    different: 'Text weicht ab',
    decided: 'Von Ihnen entschieden',
    unknownOrTreated: 'Unbestätigt oder als gesendet gewertet',
    unknownOrDecided: 'Unbestätigt oder von Ihnen entschieden',
    perhaps: 'Vielleicht gesendet',
  },
};
