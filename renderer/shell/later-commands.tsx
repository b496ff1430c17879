import { updates } from '../../shared/texts/en/settings.ts';
import { checkWords } from '../../shared/update/update.ts';
import { useStores } from '../state/context.tsx';
import { valueOrNotice } from '../state/notices.ts';
import type { Stores } from '../state/stores.ts';
import { useCommand } from '../state/use-command.ts';

/** Commands of all screens that can wait until the others are loaded. */
export function LaterCommands() {
  const stores = useStores();
  useCommand('help.update', () => void sayUpdate(stores));
  return null;
}

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
