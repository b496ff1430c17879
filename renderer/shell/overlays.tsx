import type { ComponentType } from 'react';
import { common, components } from '../../shared/texts/en/common.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { ConfirmDialog } from '../components/overlays/confirm-dialog.tsx';
import { useFrom } from '../state/context.tsx';
import { WithScreens } from './with-screens.tsx';

/** Whatever stands over the workbench, at most one thing. */
export function Overlays() {
  const overlay = useFrom('app', (state) => state.overlay);
  const close = useFrom('app', (state) => state.close);
  const open = useFrom('app', (state) => state.open);
  if (!overlay) return null;
  const { kind, ...given } = overlay;
  const after = overlay.kind === 'duplicates' ? overlay.after : null;
  return (
    <WithScreens
      failed={(tryAgain) => (
        <ConfirmDialog
          title={shell.noScreens}
          act={components.tryAgain}
          keep={common.close}
          look="primary"
          onAct={tryAgain}
          onClose={close}
        >
          {shell.noScreensFix}
        </ConfirmDialog>
      )}
    >
      {({ overlays }) => {
        const Overlay: ComponentType<object> = overlays[kind] as ComponentType<object>;
        const onClose = after === null ? close : () => open(after);
        return <Overlay key={`${kind} ${JSON.stringify(given)}`} {...given} {...{ onClose }} />;
      }}
    </WithScreens>
  );
}
