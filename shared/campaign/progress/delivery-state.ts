import { type CampaignPhase, hasEnded } from './phase.ts';

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

/** Of a recipient, or of a row of the list that the campaign does not go to. */
export type ResultState = DeliveryState | 'left-out';

/**
 * `texted`: whether the latest request with these people reached them. `open`: what is still to come. A
 * refused request waits for nothing but a person who corrects it.
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

export const deliveryStates = Object.keys(facts) as readonly DeliveryState[];

export interface PersonRecord {
  readonly hasReceipt: boolean;
  /** Taken out: opted out since the start, or refused by the service. */
  readonly isSkipped: boolean;
  readonly chunk: DeliveryState;
  /** Once nobody knew whether an earlier request with this person was accepted; a verdict does not change that. */
  readonly wasInDoubt: boolean;
}

export interface PersonState {
  readonly state: DeliveryState;
  /** By their state these people got nothing, but an earlier request may have reached them. */
  readonly perhapsTexted: boolean;
}

/**
 * An id of their own proves acceptance, even if others of the chunk have none. A person taken out is
 * skipped, and all others share the chunk's state. Perhaps texted once is perhaps texted always: no later
 * refusal, verdict or removal undoes it.
 */
export function stateOfPerson({ hasReceipt, isSkipped, chunk, wasInDoubt }: PersonRecord): PersonState {
  const state = hasReceipt ? 'accepted' : isSkipped ? 'skipped' : chunk;
  return { state, perhapsTexted: wasInDoubt && meansNotTexted(state) };
}

/** By the state alone, these people got nothing. */
export function meansNotTexted(state: DeliveryState): boolean {
  return facts[state].texted === 'no';
}

/** As far as anyone can know. */
export function textedOf({
  state,
  perhapsTexted,
}: {
  readonly state: ResultState;
  readonly perhapsTexted: boolean;
}): 'no' | 'perhaps' | 'yes' {
  if (state === 'left-out') return 'no';
  if (state === 'accepted') return 'yes';
  return perhapsTexted || !meansNotTexted(state) ? 'perhaps' : 'no';
}

/** Even if no one can say that they were not. */
function mayHaveBeenTexted(person: PersonState): boolean {
  return textedOf(person) !== 'no';
}

/** No one who may have been texted, except by the verdict that counts them as not sent and says so. */
export function isInRest(person: PersonState): boolean {
  return person.state === 'treated-as-not-sent' || !mayHaveBeenTexted(person);
}

/**
 * Who a person can decide about: those of a request in doubt, and after the campaign's end also people whom an earlier
 * request may have reached, because only a verdict opens a campaign to the rest to them.
 */
export function waitsForVerdict({ state, perhapsTexted }: PersonState, phase: CampaignPhase): boolean {
  const isLeft = hasEnded(phase) && perhapsTexted && state !== 'skipped';
  return facts[state].open === 'verdict' || isLeft;
}

/** The next request may include them. */
export function isToSend(state: DeliveryState): boolean {
  return facts[state].open === 'to-send';
}

/** The campaign would still send to them: by itself, or after a refusal is corrected. */
export function wouldBeSent(state: DeliveryState): boolean {
  return isToSend(state) || state === 'refused';
}

/** Still to be sent, or under way. */
export function isUnderway(state: DeliveryState): boolean {
  return isToSend(state) || facts[state].open === 'outcome';
}

/** People in this state keep the campaign from finishing: a request or a verdict is still to come. */
export function isUnsettled(state: DeliveryState): boolean {
  return facts[state].open !== null;
}

/** The share of people who wait for nothing more, from 0 to 1. */
export function settledShare({
  counts,
  people,
}: {
  readonly counts: Readonly<Record<DeliveryState, number>>;
  readonly people: number;
}): number {
  const settled = deliveryStates.filter((state) => !isUnsettled(state));
  return people === 0 ? 0 : settled.reduce((sum, state) => sum + counts[state], 0) / people;
}
