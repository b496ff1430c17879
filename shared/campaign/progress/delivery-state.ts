import { type CampaignPhase, hasEnded } from './phase.ts';

/** What became of one recipient, or of all of a chunk. */
export type DeliveryState =
  | 'waiting'
  | 'in-flight'
  | 'accepted'
  | 'not-sent'
  | 'refused'
  | 'unknown'
  | 'treated-as-sent'
  | 'treated-as-not-sent'
  | 'skipped';

/**
 * What each state says of the people in it. `texted`: whether the latest request that held them reached them. `open`:
 * what is still to come, where anything is; a refused request waits for nothing but a person who corrects it.
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
  'treated-as-not-sent': { texted: 'maybe', open: null },
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
  readonly chunk: DeliveryState;
  /** Of a request that held them, later ones aside, nobody knew whether it was taken; a verdict does not change that. */
  readonly wasInDoubt: boolean;
}

export interface PersonState {
  readonly state: DeliveryState;
  /** The state says that they got nothing, and an earlier request may have reached them all the same. */
  readonly perhapsTexted: boolean;
}

/**
 * The state of one person: an id of their own proves acceptance whatever becomes of the others of their chunk, who was
 * taken out is skipped, and everybody else shares the state of the chunk. Once perhaps texted, always perhaps texted: no
 * later refusal, verdict or taking out undoes it.
 */
export function stateOfPerson({ hasReceipt, isSkipped, chunk, wasInDoubt }: PersonRecord): PersonState {
  const state = hasReceipt ? 'accepted' : isSkipped ? 'skipped' : chunk;
  return { state, perhapsTexted: wasInDoubt && saysNotTexted(state) };
}

/** True where a state by itself says that those in it got nothing. */
export function saysNotTexted(state: DeliveryState): boolean {
  return facts[state].texted === 'no';
}

/** Whether somebody was texted, as far as anybody can know. */
export function textedOf({ state, perhapsTexted }: PersonState): 'no' | 'perhaps' | 'yes' {
  if (state === 'accepted') return 'yes';
  return perhapsTexted || !saysNotTexted(state) ? 'perhaps' : 'no';
}

/** True for those who were texted and those of whom nobody can say that they were not. */
function mayHaveBeenTexted(person: PersonState): boolean {
  return textedOf(person) !== 'no';
}

/**
 * True for those whom a campaign to the rest goes to: nobody who may have been texted, except by the verdict that counts
 * them as not sent, which says so and is asked about.
 */
export function isInRest(person: PersonState): boolean {
  return person.state === 'treated-as-not-sent' || !mayHaveBeenTexted(person);
}

/**
 * True for those whom a person can rule on: a request in doubt, and once their campaign has ended also whom an earlier
 * request may have reached, since only a verdict opens a campaign to the rest to them.
 */
export function waitsForVerdict({ state, perhapsTexted }: PersonState, phase: CampaignPhase): boolean {
  const isLeft = hasEnded(phase) && perhapsTexted && state !== 'skipped';
  return facts[state].open === 'verdict' || isLeft;
}

/** True for those who are left to send: the next request may hold them. */
export function isToSend(state: DeliveryState): boolean {
  return facts[state].open === 'to-send';
}

/** True for those whom their campaign would still send to: by itself, or once a refusal is corrected. */
export function wouldBeSent(state: DeliveryState): boolean {
  return isToSend(state) || state === 'refused';
}

/** True while those in this state are still to be sent to, or their request is on its way. */
export function isUnderway(state: DeliveryState): boolean {
  return isToSend(state) || facts[state].open === 'outcome';
}

/** True while those in this state keep a campaign from being finished: a request or a verdict is still to come. */
export function isUnsettled(state: DeliveryState): boolean {
  return facts[state].open !== null;
}
