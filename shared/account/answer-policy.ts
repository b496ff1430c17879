import type { AccountFields } from './account-fields.ts';

/** What a person said of the service's answers, beyond its specification. */
export type AnswerPolicy = Pick<AccountFields, 'acceptedStatuses' | 'retries429'>;

export const strictPolicy: AnswerPolicy = { acceptedStatuses: [], retries429: false };
