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
    'in-flight': { label: 'On the way', meaning: 'Their request is on its way now.' },
    accepted: {
      label: 'Accepted',
      meaning: 'The service took their text and gave it an id. Whether a phone showed it is not known.',
    },
    'not-sent': {
      label: 'Not sent',
      meaning: 'No request with them reached the service, so they got nothing.',
    },
    refused: { label: 'Refused', meaning: 'The service refused their request; they got nothing.' },
    unknown: {
      label: 'Unknown',
      meaning: 'Nobody can tell whether the service took their text. You decide what happens next.',
    },
    'treated-as-sent': {
      label: 'Treated as sent',
      meaning: 'You decided that they got their text. The service never confirmed it.',
    },
    'treated-as-not-sent': {
      label: 'Counted as not sent',
      meaning:
        'You decided that a campaign to the rest can reach them. Nobody knows whether they got their text.',
    },
    skipped: { label: 'Skipped', meaning: 'Tagline left them out; they got nothing.' },
    'left-out': { label: 'Left out', meaning: 'Their row of the list was not part of this campaign.' },
  },
  perhapsTexted: (state: string) => `${state}, perhaps texted`,
  mayHaveArrived: 'An earlier request may have reached them; nobody knows its outcome.',
  filters: {
    different: 'Text differs',
    decided: 'Decided by you',
    unknownOrTreated: 'Unknown or treated as sent',
    unknownOrDecided: 'Unknown, or decided by you',
    perhaps: 'Perhaps texted',
  },
});
