import { useEffect, useRef } from 'react';
import type { AudienceId } from '../../shared/brand.ts';

const CLOSED_AFTER_MS = 80;

/** Hands the focus to the message when people were just chosen and nothing else has it, since writing comes next. */
export function useFocusAfterImport(audienceId: AudienceId | null): void {
  const before = useRef(audienceId);
  useEffect(() => {
    const chosen = audienceId !== null && before.current !== audienceId;
    before.current = audienceId;
    if (!chosen) return;
    // The dialog they were chosen in first gives the focus back to a button that is gone.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById('message-text')?.focus();
    }, CLOSED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [audienceId]);
}
