import type { Words } from '../../language/said.ts';
import type { DeliveryState } from '../progress/delivery-state.ts';

/** One recipient of a started campaign: what they were sent and what became of it. */
export interface ResultRow {
  readonly position: number;
  readonly row: number;
  readonly msisdn: string;
  readonly text: string;
  /** Index of the version of the message that it is of. */
  readonly version: number;
  readonly parts: number;
  readonly state: DeliveryState;
  /** The state says that they got nothing, and an earlier request may have reached them all the same. */
  readonly perhapsTexted: boolean;
  readonly chunk: number;
  /** `ids[].id` as text, since it may exceed 2^53 (spec, Send response). */
  readonly id: string | null;
  /** The returned text where it differs from ours. */
  readonly returned: string | null;
  /** Why skipped, refused or unknown. */
  readonly reason: Words | null;
  readonly at: number | null;
}

/** One thing that happened to one recipient: a request that held them, a verdict on it, or that they were taken out. */
export interface ResultStep {
  /** In ms since the epoch. */
  readonly at: number;
  readonly words: Words;
}

/** Which recipients the results grid shows. */
export type ResultFilter =
  | 'all'
  | 'accepted'
  | 'different'
  | 'unknown'
  | 'refused'
  | 'not-sent'
  | 'skipped'
  | 'perhaps-texted'
  | 'waiting';

/** The states of chunks that a filter stands for, where it goes by the state that people share. */
export const statesShown: {
  readonly [Filter in 'unknown' | 'refused' | 'not-sent' | 'waiting']: readonly DeliveryState[];
} = {
  unknown: ['unknown', 'treated-as-sent', 'treated-as-not-sent'],
  refused: ['refused'],
  'not-sent': ['not-sent'],
  waiting: ['waiting', 'in-flight'],
};
