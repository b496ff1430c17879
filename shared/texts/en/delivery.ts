import { texts } from '../../language/language.ts';

/** What becomes of campaigns and of their people, each in a word and a sentence. */
export const delivery = texts('delivery', {
  phases: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    missed: 'Missed its time',
    preparing: 'Preparing',
    running: 'Sending',
    pausing: 'Pausing',
    paused: 'Paused',
    finished: 'Finished',
    cancelled: 'Cancelled',
  },
  states: {
    waiting: { label: 'Waiting', meaning: 'They are still to be sent to.' },
    'in-flight': { label: 'On the way', meaning: 'Their request is on its way now.' },
    accepted: {
      label: 'Accepted',
      meaning: 'The service took their text and gave it an id. Whether a phone showed it is not known.',
    },
    'not-sent': {
      label: 'Not sent',
      meaning: 'No request with them reached the service, so they got nothing of it.',
    },
    refused: { label: 'Refused', meaning: 'The service refused their request; they got nothing of it.' },
    unknown: {
      label: 'Unknown',
      meaning: 'Nobody can tell whether the service took their text. You decide what happens next.',
    },
    'treated-as-sent': {
      label: 'Treated as sent',
      meaning: 'You ruled that they got their text. It was never confirmed.',
    },
    'treated-as-not-sent': {
      label: 'Counted as not sent',
      meaning:
        'You ruled that a campaign to the rest can reach them. Nobody knows whether they got their text.',
    },
    skipped: { label: 'Skipped', meaning: 'They were left out and got nothing.' },
  },
  perhapsTexted: (state: string) => `${state}, perhaps texted`,
  mayHaveArrived: 'An earlier request, of which nobody knows the outcome, may have reached them.',
});
