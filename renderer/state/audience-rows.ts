import type { AudienceFilter } from '../../shared/audience/audience.ts';
import type { RowSort } from '../../shared/audience/row-sort.ts';
import type { AudienceId } from '../../shared/brand.ts';
import type { Wire } from '../../shared/contract.ts';
import { dependsOnMessage } from '../../shared/draft/final-row.ts';
import type { Lettering } from '../../shared/message/lettering.ts';

/** Some filters and every search read the final texts of the message. */
export interface RowsWanted {
  readonly audienceId: AudienceId;
  readonly message: string;
  readonly lettering: Lettering;
  readonly filter: AudienceFilter;
  readonly search: string;
  readonly sort?: RowSort | null;
}

/** A changed message is another list only where it would list other rows. */
export function audienceRows(wire: Wire, wanted: RowsWanted) {
  const { audienceId, message, lettering, filter, search, sort = null } = wanted;
  return {
    key: JSON.stringify([
      audienceId,
      filter,
      search,
      sort,
      dependsOnMessage(filter, search, sort) && [message, lettering],
    ]),
    open: (asker: string) => wire.call('draft.view', { asker, ...wanted }),
    page: (viewId: string, from: number, count: number) => wire.call('draft.page', { viewId, from, count }),
  };
}
