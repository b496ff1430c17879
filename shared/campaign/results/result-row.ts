import type { Words } from '../../language/said.ts';
import type { DeliveryState, PersonState, ResultState } from '../progress/delivery-state.ts';

export interface ResultRow extends Pick<PersonState, 'perhapsTexted'> {
  readonly state: ResultState;
  /** Of a row that was left out: behind everybody's, by its n in the list. */
  readonly position: number;
  readonly row: number;
  /** Empty for a row that was left out and has none. */
  readonly msisdn: string;
  /** From the values they were sent, or from their row of the list; empty if none of these is known to be a name. */
  readonly name: string;
  readonly text: string;
  readonly version: number;
  readonly parts: number;
  /** -1 for a row that was left out. */
  readonly chunk: number;
  /** `ids[].id` as text, because it may exceed 2^53 (spec, Send response). */
  readonly id: string | null;
  /** Null if it does not differ from ours. */
  readonly returned: string | null;
  readonly reason: Words | null;
  readonly at: number | null;
}

/** A request with the recipient, a verdict on it, or their removal. */
export interface PersonEvent {
  readonly at: number;
  readonly words: Words;
}

/** For the filters that go by the state of a chunk. */
export const statesShown: {
  readonly [Filter in 'unknown' | 'refused' | 'not-sent' | 'in-flight' | 'waiting']: readonly DeliveryState[];
} = {
  unknown: ['unknown', 'treated-as-sent', 'treated-as-not-sent'],
  refused: ['refused'],
  'not-sent': ['not-sent'],
  'in-flight': ['in-flight'],
  waiting: ['waiting'],
};
