import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { MessageUndo, TextAndSelection } from './message-undo.ts';

/** The browser's own undo ignores changes from outside, and would put old text in wrong places. */
export function useMessageUndo(
  area: RefObject<HTMLTextAreaElement | null>,
  opened: MessageUndo,
  value: string,
  onChange: (value: string) => void,
) {
  const selection = useRef<TextAndSelection | null>(null);

  // A change from outside, by a button or another window, is undone like typing.
  useEffect(
    () => opened.note({ text: value, from: value.length, to: value.length }, null, 0),
    [opened, value],
  );

  useLayoutEffect(() => {
    const { current: moment } = selection;
    if (moment?.text !== value) return;
    selection.current = null;
    area.current?.setSelectionRange(moment.from, moment.to);
  }, [area, value]);

  const step = (moment: TextAndSelection | null): void => {
    if (moment === null) return;
    selection.current = moment;
    onChange(moment.text);
  };
  const stepping = useRef(step);
  stepping.current = step;

  // The system's menu asks for undo by this event.
  useEffect(() => {
    const element = area.current;
    const asked = (event: InputEvent): void => {
      if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
      event.preventDefault();
      stepping.current(event.inputType === 'historyUndo' ? opened.undo() : opened.redo());
    };
    element?.addEventListener('beforeinput', asked);
    return () => element?.removeEventListener('beforeinput', asked);
  }, [area, opened]);

  return {
    /** `kind` as in `openMessageUndo`. */
    note: (text: string, kind: string | null): void => {
      const caret = area.current?.selectionEnd ?? text.length;
      opened.note({ text, from: caret, to: caret }, kind, performance.now());
    },
    /** True if the key was for undo or redo. */
    heard: (event: KeyboardEvent): boolean => {
      const way = wayOf(event);
      if (way === null) return false;
      event.preventDefault();
      step(way === 'undo' ? opened.undo() : opened.redo());
      return true;
    },
  };
}

function wayOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  const { ctrlKey, shiftKey, nativeEvent } = event;
  if (!(ctrlKey || event.metaKey) || event.altKey || nativeEvent.isComposing) return null;
  const letter = event.key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null;
}
