import { updates } from '../../shared/texts/en/settings.ts';
import { checkWords } from '../../shared/update/update.ts';
import { valueOrNotice } from './notices.ts';
import type { Stores } from './stores.ts';

/** Looks for a newer version, and says that and what it came to. */
export async function sayUpdate({ wire, notices }: Pick<Stores, 'wire' | 'notices'>): Promise<void> {
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
