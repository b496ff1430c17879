import { useMemo } from 'react';
import type { Audience, AudienceRow } from '../../../../shared/audience/audience.ts';
import { type FinalRow, withFinalText } from '../../../../shared/draft/final-row.ts';
import { bindMessage } from '../../../../shared/message/bound-message.ts';
import { writingOf } from '../../../../shared/message/final-text.ts';
import type { Lettering } from '../../../../shared/message/lettering.ts';

/**
 * Gives rows the final texts of the message as it is written now. They are worked out where they are shown, by the same
 * rules as what is sent, so that no text of an earlier message can be on show.
 */
export function useFinalRows(
  message: string,
  { columns }: Audience,
  lettering: Lettering,
): (row: AudienceRow) => FinalRow {
  return useMemo(() => {
    const writing = writingOf(bindMessage(message, columns, lettering.versions), lettering);
    const known = new WeakMap<AudienceRow, FinalRow>();
    return (row) => {
      const final = known.get(row) ?? withFinalText(row, writing);
      known.set(row, final);
      return final;
    };
  }, [message, columns, lettering]);
}
