import { plural } from '../format/format-count.ts';

/** How many campaigns that have not ended an account is to send. */
export interface AccountUses {
  /** Being prepared or sent at this moment. */
  readonly sending: number;
  readonly paused: number;
  readonly scheduled: number;
}

/** Says what becomes of an account's campaigns when it is removed. */
export function removalWords({ sending, paused, scheduled }: AccountUses): string {
  return [
    sending > 0 &&
      `${plural(sending, 'campaign is being sent', 'campaigns are being sent')} with it and will pause before the next request.`,
    paused > 0 && `${plural(paused, 'paused campaign', 'paused campaigns')} cannot go on.`,
    scheduled > 0 && `${plural(scheduled, 'scheduled campaign', 'scheduled campaigns')} will not start.`,
    sending + paused > 0 && 'Once cancelled, a campaign can be copied to the rest through another account.',
    'Its token is forgotten. Drafts that use it need another account; campaigns that were sent keep their results.',
  ]
    .filter((words) => words !== false)
    .join(' ');
}
