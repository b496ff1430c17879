import type { SendOptions } from '../../draft/draft.ts';

/** People of the canary where the options have none. */
const usual = 5;
/** A larger canary would put as many in doubt as none. */
const most = 100;

/**
 * The options that a campaign is sent with: through an account by which nothing was accepted at its address yet, a small
 * canary goes first whatever was chosen, so that a wrong address never puts many in doubt.
 */
export function withFirstCanary(options: SendOptions, isProven: boolean): SendOptions {
  if (isProven || (options.canary >= 1 && options.canary <= most)) return options;
  return { ...options, canary: options.canary < 1 ? usual : most };
}
