import { ArrowLeft, ArrowRight, CircleCheck, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { AudienceRow } from '../../../../shared/audience/audience.ts';
import type { NumberRule } from '../../../../shared/audience/kept-row.ts';
import type { RepeatedNumber } from '../../../../shared/audience/repeated-numbers.ts';
import type { AudienceId } from '../../../../shared/brand.ts';
import { languageName } from '../../../../shared/format/display-names.ts';
import { messageLanguages } from '../../../../shared/format/message-language.ts';
import { isDate } from '../../../../shared/format/written-date.ts';
import { currentLanguage } from '../../../../shared/language/current-language.ts';
import { bindMessage, usedFirst } from '../../../../shared/message/bound-message.ts';
import type { JoinRule } from '../../../../shared/sheet/sheet.ts';
import { audiences } from '../../../../shared/texts/en/audiences.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { Select } from '../../../components/fields/select.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { Menu, MenuItem } from '../../../components/overlays/menu.tsx';
import { ErrorBanner } from '../../../components/status/banner.tsx';
import { EmptyState } from '../../../components/status/empty-state.tsx';
import { useFrom } from '../../../state/context.tsx';
import type { OverlayProps } from '../../../state/overlays/overlay-stack.ts';
import { useAct } from '../../../state/use-act.ts';
import { useOperation, useWholeList } from '../../../state/use-operation.ts';
import { DuplicateTable } from './duplicate-table.tsx';
import './duplicates-screen.css';

const texts = audiences.duplicates;

/** Shows the rows of one number side by side, one number after the other. */
export function DuplicatesScreen({ audienceId, onClose }: Omit<OverlayProps<'duplicates'>, 'after'>) {
  const audience = useWholeList('audience.list').data?.find(({ id }) => id === audienceId);
  const draft = useFrom('draft', (state) => state.draft);
  const duplicates = useDuplicates(audienceId);
  const [join, setJoin] = useState<JoinRule>(() => ({ language: currentLanguage(), ways: [] }));
  if (!audience) return null;
  const { sums, shown, error, isBusy, hasGoneOn, choose } = duplicates;
  const { columns } = audience;
  const isOfDraft = draft?.audienceId === audienceId;
  const bound = bindMessage(isOfDraft ? draft.message : '', columns, isOfDraft ? draft.options : {});
  const order = usedFirst(bound, columns.length);
  const dayFirst = columns.map((_, at) => join.dayFirst?.[at] ?? sums?.dayFirst[at] ?? null);
  return (
    <Dialog
      title={texts.title}
      about={texts.about}
      size="large"
      onClose={onClose}
      footer={<Steps duplicates={duplicates} columns={columns} join={join} onClose={onClose} />}
    >
      {error && <ErrorBanner error={error} />}
      <div className="duplicate-language">
        <Select
          label={texts.joinLanguage}
          choices={messageLanguages.map((key) => ({ key, text: languageName(key, 'language') }))}
          value={join.language}
          onChange={(language) => setJoin({ ...join, language })}
        />
      </div>
      {sums?.count === 0 ? (
        <EmptyState icon={Copy} title={texts.none} />
      ) : (
        <DuplicateTable
          columns={columns}
          order={order}
          number={shown}
          isBusy={isBusy}
          hasFocus={hasGoneOn}
          onChoose={(row) => !isBusy && choose(row)}
          join={{ ...join, dayFirst }}
          onWay={(column, way) => setJoin({ ...join, ways: withOne(join.ways, column, way, 'and') })}
          onDayFirst={(column, first) =>
            setJoin({ ...join, dayFirst: withOne(join.dayFirst ?? [], column, first, null) })
          }
        />
      )}
    </Dialog>
  );
}

function withOne<One>(all: readonly One[], column: number, one: One, none: One): One[] {
  const filled = Array.from({ length: Math.max(all.length, column + 1) }, (_, at) => all[at] ?? none);
  filled[column] = one;
  return filled;
}

function Steps({
  duplicates,
  columns,
  join,
  onClose,
}: {
  readonly columns: readonly string[];
  readonly join: JoinRule;
  readonly duplicates: ReturnType<typeof useDuplicates>;
  readonly onClose: () => void;
}) {
  const { sums, shown, at, isBusy, show, keepAll, joinRows } = duplicates;
  const done = useRef<HTMLButtonElement>(null);
  const { count: many, open, nextOpen } = sums ?? { count: 0, open: 0, nextOpen: null };
  const rules = rulesFor(columns, shown, join);
  const receiver = shown?.rows.find(({ status }) => status === 'recipient');
  return (
    <>
      <div className="grow line">
        <IconButton
          icon={ArrowLeft}
          label={texts.previous}
          isDisabled={at === 0}
          onPress={() => show(at - 1)}
        />
        <IconButton
          icon={ArrowRight}
          label={texts.next}
          isDisabled={at >= many - 1}
          onPress={() => show(at + 1)}
        />
        <output className="quiet number">{many > 0 && placeWords(at, many, open)}</output>
      </div>
      {open > 0 && (
        <>
          <Menu
            label={texts.oneRule}
            placement="top end"
            trigger={<Button isPending={isBusy}>{texts.oneRule}</Button>}
          >
            {rules.map(({ text, rule }) => (
              <MenuItem
                key={text}
                onAction={() => {
                  keepAll(rule);
                  // The menu disappears once nothing is left to choose.
                  done.current?.focus();
                }}
              >
                {text}
              </MenuItem>
            ))}
          </Menu>
          <Button onPress={() => nextOpen !== null && show(nextOpen)}>{texts.open}</Button>
        </>
      )}
      {receiver && (
        <Button
          icon={shown?.rows.some(({ joined }) => joined !== undefined) ? CircleCheck : undefined}
          onPress={() => !isBusy && joinRows(receiver, join)}
        >
          {texts.join}
        </Button>
      )}
      <Button ref={done} look="primary" onPress={onClose}>
        {common.done}
      </Button>
    </>
  );
}

/** Rules by date are offered only if all visible rows have a date. */
function rulesFor(columns: readonly string[], shown: RepeatedNumber | null, join: JoinRule) {
  const rows = shown?.rows ?? [];
  const dated = columns.flatMap((name, column) =>
    rows.length > 0 && rows.every(({ cells }) => isDate(cells[column] ?? '')) ? [{ name, column }] : [],
  );
  return [
    { text: texts.join, rule: { keep: 'join', join } },
    { text: texts.keepFirst, rule: { keep: 'first' } },
    { text: texts.keepLast, rule: { keep: 'last' } },
    ...dated.flatMap(({ name, column }) => {
      const chosen = join.dayFirst?.[column] ?? null;
      const by = { column, ...(chosen !== null && { dayFirst: chosen }) };
      return [
        { text: texts.keepEarliest(name), rule: { keep: 'earliest', ...by } } as const,
        { text: texts.keepLatest(name), rule: { keep: 'latest', ...by } } as const,
      ];
    }),
  ] as const satisfies readonly { text: string; rule: NumberRule }[];
}

function placeWords(at: number, many: number, open: number): string {
  return open === 0 ? texts.place(at + 1, many) : texts.placeOpen(at + 1, many, open);
}

/** One number after the other, starting with the first that needs a choice. */
function useDuplicates(audienceId: AudienceId) {
  const { isBusy, act } = useAct();
  const [wanted, setWanted] = useState<number | null>(null);
  const [hasGoneOn, setGoneOn] = useState(false);
  const at = wanted ?? 0;
  const { data, isPrevious, error } = useOperation('audience.repeated', { audienceId, at }, { keep: true });
  useEffect(() => {
    if (data === null) return;
    if (wanted === null) setWanted(data.shown?.isOpen === false ? (data.nextOpen ?? 0) : 0);
    else if (data.count > 0 && wanted >= data.count) setWanted(data.count - 1);
  }, [data, wanted]);
  // Rows of another number must not be chosen while the rows of this one are loading.
  const shown = data?.shown?.at === at ? data.shown : null;
  const next = shown?.isOpen === true ? data?.nextOpen : null;
  const goOn = (done: unknown, takesFocus: boolean): void => {
    if (done === null || typeof next !== 'number') return;
    setGoneOn(takesFocus);
    setWanted(next);
  };
  return {
    /** How many numbers have several rows, and how many of them need a choice; null until known. */
    sums: data,
    at,
    /** Null while loading. */
    shown,
    isBusy: isBusy || isPrevious,
    error,
    /** The next number came by itself, so the focus follows. */
    hasGoneOn,
    show: setWanted,
    /** Goes on to the next number that waits for a choice. */
    choose: ({ n }: AudienceRow) =>
      void act('audience.choose', { audienceId, n }).then((done) => goOn(done, true)),
    /** Its button stays where it is, with the focus. */
    joinRows: ({ n }: AudienceRow, join: JoinRule) =>
      void act('audience.join', { audienceId, n, join }).then((done) => goOn(done, false)),
    keepAll: (rule: NumberRule) => void act('audience.keepAll', { audienceId, rule }),
  };
}
