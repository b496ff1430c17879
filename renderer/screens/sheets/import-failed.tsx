import { FileX, FolderOpen } from 'lucide-react';
import type { SheetState } from '../../../shared/sheet/sheet.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useStores } from '../../state/context.tsx';
import { chooseImport } from '../../state/navigate.ts';

/** An import that could not be read: what the file is, where it failed and what to do instead. */
export function ImportFailed({
  sheet,
  onClose,
}: {
  readonly sheet: SheetState;
  readonly onClose: () => void;
}) {
  const stores = useStores();
  const error = sheet.error;
  const where = error?.kind === 'bad-input' ? error.where : undefined;
  return (
    <Dialog
      title={`Import “${sheet.name}”`}
      size="medium"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Cancel import</Button>
          <Button look="primary" icon={FolderOpen} onPress={() => chooseImport(stores)}>
            Choose another file
          </Button>
        </>
      }
    >
      <div role="alert" className="selectable">
        <EmptyState icon={FileX} title={error?.message ?? 'This file could not be read.'}>
          {where && <p>{where}</p>}
          {error?.fix && <p>{error.fix}</p>}
        </EmptyState>
      </div>
    </Dialog>
  );
}
