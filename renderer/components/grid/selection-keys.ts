import type { KeyboardEvent } from 'react';
import type { Selection } from './use-selection.ts';

/** Does what a key does to a selection and to nothing else; answers whether it was such a key. */
export function selectByKey(event: KeyboardEvent, selection: Selection, active: number): boolean {
  const whole = event.ctrlKey || event.metaKey;
  if (whole && !event.shiftKey && event.key.toLowerCase() === 'a') selection.all();
  else if (event.key === ' ' && (whole || event.shiftKey)) selection.toggle(active, active);
  else if (event.key === 'Escape' && selection.count > 0) selection.clear();
  else return false;
  event.preventDefault();
  return true;
}
