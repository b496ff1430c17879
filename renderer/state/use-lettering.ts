import { useEffect, useMemo, useState } from 'react';
import type { Draft, SendOptions } from '../../shared/draft/draft.ts';
import { dayAt, sendingDay } from '../../shared/format/sending-day.ts';
import { type Lettering, letteringOf } from '../../shared/message/lettering.ts';
import { useOperation } from './use-operation.ts';

/** Until the accounts are read, no encoding is assumed. */
export function useLettering({
  accountId,
  message,
  options,
}: Pick<Draft, 'accountId' | 'message' | 'options'>): Lettering {
  const { data: accounts } = useOperation('account.list', {});
  const unicodeEncoding = accounts?.find(({ id }) => id === accountId)?.unicodeEncoding ?? '';
  const { otherLetters } = options;
  // A saved draft has equal choices in a new object.
  const chosen = JSON.stringify({
    blanks: options.blanks,
    oddValues: options.oddValues,
    versions: options.versions,
  });
  const day = sendingDay({ message, options }, Date.now());
  const [, turn] = useState(day);
  // A window that stays open over midnight shows the texts of the new day.
  useEffect(() => {
    if (day === undefined) return;
    const timer = setTimeout(() => turn(dayAt(Date.now())), new Date().setHours(24, 0, 1) - Date.now());
    return () => clearTimeout(timer);
  }, [day]);
  return useMemo(
    () =>
      letteringOf(
        { unicodeEncoding },
        { otherLetters, ...(JSON.parse(chosen) as Pick<SendOptions, 'blanks' | 'oddValues' | 'versions'>) },
        day,
      ),
    [unicodeEncoding, otherLetters, chosen, day],
  );
}
