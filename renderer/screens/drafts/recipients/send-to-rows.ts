import type { Operations } from '../../../../shared/contract.ts';
import { recipients } from '../../../../shared/texts/en/recipients.ts';
import { valueOrNotice } from '../../../state/notices.ts';
import { showCopy } from '../../../state/show-copy.ts';
import type { Stores } from '../../../state/stores.ts';

/** Makes a new draft of the one in view, as it is written now, to the rows that are selected, shows it, and says who it is to. */
export async function sendToRows(
  { notices, wire, ...stores }: Stores,
  input: Operations['campaign.copyToRows']['in'],
): Promise<void> {
  const { say, sayError } = notices.getState();
  const unsaved = await stores.draft.getState().flush();
  if (unsaved !== null) {
    sayError(unsaved);
    return;
  }
  const draft = await showCopy({ ...stores, notices, wire }, async () => {
    const made = await wire.call('campaign.copyToRows', input);
    return made.ok ? { ok: true, value: { ...made.value, note: null } } : made;
  });
  if (draft?.audienceId == null) return;
  const list = valueOrNotice(notices, await wire.call('audience.get', { audienceId: draft.audienceId }));
  if (list === null) return;
  const { rows, recipients: people } = list.counts;
  say({
    tone: 'neutral',
    text: recipients.madeFor(people, rows),
    ...(rows > people && { more: recipients.stayOut(rows - people) }),
  });
}
