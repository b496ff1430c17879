import type { SendRequest } from '../../gateway/client.ts';
import type { StoredChunk } from './chunk-store.ts';

/** A chunk ready to go on the wire, with what is needed to read its answer. */
export interface PreparedChunk {
  readonly chunk: StoredChunk;
  readonly request: SendRequest;
  /** The recipients' positions and parts, in the order of the request. */
  readonly positions: readonly number[];
  readonly parts: readonly number[];
  /** The recipients' tagvalues as one JSON array of arrays, parsed only when texts are compared. */
  readonly tagvaluesJson: string;
}
