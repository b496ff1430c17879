import type { SendRequest } from '../../gateway/client.ts';
import type { StoredChunk } from './chunk-store.ts';

/** A chunk ready to go on the wire, with what is needed to read its answer. */
export interface PreparedChunk {
  readonly chunk: StoredChunk;
  readonly request: PreparedRequest;
  /** The recipients' positions and parts, in the order of the request. */
  readonly positions: ArrayLike<number>;
  readonly parts: ArrayLike<number>;
}

/** A request whose recipients and texts are made from its JSON when they are first asked for: forty on their way hold no more. */
export interface PreparedRequest extends SendRequest {
  readonly recipients: readonly PreparedRecipient[];
  textOf(index: number): string;
  /** Makes them now. */
  makeTexts(): void;
}

/** A recipient as the request has them (spec, Recipient); without tags they have no tagvalues. */
export interface PreparedRecipient {
  readonly msisdn: string;
  readonly tagvalues?: readonly string[];
}
