import { useEffect } from 'react';
import { commandName } from '../../shared/commands/commands.ts';
import { updates } from '../../shared/texts/en/settings.ts';
import { checkWords } from '../../shared/update/update.ts';
import { useStores } from '../state/context.tsx';
import { valueOrNotice } from '../state/notices-store.ts';
import type { Stores } from '../state/stores.ts';
import { useCommand } from '../state/use-command.ts';

/** Commands of all screens that can wait until the others are loaded, and the news after an update. */
export function LaterCommands() {
  const stores = useStores();
  useCommand('help.update', () => void announceUpdate(stores));
  useEffect(() => void offerNews(stores), [stores]);
  return null;
}

/** At the very first start nothing is new. */
async function offerNews({ wire, notices, app }: Stores): Promise<void> {
  const [settings, info] = await Promise.all([wire.call('settings.read', {}), wire.call('app.info', {})]);
  if (!settings.ok || !info.ok || settings.value.newsSeen === info.value.version) return;
  const { version } = info.value;
  const saved = await wire.call('settings.save', { settings: { newsSeen: version } });
  if (!saved.ok || settings.value.newsSeen === '') return;
  const run = () => app.getState().open({ kind: 'help', question: 'question.new' });
  const action = { text: commandName('question.new'), run };
  notices.getState().say({ tone: 'neutral', text: updates.updated(version), action });
}

async function announceUpdate({ wire, notices }: Pick<Stores, 'wire' | 'notices'>): Promise<void> {
  const { say, dismiss } = notices.getState();
  const looking = say({ tone: 'neutral', text: updates.looking, stays: true });
  const [check, info] = await Promise.all([wire.call('app.lookForUpdate', {}), wire.call('app.info', {})]);
  dismiss(looking);
  const update = valueOrNotice(notices, check);
  const about = valueOrNotice(notices, info);
  if (update === null || about === null) return;
  const { text, more } = checkWords(update, about.version);
  say({ tone: update.is === 'unreachable' ? 'warning' : 'neutral', text, ...(more !== '' && { more }) });
}
