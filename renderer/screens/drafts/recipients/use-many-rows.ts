import type { Audience, AudienceRow } from '../../../../shared/audience/audience.ts';
import type { Operations } from '../../../../shared/contract.ts';
import type { Draft } from '../../../../shared/draft/draft.ts';
import type { FinalRow } from '../../../../shared/draft/final-row.ts';
import type { Lettering } from '../../../../shared/message/lettering.ts';
import { ok } from '../../../../shared/result.ts';
import { recipients } from '../../../../shared/texts/en/recipients.ts';
import { useBusy } from '../../../components/buttons/use-busy.ts';
import type { GridColumn } from '../../../components/grid/column.ts';
import { copySelected } from '../../../components/grid/grid-clipboard.ts';
import type { ShownList } from '../../../components/grid/use-list.ts';
import { useSelection } from '../../../components/grid/use-selection.ts';
import { useStores } from '../../../state/context.tsx';
import { valueOrNotice } from '../../../state/notices-store.ts';
import { showCopy } from '../../../state/show-copy.ts';
import type { Stores } from '../../../state/stores.ts';
import { useAct } from '../../../state/use-act.ts';
import { manyRowsActions } from './row-actions.ts';

interface ShownRows {
  readonly draft: Draft;
  readonly lettering: Lettering;
  readonly columns: readonly GridColumn<FinalRow>[];
  finalRow(row: AudienceRow): FinalRow;
}

export function useManyRows(
  audience: Audience,
  list: Pick<ShownList<AudienceRow>, 'viewId' | 'count'>,
  { draft, lettering, columns, finalRow }: ShownRows,
) {
  const stores = useStores();
  const { wire, notices } = stores;
  const { act, isBusy } = useAct();
  const { viewId } = list;
  const selection = useSelection(viewId, list.count);
  const { id: audienceId } = audience;

  async function exclude(excluded: boolean): Promise<void> {
    if (viewId === null) return;
    const { spans } = selection;
    const done = await act('audience.excludeRows', { audienceId, viewId, spans, excluded });
    if (done === null || done.saidNo === 0) return;
    const { say } = notices.getState();
    say({ tone: 'neutral', text: recipients.saidNo(done.saidNo), more: recipients.saidNoFix });
  }

  async function copy(withHeaders: boolean): Promise<void> {
    if (viewId === null) return;
    const error = await copySelected(selection, columns, {
      withHeaders,
      async read(from, count) {
        const rows = await wire.call('draft.page', { viewId, from, count });
        return rows.ok ? ok(rows.value.map(finalRow)) : rows;
      },
    });
    if (error) notices.getState().showError(error);
  }

  function exportRows(): void {
    if (viewId === null) return;
    const rows = { audienceId, viewId, spans: selection.spans, message: draft.message, lettering };
    stores.app.getState().open({ kind: 'export-rows', rows });
  }

  const { isBusy: sending, during } = useBusy();
  async function send(): Promise<void> {
    if (viewId === null) return;
    await sendToRows(stores, { campaignId: draft.id, audienceId, viewId, spans: selection.spans });
  }

  return {
    selection,
    copy: () => void copy(false),
    actions: manyRowsActions({
      send: () => void during(send),
      export: exportRows,
      copy: (withHeaders) => void copy(withHeaders),
      exclude: (excluded) => void exclude(excluded),
    }).map((action) => ({ ...action, isDisabled: isBusy || sending })),
  };
}

/** Makes a copy of the draft in view for the selected rows. */
async function sendToRows(
  { notices, wire, ...stores }: Stores,
  input: Operations['campaign.copyToRows']['in'],
): Promise<void> {
  const { say, showError } = notices.getState();
  const unsaved = await stores.draft.getState().flush();
  if (unsaved !== null) {
    showError(unsaved);
    return;
  }
  const draft = await showCopy({ ...stores, notices, wire }, async () => {
    const made = await wire.call('campaign.copyToRows', input);
    return made.ok ? { ok: true, value: { ...made.value, notes: [] } } : made;
  });
  if (draft?.audienceId == null) return;
  const list = valueOrNotice(notices, await wire.call('audience.get', { audienceId: draft.audienceId }));
  if (list === null) return;
  const { rows, recipients: people } = list.counts;
  say({
    tone: 'neutral',
    text: recipients.madeFor(people, rows),
    ...(rows > people && { more: recipients.stayOut(rows - people) }),
  });
}
