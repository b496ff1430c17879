import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useFrom } from '../../state/context.tsx';
import { useOperation } from '../../state/query.ts';

/** What this app is, and which version of it. */
export function AboutDialog() {
  const close = useFrom('app', (state) => state.close);
  const { data: info } = useOperation('app.info', {});
  return (
    <Dialog
      title="About Tagline"
      size="small"
      onClose={close}
      footer={
        <Button look="primary" onPress={close}>
          Done
        </Button>
      }
    >
      <p>Personalised SMS campaigns from a spreadsheet.</p>
      <p className="quiet selectable">
        Version {info?.version}. Copyright © The Tagline authors, under the MIT licence.
      </p>
    </Dialog>
  );
}
