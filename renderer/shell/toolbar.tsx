import { Settings } from 'lucide-react';
import { IconButton } from '../components/icon-button.tsx';
import { useFrom } from '../state/context.tsx';

/** The bar at the top of the window. */
export function Toolbar() {
  const open = useFrom('app', (state) => state.open);
  return (
    <header className="toolbar">
      <IconButton icon={Settings} label="Settings" onPress={() => open({ kind: 'settings' })} />
    </header>
  );
}
