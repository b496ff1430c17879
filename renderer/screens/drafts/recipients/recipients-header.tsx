import {
  CalendarDays,
  ChevronDown,
  Columns3,
  FileSpreadsheet,
  History,
  ListFilter,
  PanelRight,
  Redo2,
  Undo2,
  Users,
} from 'lucide-react';
import { useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { Audience, AudienceFilter } from '../../../../shared/audience/audience.ts';
import type { AudienceId } from '../../../../shared/brand.ts';
import { commandName } from '../../../../shared/commands/commands.ts';
import type { Survey } from '../../../../shared/draft/survey.ts';
import { peopleWords } from '../../../../shared/format/format-count.ts';
import type { Lettering } from '../../../../shared/message/lettering.ts';
import { listHistory } from '../../../../shared/texts/en/audiences.ts';
import { common } from '../../../../shared/texts/en/common.ts';
import { recipients } from '../../../../shared/texts/en/recipients.ts';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { keyHint } from '../../../components/buttons/shortcut.tsx';
import { SearchField } from '../../../components/fields/search-field.tsx';
import { type Chip, FilterChips } from '../../../components/lists/filter-chips.tsx';
import { Menu, MenuItem } from '../../../components/overlays/menu.tsx';
import { useFrom, useStores } from '../../../state/context.tsx';
import { chooseImport } from '../../../state/navigate.ts';
import { useFind } from '../../../state/use-command.ts';
import { useSurvey } from '../../../state/use-survey.ts';

interface RecipientsHeaderProps {
  readonly audience: Audience;
  readonly lettering: Lettering;
  readonly filter: AudienceFilter;
  readonly search: string;
  /** How many rows the search has; null without a search, and until known. */
  readonly foundRows: number | null;
  readonly onChange: (filter: AudienceFilter, search: string) => void;
  /** The panel of the selected row. */
  readonly panel: { readonly isOpen: boolean; toggle(): void };
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onColumns: () => void;
}

export function RecipientsHeader(props: RecipientsHeaderProps) {
  const { audience, lettering, filter, search, foundRows, onChange, panel, onUndo, onRedo, onColumns } =
    props;
  const rows = useWholeSurvey(audience.id)?.rows ?? null;
  const searchField = useFind();
  const open = useFrom('app', (state) => state.open);
  return (
    <div className="recipients-header stack">
      <div className="line">
        <AudienceMenu audience={audience} />
        <span className="grow" />
        {audience.undoable && (
          <IconButton
            icon={Undo2}
            label={commandName('edit.undo')}
            hint={keyHint('edit.undo', recipients.undoLatest)}
            onPress={onUndo}
          />
        )}
        {audience.redoable && (
          <IconButton
            icon={Redo2}
            label={commandName('edit.redo')}
            hint={keyHint('edit.redo', recipients.redoNext)}
            onPress={onRedo}
          />
        )}
        {(audience.undoable || audience.redoable) && (
          <IconButton
            icon={History}
            label={listHistory.title}
            onPress={() => open({ kind: 'list-history', audienceId: audience.id })}
          />
        )}
        <IconButton icon={Columns3} label={commandName('column.choose')} onPress={onColumns} />
        <span className="faint number" aria-live="polite">
          {foundRows !== null && common.rowsOf(foundRows)}
        </span>
        <div className="recipients-search">
          <SearchField
            inputRef={searchField}
            label={recipients.search}
            value={search}
            onChange={(text) => onChange(filter, text)}
          />
        </div>
        <IconButton
          icon={PanelRight}
          label={recipients.rowPanel}
          hint={panel.isOpen ? recipients.hidePanel : recipients.showPanel}
          aria-expanded={panel.isOpen}
          onPress={panel.toggle}
        />
      </div>
      <FilterChips
        label={recipients.filter}
        chips={recipientFilters(audience, rows, filter, lettering)}
        value={filter}
        onChange={(next) => onChange(next, search)}
      />
    </div>
  );
}

function AudienceMenu({ audience }: { readonly audience: Audience }) {
  const open = useFrom('app', (state) => state.open);
  const visit = useFrom('app', (state) => state.visit);
  const isNamedAbove = useFrom('draft', (state) => state.draft?.name === audience.name);
  const draftId = useFrom('draft', (state) => state.draft?.id);
  const stores = useStores();
  const { recipients: all } = audience.counts;
  const sentTo = useWholeSurvey(audience.id)?.people ?? all;
  // The footer shows how many people get the text.
  const people = sentTo > 0 && sentTo < all ? recipients.ofPeople(sentTo, all) : peopleWords(all);
  const trigger = (
    <AriaButton className="audience-button line">
      <span className="only-read-aloud">{recipients.audienceIs}</span>
      {/* A draft is first named after its list; the toolbar shows that name right above. */}
      <bdi className={isNamedAbove ? 'only-read-aloud' : 'audience-name'}>{audience.name}</bdi>
      <span className={isNamedAbove ? 'audience-name number' : 'quiet number'}>{people}</span>
      <ChevronDown size={13} aria-hidden />
    </AriaButton>
  );
  return (
    <Menu label={recipients.audience} trigger={trigger}>
      <MenuItem icon={ListFilter} onAction={() => open({ kind: 'derive', audienceId: audience.id })}>
        {recipients.derive}
      </MenuItem>
      {draftId !== undefined && (
        <MenuItem
          icon={CalendarDays}
          onAction={() => open({ kind: 'by-day', campaignId: draftId, audienceId: audience.id })}
        >
          {recipients.byDay}
        </MenuItem>
      )}
      <MenuItem icon={Users} onAction={() => visit({ kind: 'audiences' })}>
        {recipients.another}
      </MenuItem>
      <MenuItem icon={FileSpreadsheet} onAction={() => chooseImport(stores)}>
        {recipients.importFile}
      </MenuItem>
    </Menu>
  );
}

/** The filters that would show something, and the current one. */
function recipientFilters(
  { counts }: Audience,
  rows: Survey['rows'] | null,
  now: AudienceFilter,
  lettering: Lettering,
): Chip<AudienceFilter>[] {
  const chips: readonly (Chip<AudienceFilter> & { readonly always?: boolean })[] = [
    { key: 'all', text: common.all, count: counts.rows, always: true },
    { key: 'problems', text: recipients.filters.problems, count: rows?.problems, tone: 'danger' },
    { key: 'longest', text: recipients.filters.longest, always: true },
    lettering.encoded
      ? { key: 'outside-gsm', text: recipients.states.unicode, count: rows?.['outside-gsm'] }
      : {
          key: 'outside-gsm',
          text: recipients.filters.mayBeLost,
          count: rows?.['outside-gsm'],
          tone: 'danger',
        },
    { key: 'other-letters', text: recipients.states['other-letters'], count: rows?.['other-letters'] },
    { key: 'doubtful', text: recipients.filters.doubtful, count: counts.doubtful },
    { key: 'repaired', text: recipients.states.repaired, count: counts.repaired },
    { key: 'duplicates', text: recipients.filters.duplicates, count: counts.duplicates + counts.joined },
    { key: 'said-no', text: recipients.states['said-no'], count: counts.saidNo },
    { key: 'opted-out', text: recipients.states['opted-out'], count: counts.optedOut },
    { key: 'rejected', text: recipients.states.rejected, count: counts.rejected, tone: 'danger' },
    { key: 'excluded', text: recipients.states.excluded, count: counts.excluded + counts.recent },
    { key: 'edited', text: recipients.states.edited, count: counts.edited },
  ];
  return chips
    .filter(({ key, count, always }) => always || key === now || (count ?? 0) > 0)
    .map(({ always, ...chip }) => chip);
}

/** The totals of the last survey that was counted to the end; null before the first. */
function useWholeSurvey(audienceId: AudienceId): Survey | null {
  const { survey } = useSurvey();
  // Filters that come and go during a survey would flicker.
  const whole = useRef<Survey>(undefined);
  if (survey?.progress === 1) whole.current = survey;
  return whole.current?.audienceId === audienceId ? whole.current : null;
}
