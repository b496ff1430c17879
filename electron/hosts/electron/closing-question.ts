import { common } from '../../../shared/texts/en/common.ts';
import { desktop } from '../../../shared/texts/en/desktop.ts';
import type { Standing } from '../../host.ts';

/** Null if nothing would stop. The second button closes the window. */
export function closingQuestion({ running, scheduled }: Standing) {
  const { mayClose } = desktop;
  const whileScheduled = scheduled === 1 ? mayClose.whileOneScheduled : mayClose.whileScheduled;
  if (running > 0) {
    return {
      message: scheduled > 0 ? mayClose.both(running, scheduled) : mayClose.sending(running),
      detail: scheduled > 0 ? `${mayClose.whileSending}\n\n${whileScheduled}` : mayClose.whileSending,
      buttons: [mayClose.keepSending, mayClose.stop],
    };
  }
  if (scheduled === 0) return null;
  const buttons = [mayClose.keepOpen, common.close];
  return { message: mayClose.scheduled(scheduled), detail: whileScheduled, buttons };
}
