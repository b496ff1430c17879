/** What a person said of the service's answers, beyond its specification. */
export interface AnswerPolicy {
  /** Statuses beside 200 that may accept a request. With an id for every recipient, sending goes on. */
  readonly acceptedStatuses: readonly number[];
  /** A 429 means that no one was texted, so its request is tried again without asking. */
  readonly retries429: boolean;
}

export const strictPolicy: AnswerPolicy = { acceptedStatuses: [], retries429: false };

/** A person may accept a success that the specification does not name, for all further requests. */
export function mayAcceptStatus(status: number): boolean {
  return status > 200 && status < 300;
}
