/** How long a service may take for one answer, in seconds. */
export const ANSWER_SECONDS = Number(process.env.CONFORMANCE_SECONDS ?? 60);

/** Why `fetch` got no answer, in a few words. */
export function whyUnanswered(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${ANSWER_SECONDS} seconds`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}
