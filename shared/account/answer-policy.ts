/** What a person has said of the answers of an account's service, beyond what its specification says. */
export interface AnswerPolicy {
  /** Statuses beside 200 that may accept a request: with an id for everybody, sending goes on. */
  readonly acceptedStatuses: readonly number[];
  /** Whether a 429 means that nobody was texted, so that its request is tried again without asking. */
  readonly retries429: boolean;
}

/** What holds where nobody has said anything. */
export const strictPolicy: AnswerPolicy = { acceptedStatuses: [], retries429: false };

/** True for a status that a person may accept once and for all: a success that the specification does not name. */
export function mayAcceptStatus(status: number): boolean {
  return status > 200 && status < 300;
}
