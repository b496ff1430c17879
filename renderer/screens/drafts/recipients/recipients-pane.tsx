import { SearchX } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { Audience, AudienceFilter, AudienceRow } from '../../../../shared/audience/audience.ts';
import type { Msisdn } from '../../../../shared/brand.ts';
import { shownColumns } from '../../../../shared/column-layout.ts';
import { commandName } from '../../../../shared/commands/commands.ts';
import type { Draft } from '../../../../shared/draft/draft.ts';
import { type FinalRow, withFinalText } from '../../../../shared/draft/final-row.ts';
import { bindMessage } from '../../../../shared/message/bound-message.ts';
import { compileMessage } from '../../../../shared/message/compiled-message.ts';
import type { Lettering } from '../../../../shared/message/lettering.ts';
import { recipients } from '../../../../shared/texts/en/recipients.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { copy } from '../../../components/grid/copy-text.ts';
import { SelectionBar } from '../../../components/grid/selection-bar.tsx';
import { useList } from '../../../components/grid/use-list.ts';
import { VirtualGrid } from '../../../components/grid/virtual-grid.tsx';
import { isField } from '../../../components/overlays/is-field.ts';
import { EmptyState } from '../../../components/status/empty-state.tsx';
import { useFrom, useWire } from '../../../state/context.tsx';
import { useAct } from '../../../state/use-act.ts';
import { useCommand } from '../../../state/use-command.ts';
import { useLettering } from '../../../state/use-lettering.ts';
import { useMedia } from '../../../state/use-media.ts';
import { useSettings } from '../../../state/use-settings.ts';
import { JoinedRows } from './joined-rows.tsx';
import { AgainLine, DuplicatesLine } from './list-lines.tsx';
import { NumberChoice } from './number-choice.tsx';
import { copiedNumber, recipientColumns } from './recipient-columns.tsx';
import { RecipientsHeader } from './recipients-header.tsx';
import { RowPanel } from './row-panel.tsx';
import { useListColumns } from './use-list-columns.ts';
import { useManyRows } from './use-many-rows.ts';
import { useRowActions } from './use-row-actions.ts';
import { audienceRows, useShownRows } from './use-shown-rows.ts';
import './recipients-pane.css';

export function RecipientsPane({ draft, audience }: { readonly draft: Draft; readonly audience: Audience }) {
  const { act } = useAct();
  const wire = useWire();
  const { filter, search, sort, active, setActive, show, press } = useShownRows();
  const revision = useFrom('app', (state) => state.rowsRevision);
  const lettering = useLettering(draft);
  const layout = useListColumns(audience.id);
  const panel = useRowPanel();
  const wanted = {
    audienceId: audience.id,
    message: draft.message,
    lettering,
    filter,
    search: search.trim(),
    sort,
  };
  // The list keeps its members after a change; otherwise an edited row would disappear while it is being corrected.
  const list = useList<AudienceRow>(audienceRows(wire, wanted), { rows: revision });
  const columns = useMemo(() => recipientColumns(audience), [audience]);
  const finalRow = useFinalRows(draft.message, audience, lettering);
  const rowAt = (index: number) => {
    const row = list.rowAt(index);
    return row && finalRow(row);
  };
  // While the next page loads, the panel keeps its row.
  const lastRow = useRef<AudienceRow>(undefined);
  lastRow.current = active.index >= list.count ? undefined : (list.rowAt(active.index) ?? lastRow.current);
  const shown = lastRow.current && finalRow(lastRow.current);

  /** Asked about one after the other. */
  const [open, setOpen] = useState<readonly OpenNumber[]>([]);
  async function edit(row: AudienceRow, column: number | 'number', value: string) {
    const done = await act('audience.edit', { audienceId: audience.id, n: row.n, column, value });
    if (!done) return;
    put(done.row);
    if (column !== 'number') return;
    const { numbers } = done;
    setOpen((asked) => [
      ...asked.filter((one) => one.row.n !== row.n),
      ...(numbers === undefined ? [] : [{ row, typed: value, numbers }]),
    ]);
  }

  function put(changed: AudienceRow): void {
    list.put(changed, ({ n }) => n === changed.n);
  }

  const actionsFor = useRowActions(audience, put);
  const many = useManyRows(audience, list, {
    draft,
    lettering,
    columns: shownColumns(columns, layout.layout),
    finalRow,
  });
  const { pane, undo, redo } = useListUndo(audience, () => list.reopen(0));

  return (
    <div ref={pane} className="pane recipients" data-pane>
      <RecipientsHeader
        audience={audience}
        filter={filter}
        search={search}
        foundRows={wanted.search === '' ? null : list.found}
        onChange={show}
        lettering={lettering}
        panel={panel}
        onUndo={undo}
        onRedo={redo}
        onColumns={layout.choose}
      />
      <DuplicatesLine audience={audience} filter={filter} />
      <AgainLine campaignId={draft.id} audienceId={audience.id} />
      {filter === 'doubtful' && audience.counts.doubtful > 0 && (
        <DoubtfulBar audience={audience} onSettled={() => list.reopen(0)} />
      )}
      <SelectionBar selection={many.selection} actions={many.actions} />
      <div className="recipients-body">
        <VirtualGrid
          label={recipients.title}
          columns={columns}
          list={{ ...list, rowAt }}
          active={active}
          onActive={setActive}
          sort={sort && { key: String(sort.by), descending: sort.descending }}
          onSort={press}
          layout={layout}
          selection={many.selection}
          onCopyMany={many.copy}
          manyActions={many.actions}
          isSame={(one, other) => one.n === other.n}
          onEdit={(edited, column, text) =>
            void edit(edited, column === 'number' ? 'number' : Number(column), text)
          }
          actions={(row) => [
            { command: 'row.copy-number', run: () => copy(copiedNumber(row)) },
            ...actionsFor(row),
          ]}
          below={({ n, joined }) => joined && <JoinedRows audience={audience} n={n} />}
          tone={({ status }) => (status === 'recipient' ? undefined : 'muted')}
          empty={<NothingFound search={wanted.search} filter={filter} onShowAll={() => show('all', '')} />}
        />
        {shown && panel.isOpen && (
          <RowPanel
            lettering={lettering}
            key={shown.n}
            row={shown}
            draft={draft}
            audience={audience}
            onEdit={(column, value) => edit(shown, column, value)}
            isPrevious={list.isPrevious}
            onChanged={put}
          />
        )}
      </div>
      {open.slice(0, 1).map(({ row, typed, numbers }) => (
        <NumberChoice
          key={row.n}
          typed={typed}
          numbers={numbers}
          onChoose={(msisdn) => void edit(row, 'number', `+${msisdn}`)}
          onClose={() => setOpen((asked) => asked.filter((one) => one.row.n !== row.n))}
        />
      ))}
    </div>
  );
}

interface OpenNumber {
  readonly row: AudienceRow;
  readonly typed: string;
  readonly numbers: readonly Msisdn[];
}

interface NothingFoundProps {
  readonly search: string;
  readonly filter: AudienceFilter;
  readonly onShowAll: () => void;
}

function NothingFound({ search, filter, onShowAll }: NothingFoundProps) {
  const title = filter === 'problems' && search === '' ? recipients.noProblems : recipients.noRows;
  return (
    <EmptyState
      icon={SearchX}
      title={title}
      actions={<Button onPress={onShowAll}>{recipients.showAll}</Button>}
    >
      {search === '' ? recipients.nonePasses : recipients.noneContains(search)}
    </EmptyState>
  );
}

interface DoubtfulBarProps {
  readonly audience: Audience;
  readonly onSettled: () => void;
}

/** Settles all uncertain rows in one step that can be undone. */
function DoubtfulBar({ audience, onSettled }: DoubtfulBarProps) {
  const { act, isBusy } = useAct();

  async function settle(keep: boolean): Promise<void> {
    if (await act('audience.settleDoubtful', { audienceId: audience.id, keep })) onSettled();
  }

  return (
    <div className="doubtful-bar line">
      <span className="grow quiet">{recipients.toCheck(audience.counts.doubtful)}</span>
      <Button isDisabled={isBusy} onPress={() => void settle(true)}>
        {recipients.keepAll}
      </Button>
      <Button isDisabled={isBusy} onPress={() => void settle(false)}>
        {commandName('rows.leave-out')}
      </Button>
    </div>
  );
}

/** Texts are computed here, by the same rules as when sending, so that no text of an earlier message can be shown. */
function useFinalRows(message: string, { columns }: Audience, lettering: Lettering) {
  return useMemo(() => {
    const compiled = compileMessage(bindMessage(message, columns, lettering), lettering);
    const finalRows = new WeakMap<AudienceRow, FinalRow>();
    return (row: AudienceRow) => {
      const final = finalRows.get(row) ?? withFinalText(row, compiled);
      finalRows.set(row, final);
      return final;
    };
  }, [message, columns, lettering]);
}

/** Undo and redo by key while the focus is in `pane`. */
function useListUndo({ id: audienceId, undoable, redoable }: Audience, onMoved: () => void) {
  const { act } = useAct();
  const pane = useRef<HTMLDivElement>(null);

  async function move(operation: 'audience.undo' | 'audience.redo'): Promise<void> {
    if (await act(operation, { audienceId })) onMoved();
  }

  function byKey(operation: 'audience.undo' | 'audience.redo'): undefined | false {
    const focus = document.activeElement;
    if (!pane.current?.contains(focus) || isField(focus)) return false;
    void move(operation);
    return undefined;
  }

  useCommand('edit.undo', () => byKey('audience.undo'), undoable);
  useCommand('edit.redo', () => byKey('audience.redo'), redoable);
  return { pane, undo: () => void move('audience.undo'), redo: () => void move('audience.redo') };
}

/** Beside the list, the panel's state is saved; in a narrow window (`row-panel.css`), it covers the list on request. */
function useRowPanel(): { readonly isOpen: boolean; toggle(): void } {
  const { settings, change } = useSettings();
  const isNarrow = useMedia('(width < 1060px)');
  const kept = settings?.rowPanel ?? true;
  const [isOver, setIsOver] = useState(false);

  return isNarrow
    ? { isOpen: isOver, toggle: () => setIsOver(!isOver) }
    : { isOpen: kept, toggle: () => void change({ rowPanel: !kept }) };
}
