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

/**
 * The menu of a row, which stands anywhere in the component that has it and opens where the pointer is, or at what has the
 * focus. Its choices are of what was there when it opened, whatever comes to stand in its place.
 */
export function useContextMenu(label: string) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const chosen = useRef<Choice>(null);
  // An open menu holds the focus and gives it back a moment later, and what is chosen may want it.
  useEffect(() => {
    const { current } = chosen;
    if (opened !== null || current === null) return;
    chosen.current = null;
    requestAnimationFrame(() => current.run());
  }, [opened]);

  const menu = (
    <>
      {/* Where it stands it would be placed from the corner of what holds it. */}
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
    /** Opens it for an event of an element, which is one of the other button or of the keyboard's menu key; fields keep their own. */
    openFor(event: MouseEvent, choices: readonly Choice[]): void {
      if (isField(event.target)) return;
      event.preventDefault();
      const { left, bottom } = (event.target as HTMLElement).getBoundingClientRect();
      // A keyboard asks at what has the focus.
      const [x, y] = event.button === 2 ? [event.clientX, event.clientY] : [left, bottom];
      setOpened({ choices, x, y });
    },
  };
}
