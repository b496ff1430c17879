import { useEffect } from 'react';
import type { AudienceRow } from '../../../../shared/audience/audience.ts';
import type { AudienceId } from '../../../../shared/brand.ts';
import { type ListOnShow, useList } from '../../../components/grid/use-list.ts';
import { audienceRows } from '../../../state/audience-rows.ts';
import { useFrom, useWire } from '../../../state/context.tsx';
import { useAct } from '../../../state/use-act.ts';

const mostRows = 20;

/** The rows that share one number, seen one number at a time. */
export interface Duplicates {
  /** Rows that gave way to another one; null while that is being found out. */
  readonly count: number | null;
  /** None while they are being read. */
  readonly rows: readonly AudienceRow[];
  /** What could not be read, if anything. */
  readonly failed: Pick<ListOnShow<AudienceRow>, 'error' | 'retry'> | undefined;
  choose(row: AudienceRow): void;
}

/** Finds the duplicate at an index among them, and all rows that share its number. */
export function useDuplicates(audienceId: AudienceId, at: number): Duplicates {
  const { act } = useAct();
  const wire = useWire();
  const revision = useFrom('app', (state) => state.rowsRevision);
  const every = { audienceId, message: '', lettering: { encoded: false }, search: '' };
  const givenWay = useList<AudienceRow>(audienceRows(wire, { ...every, filter: 'duplicates' }), {
    rows: revision,
  });
  const { look } = givenWay;
  useEffect(() => look(at, at + 1), [look, at]);
  const msisdn = givenWay.rowAt(at)?.msisdn ?? null;
  const sameNumber = useList<AudienceRow>(
    msisdn === null ? null : audienceRows(wire, { ...every, filter: 'all', search: msisdn }),
    { rows: revision },
  );
  // Rows of another number must not be chosen from while this one's are on their way.
  const found = sameNumber.isPrevious
    ? []
    : Array.from({ length: sameNumber.count }, (_, n) => sameNumber.rowAt(n));
  return {
    count: givenWay.found,
    rows: found.filter((row): row is AudienceRow => row?.msisdn === msisdn).slice(0, mostRows),
    failed: [givenWay, sameNumber].find(({ error }) => error !== null),
    choose: ({ n }) => void act('audience.choose', { audienceId, n }),
  };
}
