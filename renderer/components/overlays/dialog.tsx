import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { common } from '../../../shared/texts/en/common.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { useCover } from './open-dialogs.ts';
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

/**
 * Whether the latest click is no second one of a double click: where the first opens a dialog under the pointer, the second
 * is not meant for what stands around it.
 */
function useClicksAlone(): () => boolean {
  const clicks = useRef(0);
  useEffect(() => {
    // Before react-aria hears of it, which listens at the document.
    function count({ detail }: MouseEvent): void {
      clicks.current = detail;
    }
    window.addEventListener('click', count, true);
    return () => window.removeEventListener('click', count, true);
  }, []);
  return useCallback(() => clicks.current < 2, []);
}

/** Runs what Enter does while a dialog itself has the focus, and nothing in it; a key that is held down does it once. */
function useEnter(dialog: RefObject<HTMLElement | null>, onEnter: (() => void) | undefined): void {
  useEffect(() => {
    const element = dialog.current;
    if (element === null || onEnter === undefined) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && event.target === element && !event.repeat) onEnter();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [dialog, onEnter]);
}

/**
 * Takes the keyboard back into an open dialog when what had the focus in it is gone, such as a button that deleted
 * what it belonged to: the browser then leaves the focus nowhere, where neither Tab nor Escape reaches the dialog.
 */
function useLostFocus(dialog: RefObject<HTMLElement | null>, onEscape: (() => void) | null): void {
  useEffect(() => {
    function takeBack(event: KeyboardEvent): void {
      const element = dialog.current;
      const dialogs = document.querySelectorAll('.dialog-inside');
      if (!element || document.activeElement !== document.body || dialogs[dialogs.length - 1] !== element)
        return;
      element.focus();
      if (event.key === 'Escape') onEscape?.();
    }
    document.addEventListener('keydown', takeBack, true);
    return () => document.removeEventListener('keydown', takeBack, true);
  }, [dialog, onEscape]);
}
