import { texts } from '../../format/wording.ts';

/** Of campaigns and of the people in them. */
export const states = texts('states', {
  ofCampaign: {
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
  ofPerson: {
    waiting: { label: 'Waiting', meaning: 'They still wait for their text.' },
    'in-flight': { label: 'On the way', meaning: 'The batch with their text is on its way now.' },
    accepted: {
      label: 'Accepted',
      meaning: 'The service took their text and gave it an id. Whether a phone showed it is not known.',
    },
    'not-sent': {
      label: 'Not sent',
      meaning: 'No batch with their text reached the service, so they got nothing.',
    },
    refused: {
      label: 'Refused',
      meaning: 'The service refused the batch with their text; they got nothing.',
    },
    unknown: {
      label: 'Unconfirmed',
      meaning: 'Nobody can tell whether the service took their text. You decide what happens next.',
    },
    'treated-as-sent': {
      label: 'Treated as sent',
      meaning: 'You chose to count their text as sent. The service never confirmed it.',
    },
    'treated-as-not-sent': {
      label: 'Counted as not sent',
      meaning:
        'You decided that a campaign to the remaining people can reach them. Nobody knows whether their text was sent.',
    },
    skipped: { label: 'Skipped', meaning: 'Tagline left them out; they got nothing.' },
    'left-out': { label: 'Left out', meaning: 'Their row of the list was not part of this campaign.' },
  },
  perhapsTexted: (state: string) => `${state}, perhaps texted`,
  mayHaveArrived: 'An earlier batch may have been sent to them; nobody knows its outcome.',
  filters: {
    different: 'Text differs',
    decided: 'Decided by you',
    unknownOrTreated: 'Unconfirmed or treated as sent',
    unknownOrDecided: 'Unconfirmed, or decided by you',
    perhaps: 'Perhaps texted',
  },
});
