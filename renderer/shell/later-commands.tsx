import { updates } from '../../shared/texts/en/settings.ts';
import { checkWords } from '../../shared/update/update.ts';
import { useStores } from '../state/context.tsx';
import { valueOrNotice } from '../state/notices.ts';
import type { Stores } from '../state/stores.ts';
import { useCommand } from '../state/use-command.ts';

/** Offers wherever the window is what nobody needs before the other screens are there. */
export function LaterCommands() {
  const stores = useStores();
  useCommand('help.update', () => void sayUpdate(stores));
  return null;
}

/** Looks for a newer version, and says that and what it came to. */
async function sayUpdate({ wire, notices }: Pick<Stores, 'wire' | 'notices'>): Promise<void> {
  const { say, dismiss } = notices.getState();
  const looking = say({ tone: 'neutral', text: updates.looking, stays: true });
  const [check, info] = await Promise.all([wire.call('app.lookForUpdate', {}), wire.call('app.info', {})]);
  dismiss(looking);
  const found = valueOrNotice(notices, check);
  const about = valueOrNotice(notices, info);
  if (found === null || about === null) return;
  const { text, more } = checkWords(found, about.version);
  say({ tone: found.is === 'unreachable' ? 'warning' : 'neutral', text, ...(more !== '' && { more }) });
}
