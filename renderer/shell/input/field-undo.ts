import type { CommandId } from '../../../shared/commands/commands.ts';
import { isField } from '../../components/overlays/is-field.ts';
import { isUndo } from '../../state/commands-store.ts';

/**
 * In a field, the keys of undo and redo are the field's; elsewhere they undo what the screen offers, such as a list.
 */
export function isLeftToField(id: CommandId, target: EventTarget | null): boolean {
  return isUndo(id) && isField(target);
}

/** Undoes in the focused field, as the system's own menu does; false if no field is focused. */
export function undoInField(way: 'undo' | 'redo'): boolean {
  const field = document.activeElement;
  if (!isField(field)) return false;
  const inputType = way === 'undo' ? 'historyUndo' : 'historyRedo';
  // A field with its own history handles this event and prevents the default.
  const asked = new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true });
  if (field?.dispatchEvent(asked)) document.execCommand(way);
  return true;
}
