import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { common } from '../../../shared/texts/en/common.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { useCover } from './open-dialogs.ts';
import { useClicksAlone } from './use-clicks-alone.ts';
import { useEnter } from './use-enter.ts';
import { useLostFocus } from './use-lost-focus.ts';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  /** A quiet sentence under the title. */
  readonly about?: ReactNode;
  readonly onClose: () => void;
  /** Enter while the dialog has the focus, and nothing in it: what its primary button does, where that can be taken back. */
  readonly onEnter?: (() => void) | undefined;
  /** `sheet` and `drawer` take the whole height at the right and the left side. */
  readonly shape?: 'dialog' | 'sheet' | 'drawer' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | 'full' | undefined;
  /** False where a click outside or Escape would lose work: only its own buttons close it then. */
  readonly dismissable?: boolean | undefined;
  /** `alertdialog` for a question that interrupts. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Buttons at the bottom right; a `grow` element pushes what follows to the right. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A window over the workbench: traps focus, gives it back when closed, and scrolls between its title and its footer. */
export function Dialog(props: DialogProps) {
  const { title, about, onClose, shape = 'dialog', size = 'medium', footer, children } = props;
  const { dismissable = true, role = 'dialog', onEnter } = props;
  const inside = useRef<HTMLElement>(null);
  const isClickAlone = useClicksAlone();
  useCover();
  useLostFocus(inside, dismissable ? onClose : null);
  useEnter(inside, onEnter);
  return (
    <ModalOverlay
      isOpen
      isDismissable={dismissable}
      isKeyboardDismissDisabled={!dismissable}
      shouldCloseOnInteractOutside={isClickAlone}
      onOpenChange={(open) => !open && onClose()}
      className={`scrim scrim-${shape}`}
    >
      <Modal className={`dialog dialog-${shape} dialog-${size}`}>
        <AriaDialog ref={inside} className="dialog-inside grow" role={role}>
          <header className="dialog-head">
            <div className="grow">
              <Heading slot="title" className="dialog-title">
                {title}
              </Heading>
              {about && <p className="dialog-about">{about}</p>}
            </div>
            <IconButton icon={X} label={common.close} onPress={onClose} />
          </header>
          <div className="dialog-body stack">{children}</div>
          {footer && <footer className="dialog-foot line">{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
