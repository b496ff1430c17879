import type { ClipboardEvent } from 'react';
import { personShown } from '../../../shared/person/person-words.ts';
import { useGroupedNumbers } from './use-grouped-numbers.ts';

/** Shows a number as people write it; copying gives the plus and the digits. */
export function PhoneNumber({ msisdn }: { readonly msisdn: string }) {
  const grouped = useGroupedNumbers();

  function copyPlain(event: ClipboardEvent): void {
    // In a grid, cells cannot be selected as text; the grid itself copies.
    if (document.getSelection()?.isCollapsed !== false) return;
    event.clipboardData.setData('text/plain', personShown(msisdn));
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <span className="number phone-number" onCopy={copyPlain}>
      {grouped(msisdn)}
    </span>
  );
}
