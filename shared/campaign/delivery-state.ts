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
