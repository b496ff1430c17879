import { byteSize, plural } from '../../../shared/format/format-count.ts';
import type { SheetState } from '../../../shared/sheet/sheet.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Progress } from '../../components/progress.tsx';

/** An import on its way in: how far it is, and a way to stop it at any moment. */
export function ImportProgress({
  sheet,
  onCancel,
}: {
  readonly sheet: SheetState;
  readonly onCancel: () => void;
}) {
  const reading = sheet.stage === 'reading';
  return (
    <Dialog
      title={`Import “${sheet.name}”`}
      about={byteSize(sheet.size)}
      size="small"
      dismissable={false}
      onClose={onCancel}
      footer={<Button onPress={onCancel}>Cancel import</Button>}
    >
      <Progress
        label={reading ? 'Reading the rows' : 'Receiving the file'}
        value={sheet.progress}
        says={reading ? plural(sheet.rows, 'row', 'rows') : undefined}
      />
    </Dialog>
  );
}
