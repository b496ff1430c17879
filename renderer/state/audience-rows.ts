import type { AudienceFilter } from '../../shared/audience/audience.ts';
import type { RowSort } from '../../shared/audience/row-sort.ts';
import type { AudienceId } from '../../shared/brand.ts';
import type { Wire } from '../../shared/contract.ts';
import { dependsOnMessage } from '../../shared/draft/final-row.ts';
import type { Lettering } from '../../shared/message/lettering.ts';

/** Which rows of which audience, where some filters and every search look at the final texts of the message. */
export interface RowsWanted {
  readonly audienceId: AudienceId;
  readonly message: string;
  readonly lettering: Lettering;
  readonly filter: AudienceFilter;
  readonly search: string;
  readonly sort?: RowSort | null;
}

/** How a list asks main for rows of an audience; another message is another list only where it would list other rows. */
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
