import { isField } from '../../components/overlays/is-field.ts';

/** Undoes or redoes in the field that has the focus, as the system's own menu does; false where none has. */
export function undoInField(way: 'undo' | 'redo'): boolean {
  const field = document.activeElement;
  if (!isField(field)) return false;
  const inputType = way === 'undo' ? 'historyUndo' : 'historyRedo';
  // A field with a history of its own answers by preventing it.
  const asked = new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true });
  if (field?.dispatchEvent(asked)) document.execCommand(way);
  return true;
}
