import { type RefObject, useRef } from 'react';
import type { Audience } from '../../../../shared/audience/audience.ts';
import { isField } from '../../../components/overlays/is-field.ts';
import { useAct } from '../../../state/use-act.ts';
import { useCommand } from '../../../state/use-command.ts';

/** Takes back what was done to a list by hand, or does it again; by key where the focus is in the element of `pane`. */
export function useListUndo(
  { id: audienceId, undoable, redoable }: Audience,
  onMoved: () => void,
): { readonly pane: RefObject<HTMLDivElement | null>; undo(): void; redo(): void } {
  const { act } = useAct();
  const pane = useRef<HTMLDivElement>(null);

  async function move(operation: 'audience.undo' | 'audience.redo'): Promise<void> {
    if (await act(operation, { audienceId })) onMoved();
  }

  function byKey(operation: 'audience.undo' | 'audience.redo'): undefined | false {
    const focus = document.activeElement;
    if (!pane.current?.contains(focus) || isField(focus)) return false;
    void move(operation);
    return undefined;
  }

  useCommand('edit.undo', () => byKey('audience.undo'), undoable);
  useCommand('edit.redo', () => byKey('audience.redo'), redoable);
  return { pane, undo: () => void move('audience.undo'), redo: () => void move('audience.redo') };
}
