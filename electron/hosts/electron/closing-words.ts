import type { Standing } from '../../host.ts';

/** The question before the window closes; the second of the buttons closes it. */
export interface ClosingQuestion {
  readonly message: string;
  readonly detail: string;
  readonly buttons: readonly [stay: string, close: string];
}

/** Words the question before the window closes, or null where nothing would stand still. */
export function closingQuestion({ running, scheduled }: Standing): ClosingQuestion | null {
  if (running === 0 && scheduled === 0) return null;
  const message = [
    running > 0 ? `${campaigns(running)} being sent` : null,
    scheduled > 0 ? `${campaigns(scheduled)} scheduled` : null,
  ].filter((part) => part !== null);
  const detail = [running > 0 ? whileSending : null, scheduled > 0 ? whileScheduled(scheduled) : null];
  return {
    message: `${message.join(', and ')}.`,
    detail: detail.filter((part) => part !== null).join('\n\n'),
    buttons: running > 0 ? ['Keep sending', 'Stop and close'] : ['Keep open', 'Close'],
  };
}

const whileSending =
  'If you close now, Tagline finishes the request that is on its way and stops there. ' +
  'It waits half a minute for the answer; without one it asks you about that request when you open it again. ' +
  'You can resume then: nobody is texted twice and nobody is lost.';

function whileScheduled(scheduled: number): string {
  return scheduled === 1
    ? 'A scheduled campaign starts only while Tagline is open. If its time passes while it is closed, nothing is sent, and you choose a new time.'
    : 'Scheduled campaigns start only while Tagline is open. Where the time of one passes while it is closed, nothing of it is sent, and you choose a new time.';
}

function campaigns(count: number): string {
  return count === 1 ? 'A campaign is' : `${count} campaigns are`;
}
