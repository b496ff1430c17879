import type { ComponentProps } from 'react';
import { common } from '../../../shared/texts/en/common.ts';
import { Button } from '../buttons/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps
  extends Pick<ComponentProps<typeof Dialog>, 'title' | 'about' | 'role' | 'onClose'> {
  /** What follows if it is done. */
  readonly children: ComponentProps<typeof Dialog>['children'];
  /** What the button that does it says. */
  readonly act: string;
  /** What the button that leaves all as it is says. */
  readonly keep?: string | undefined;
  /** Whether it holds more than a sentence. */
  readonly isForm?: boolean;
  /** Whether that button has the focus first, and no field. */
  readonly isKeepFirst?: boolean;
  readonly look?: 'primary' | 'danger' | 'mode' | undefined;
  readonly isPending?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly onAct: () => void;
}

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    about,
    role = 'alertdialog',
    children,
    isForm = false,
    isKeepFirst = !isForm,
    onClose,
  } = props;
  const { act, keep = common.cancel, look = 'danger', isPending = false, isDisabled = false, onAct } = props;
  return (
    <Dialog
      title={title}
      about={about}
      size="small"
      role={role}
      onClose={onClose}
      footer={
        <>
          <Button autoFocus={isKeepFirst} onPress={onClose}>
            {keep}
          </Button>
          <Button look={look} isPending={isPending} isDisabled={isDisabled} onPress={onAct}>
            {act}
          </Button>
        </>
      }
    >
      {isForm ? children : <div className="quiet selectable">{children}</div>}
    </Dialog>
  );
}
