import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Menu as AriaMenu } from 'react-aria-components';
import { createPortal } from 'react-dom';
import type { Choice } from './choice.ts';
import { ChoiceItems } from './choice-items.tsx';
import { isField } from './is-field.ts';
import { Popover } from './popover.tsx';

interface Opened {
  readonly choices: readonly Choice[];
  readonly x: number;
  readonly y: number;
}

/** Opens at the pointer or the focused element. Its choices act on what was there when it opened. */
export function useContextMenu(label: string) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const chosen = useRef<Choice>(null);
  // An open menu holds the focus and returns it a moment later; the choice may need it.
  useEffect(() => {
    const { current } = chosen;
    if (opened !== null || current === null) return;
    chosen.current = null;
    requestAnimationFrame(() => current.run());
  }, [opened]);

  const menu = (
    <>
      {/* In place, it would be positioned relative to its container. */}
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
          <ChoiceItems
            choices={opened?.choices ?? []}
            onChoose={(choice) => {
              chosen.current = choice;
            }}
          />
        </AriaMenu>
      </Popover>
    </>
  );

  return {
    menu,
    open: setOpened,
    /** For an event of the secondary button or of the keyboard's menu key; fields keep their own menu. */
    openFor(event: MouseEvent, choices: readonly Choice[]): void {
      if (isField(event.target)) return;
      event.preventDefault();
      const { left, bottom } = (event.target as HTMLElement).getBoundingClientRect();
      // The keyboard opens it at the focused element.
      const [x, y] = event.button === 2 ? [event.clientX, event.clientY] : [left, bottom];
      setOpened({ choices, x, y });
    },
  };
}
