import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Menu as AriaMenu } from 'react-aria-components';
import { createPortal } from 'react-dom';
import { isField } from './is-field.ts';
import { Popover } from './popover.tsx';
import type { RowAction } from './row-action.ts';
import { RowActionItems } from './row-action-items.tsx';

interface Opened {
  readonly actions: readonly RowAction[];
  readonly x: number;
  readonly y: number;
}

/** A menu that opens at the pointer or the focused element. Its actions act on what was there when it opened. */
export function useContextMenu(label: string) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const chosen = useRef<RowAction>(null);
  // An open menu holds the focus and returns it a moment later; the action may need the focus.
  useEffect(() => {
    const { current } = chosen;
    if (opened !== null || current === null) return;
    chosen.current = null;
    requestAnimationFrame(() => current.run());
  }, [opened]);

  const menu = (
    <>
      {/* Inside its container, the menu would be positioned relative to that. */}
      {createPortal(
        <span ref={anchor} className="grid-menu-anchor" style={{ left: opened?.x, top: opened?.y }} />,
        document.body,
      )}
      <Popover
        aria-label={label}
        isOpen={opened !== null}
        triggerRef={anchor}
        placement="bottom start"
        offset={2}
        onOpenChange={(isOpen) => !isOpen && setOpened(null)}
      >
        <AriaMenu aria-label={label} className="menu" autoFocus="first" onClose={() => setOpened(null)}>
          <RowActionItems
            actions={opened?.actions ?? []}
            onChoose={(action) => {
              chosen.current = action;
            }}
          />
        </AriaMenu>
      </Popover>
    </>
  );

  return {
    menu,
    open: setOpened,
    /** Call this for an event of the secondary button or of the keyboard's menu key; fields keep their own menu. */
    openFor(event: MouseEvent, actions: readonly RowAction[]): void {
      if (isField(event.target)) return;
      event.preventDefault();
      const { left, bottom } = (event.target as HTMLElement).getBoundingClientRect();
      // The keyboard opens the menu at the focused element.
      const [x, y] = event.button === 2 ? [event.clientX, event.clientY] : [left, bottom];
      setOpened({ actions, x, y });
    },
  };
}
