import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import type { CampaignState } from '../../../shared/campaign/progress/campaign.ts';
import { deliveryStates } from '../../../shared/campaign/progress/delivery-state.ts';

/** No people in any state. */
export const nobody = Object.fromEntries(
  deliveryStates.map((state) => [state, 0]),
) as CampaignState['counts'];

/** A campaign through practice to nobody, that is running and has sent nothing. */
export const emptyCampaign: CampaignState = {
  id: 1 as CampaignId,
  name: 'Spring',
  phase: 'running',
  pause: null,
  accountId: 'practice' as AccountId,
  accountName: 'Demo',
  kind: 'practice',
  message: '',
  versions: [],
  lettering: { encoded: true },
  sender: '',
  label: '',
  options: {
    chunkSize: 1000,
    canary: 5,
    perMinute: null,
    connections: 1,
    splitUnicode: false,
    startAt: null,
  },
  people: 0,
  counts: nobody,
  perhapsTexted: nobody,
  differences: 0,
  leftOut: {},
  chunks: 0,
  sendPath: '/v2/mtsms',
  unicodeEncoding: '',
  connectionsWaiting: 0,
  teamFileFault: null,
  inFlight: [],
  waitingSince: null,
  parts: 0,
  acceptedParts: 0,
  creditConsumed: null,
  balanceCredit: null,
  expectedCredit: null,
  startedAt: null,
  endedAt: null,
  perMinute: null,
  secondsLeft: null,
  preparing: 1,
  restAt: null,
  anyway: null,
  rehearsal: null,
  revision: 1,
};
