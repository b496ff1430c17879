import type { PracticePhone, PracticeText } from '../../../shared/practice/practice.ts';
import { type PagedQueryView, useOperationPages } from '../../state/query.ts';
import { useSettled } from '../../state/use-settled.ts';

const count = 100;
const searchAfterMs = 120;

/** The practice phones that match a search, latest first, as far as they were asked for. */
export function usePhones(search: string): PagedQueryView<PracticePhone> {
  return useOperationPages(
    'practice.inbox',
    { search: useSettled(search, searchAfterMs), count },
    { keep: true },
  );
}

/** The texts of one practice phone, latest first, as far back as they were asked for. */
export function useThread(msisdn: string | null): PagedQueryView<PracticeText> {
  return useOperationPages('practice.phone', msisdn === null ? null : { msisdn, count });
}
