import { useStores } from '../state/context.tsx';
import { sayUpdate } from '../state/say-update.ts';
import { useCommand } from '../state/use-command.ts';

/** Offers wherever the window is what nobody needs before the other screens are there. */
export function LaterCommands() {
  const stores = useStores();
  useCommand('help.update', () => void sayUpdate(stores));
  return null;
}
