import { type CampaignPhase, canStillSend } from './phase.ts';

/** What became of one recipient, or of all of a chunk. */
export type DeliveryState =
  | 'waiting'
  | 'in-flight'
  | 'accepted'
  | 'not-sent'
  | 'refused'
  | 'unknown'
  | 'treated-as-sent'
  | 'skipped';

/**
 * What each state says of the people in it. `texted`: whether the text reached them. `open`: what is still to come, where
 * anything is; a refused request waits for nothing but a person who mends it.
 */
const facts: {
  readonly [State in DeliveryState]: {
    readonly texted: 'no' | 'maybe' | 'yes';
    readonly open: 'to-send' | 'outcome' | 'verdict' | null;
  };
} = {
  waiting: { texted: 'no', open: 'to-send' },
  'in-flight': { texted: 'maybe', open: 'outcome' },
  accepted: { texted: 'yes', open: null },
  'not-sent': { texted: 'no', open: 'to-send' },
  refused: { texted: 'no', open: null },
  unknown: { texted: 'maybe', open: 'verdict' },
  'treated-as-sent': { texted: 'maybe', open: null },
  skipped: { texted: 'no', open: null },
};

/** Every state a recipient can be in. */
export const deliveryStates = Object.keys(facts) as readonly DeliveryState[];

/** What is on record of one recipient. */
export interface PersonRecord {
  /** The service gave them an id of their own. */
  readonly hasReceipt: boolean;
  /** They were taken out: opted out since the start, or refused by the service. */
  readonly isSkipped: boolean;
  /** The state of their chunk. */
  readonly chunk: DeliveryState;
}

/**
 * The state of one person: an id of their own proves acceptance whatever becomes of the others of their chunk, who was
 * taken out is skipped, and everybody else shares the state of the chunk.
 */
export function stateOfPerson({ hasReceipt, isSkipped, chunk }: PersonRecord): DeliveryState {
  if (hasReceipt) return 'accepted';
  return isSkipped ? 'skipped' : chunk;
}

/** True for those who were texted and those of whom nobody can say that they were not; everybody else is the rest. */
export function mayHaveBeenTexted(state: DeliveryState): boolean {
  return facts[state].texted !== 'no';
}

/** True for those who may have been texted or may still be, while their campaign can go on. */
export function mayBeTexted(state: DeliveryState, phase: CampaignPhase): boolean {
  return mayHaveBeenTexted(state) || (canStillSend(phase) && state !== 'skipped');
}

/** True for those who are left to send: the next request may hold them. */
export function isToSend(state: DeliveryState): boolean {
  return facts[state].open === 'to-send';
}

/** True while those in this state are still to be sent to, or their request is on its way. */
export function isUnderway(state: DeliveryState): boolean {
  return isToSend(state) || facts[state].open === 'outcome';
}

/** True while those in this state keep a campaign from being finished: a request or a verdict is still to come. */
export function isUnsettled(state: DeliveryState): boolean {
  return facts[state].open !== null;
}
