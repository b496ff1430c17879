import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { common } from '../../../shared/texts/en/common.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { useCover } from './cover.ts';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly about?: ReactNode;
  readonly onClose: () => void;
  /**
   * For Enter while the dialog itself has the focus, and for Ctrl+Enter. Give the primary action, if it can be undone.
   */
  readonly onEnter?: (() => void) | undefined;
  /** A `drawer` takes the whole height at the left side; a `palette` has no visible title. */
  readonly shape?: 'dialog' | 'drawer' | 'palette' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | 'full' | undefined;
  /** False if a click outside or Escape would lose work: only the dialog's own buttons close it then. */
  readonly dismissable?: boolean | undefined;
  /** `alertdialog` for a question that interrupts. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Shown at the bottom right; an element with the class `grow` pushes the following ones to the right. */
  readonly footer?: ReactNode;
  /** The footer follows the title in the Tab order and when read aloud, its primary button before the others. */
  readonly actsFirst?: boolean | undefined;
  readonly children: ReactNode;
}

/** Traps the focus, returns it when closed, and scrolls the part between title and footer. */
export function Dialog(props: DialogProps) {
  const { title, about, onClose, shape = 'dialog', size = 'medium', footer, children } = props;
  const { dismissable = true, role = 'dialog', onEnter, actsFirst = false } = props;
  const foot = footer && (
    <footer className="dialog-foot line" data-first={actsFirst || undefined}>
      {footer}
    </footer>
  );
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
          {(shape === 'palette' || actsFirst) && (
            <Heading slot="title" className="only-read-aloud">
              {title}
            </Heading>
          )}
          {actsFirst && foot}
          {shape !== 'palette' && (
            <header className="dialog-header">
              <div className="grow">
                {actsFirst ? (
                  <div className="dialog-title" aria-hidden>
                    {title}
                  </div>
                ) : (
                  <Heading slot="title" className="dialog-title">
                    {title}
                  </Heading>
                )}
                {about && <div className="dialog-about">{about}</div>}
              </div>
              <IconButton icon={X} label={common.close} onPress={onClose} />
            </header>
          )}
          <div className="dialog-body stack">{children}</div>
          {!actsFirst && foot}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** False for the second click of a double click: the first click may have opened the dialog under the pointer. */
function useClicksAlone(): () => boolean {
  const clicks = useRef(0);
  useEffect(() => {
    // Runs before react-aria's listener on the document.
    function count({ detail }: MouseEvent): void {
      clicks.current = detail;
    }
    window.addEventListener('click', count, true);
    return () => window.removeEventListener('click', count, true);
  }, []);
  return useCallback(() => clicks.current < 2, []);
}

/** Reacts once per key press. */
function useEnter(dialog: RefObject<HTMLElement | null>, onEnter: (() => void) | undefined): void {
  useEffect(() => {
    const element = dialog.current;
    if (element === null || onEnter === undefined) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.repeat) return;
      const isAnywhere = event.ctrlKey || event.metaKey;
      if (!isAnywhere && event.target !== element) return;
      // A number field or combo box takes its text only at this point.
      if (event.target instanceof Element && event.target.matches('[role=combobox], [inputmode]')) return;
      // The focused button must not be pressed too.
      event.stopPropagation();
      event.preventDefault();
      onEnter();
    };
    element.addEventListener('keydown', press, true);
    return () => element.removeEventListener('keydown', press, true);
  }, [dialog, onEnter]);
}

/**
 * Returns the focus into an open dialog when the focused element is removed, such as a button that deleted
 * its own item. The browser would leave the focus nowhere, and neither Tab nor Escape would reach the dialog.
 */
function useLostFocus(dialog: RefObject<HTMLElement | null>, onEscape: (() => void) | null): void {
  useEffect(() => {
    function takeBack(event: KeyboardEvent): void {
      const element = dialog.current;
      const dialogs = document.querySelectorAll('.dialog-inside');
      if (!element || document.activeElement !== document.body || dialogs[dialogs.length - 1] !== element)
        return;
      element.focus();
      if (event.key !== 'Escape') return;
      // The page under the dialog stays.
      event.preventDefault();
      onEscape?.();
    }
    document.addEventListener('keydown', takeBack, true);
    return () => document.removeEventListener('keydown', takeBack, true);
  }, [dialog, onEscape]);
}
