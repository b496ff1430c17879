import type { ComponentProps } from 'react';
import { common } from '../../../shared/texts/en/common.ts';
import { Button } from '../buttons/button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps
  extends Pick<ComponentProps<typeof Dialog>, 'title' | 'about' | 'role' | 'onClose'> {
  /** Describes the consequence. */
  readonly children: ComponentProps<typeof Dialog>['children'];
  /** Text of the button that acts. */
  readonly act: string;
  /** Text of the button that changes nothing. */
  readonly keep?: string | undefined;
  /** True if the dialog has more than a sentence. */
  readonly isForm?: boolean;
  /** True if the button that changes nothing gets the focus first. */
  readonly isKeepFirst?: boolean;
  readonly look?: 'primary' | 'danger' | 'mode' | undefined;
  readonly isPending?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly onAct: () => void;
}

/** Asks before something that cannot be undone. */
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
