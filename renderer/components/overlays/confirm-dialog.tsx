import type { ReactNode } from 'react';
import { common } from '../../../shared/texts/en/common.ts';
import { Button } from '../buttons/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  /** What follows if it is done. */
  readonly children: ReactNode;
  /** What the button that does it says. */
  readonly act: string;
  /** What the button that leaves all as it is says; it has the focus first. */
  readonly keep?: string | undefined;
  readonly look?: 'primary' | 'danger' | 'mode' | undefined;
  readonly isPending?: boolean | undefined;
  readonly onAct: () => void;
  readonly onClose: () => void;
}

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, act, keep = common.cancel, look = 'danger', isPending, onAct, onClose } = props;
  return (
    <Dialog
      title={title}
      size="small"
      role="alertdialog"
      onClose={onClose}
      footer={
        <>
          <Button autoFocus onPress={onClose}>
            {keep}
          </Button>
          <Button look={look} isPending={isPending ?? false} onPress={onAct}>
            {act}
          </Button>
        </>
      }
    >
      <div className="quiet selectable">{children}</div>
    </Dialog>
  );
}
