import type { ClipboardEvent } from 'react';
import { personShown } from '../../../shared/person/person-words.ts';
import { useGroupedNumbers } from './use-grouped-numbers.ts';

/** A number as people write it; copied, it is its digits. */
export function PhoneNumber({ msisdn }: { readonly msisdn: string }) {
  const grouped = useGroupedNumbers();

  function copyDigits(event: ClipboardEvent): void {
    // In a grid, whose cells are not selected as text, the grid copies.
    if (document.getSelection()?.isCollapsed !== false) return;
    event.clipboardData.setData('text/plain', personShown(msisdn));
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <span className="number phone-number" onCopy={copyDigits}>
      {grouped(msisdn)}
    </span>
  );
}
