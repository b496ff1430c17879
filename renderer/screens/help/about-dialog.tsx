import { commandName } from '../../../shared/commands/commands.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { help } from '../../../shared/texts/en/help.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import type { OverlayProps } from '../../state/app.ts';
import { useOperation } from '../../state/query.ts';

/** What this app is, and which version of it. */
export function AboutDialog({ onClose }: OverlayProps<'about'>) {
  const { data: info } = useOperation('app.info', {});
  return (
    <Dialog
      title={commandName('help.about')}
      size="small"
      onClose={onClose}
      footer={
        <Button look="primary" onPress={onClose}>
          {common.done}
        </Button>
      }
    >
      <p>{help.about}</p>
      <p className="quiet selectable">{help.version(info?.version ?? '')}</p>
    </Dialog>
  );
}
