import { useState } from 'react';
import type { Audience } from '../../../../../shared/audience/audience.ts';
import {
  type ColumnGroups,
  inOfferedOrder,
  MOST_GROUPS,
  type ValueGroup,
} from '../../../../../shared/audience/column-groups.ts';
import { withCase } from '../../../../../shared/draft/draft-versions.ts';
import { peopleWords } from '../../../../../shared/format/format-count.ts';
import { valueName } from '../../../../../shared/format/sentence-parts.ts';
import { bindMessage } from '../../../../../shared/message/bound-message.ts';
import { versionName } from '../../../../../shared/message/version-names.ts';
import {
  MOST_CASE_VALUES,
  MOST_CASES,
  type VersionCase,
  type Versions,
  versionKey,
} from '../../../../../shared/message/versions.ts';
import { common, components } from '../../../../../shared/texts/en/common.ts';
import { versions as texts } from '../../../../../shared/texts/en/message.ts';
import { Button } from '../../../../components/buttons/button.tsx';
import { Select } from '../../../../components/fields/select.tsx';
import { Checkbox } from '../../../../components/fields/switch.tsx';
import { Dialog } from '../../../../components/overlays/dialog.tsx';
import { Banner, ErrorBanner } from '../../../../components/status/banner.tsx';
import { useFrom } from '../../../../state/context.tsx';
import { useOperation } from '../../../../state/use-operation.ts';
import type { VersionsProps } from './use-versions.ts';

/** How many example values a column shows before it is chosen. */
const NAMED = 3;

interface VersionDialogProps {
  readonly audience: Audience;
  readonly versions: Versions | undefined;
  /** The version whose values change; null for a new version. */
  readonly changed: VersionCase | null;
  readonly onSave: (column: string, values: readonly string[]) => void;
  /** Makes a version for each of these values; absent if an existing version changes. */
  readonly onEach?: (column: string, values: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Chooses values of a column, which is the same for all versions. */
export function VersionDialog({ audience, versions, changed, onSave, onEach, onClose }: VersionDialogProps) {
  const { data, error } = useOperation('audience.groups', { audienceId: audience.id });
  const [wanted, setWanted] = useState<number | null>(null);
  const [values, setValues] = useState<readonly string[]>(changed?.values ?? []);
  const offered = inOfferedOrder(data ?? [], audience.columns);
  const decided = bindMessage('', audience.columns, { versions }).deciding?.column;
  const column = versions ? (decided ?? -1) : (wanted ?? offered[0]?.column ?? -1);
  const name = versions?.column ?? audience.columns[column] ?? '';
  const groups = data?.find((one) => one.column === column)?.groups;
  const choices = choicesOf(groups ?? [], audience.counts.recipients, changed);
  const chosen = new Set(values.map(versionKey));
  const free = choices.filter(({ value }) => value !== '' && takenBy(versions, changed, value) === null);
  const areFew = free.length > 1 && free.length + (versions?.cases.length ?? 0) <= MOST_CASES;
  const people = choices.reduce((sum, one) => sum + (chosen.has(versionKey(one.value)) ? one.people : 0), 0);

  function choose({ value }: ValueGroup, isChosen: boolean): void {
    const others = values.filter((one) => versionKey(one) !== versionKey(value));
    setValues(isChosen ? [...others, value] : others);
  }

  return (
    <Dialog
      title={changed ? texts.changeTitle : texts.hint}
      about={texts.addAbout}
      onClose={onClose}
      footer={
        <>
          <output className="grow quiet">
            {values.length > MOST_CASE_VALUES
              ? texts.atMost(MOST_CASE_VALUES)
              : values.length > 0 && texts.getIt(people)}
          </output>
          <Button onPress={onClose}>{common.cancel}</Button>
          {onEach && areFew && values.length === 0 && (
            <Button
              onPress={() =>
                onEach(
                  name,
                  free.map(({ value }) => value),
                )
              }
            >
              {texts.addEach(free.length)}
            </Button>
          )}
          <Button
            look="primary"
            isDisabled={values.length === 0 || values.length > MOST_CASE_VALUES}
            onPress={() => onSave(name, values)}
          >
            {changed ? common.save : texts.add}
          </Button>
        </>
      }
    >
      {error && <ErrorBanner error={error} />}
      {versions ? (
        <p className="field-label">{texts.values(name)}</p>
      ) : (
        <Select
          label={components.conditions.column}
          value={column === -1 ? null : String(column)}
          choices={offered.map((one) => ({
            key: String(one.column),
            text: audience.columns[one.column] ?? '',
            about: fewWords(one),
          }))}
          onChange={(key) => {
            setWanted(Number(key));
            setValues([]);
          }}
        />
      )}
      {data === null && !error && <p className="quiet">{components.reading}</p>}
      {groups === null && (
        <Banner tone="warning" title={texts.tooMany(MOST_GROUPS)}>
          {texts.tooManyFix}
        </Banner>
      )}
      {choices.length > 0 && (
        <ul className="version-values" aria-label={texts.values(name)}>
          {choices.map((one) => {
            const taken = takenBy(versions, changed, one.value);
            return (
              <li key={versionKey(one.value)}>
                <Checkbox
                  isSelected={chosen.has(versionKey(one.value))}
                  isDisabled={taken !== null}
                  onChange={(isChosen) => choose(one, isChosen)}
                  help={taken === null ? peopleWords(one.people) : texts.takenBy(taken)}
                >
                  <bdi>{valueName(one.value)}</bdi>
                </Checkbox>
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}

/** The column's values, and those of the version that nobody has any more. */
function choicesOf(groups: readonly ValueGroup[], recipients: number, changed: VersionCase | null) {
  const blank = groups.reduce((remaining, { people }) => remaining - people, recipients);
  const all = groups.length > 0 && blank > 0 ? [...groups, { value: '', people: blank }] : groups;
  const there = new Set(all.map(({ value }) => versionKey(value)));
  const gone = (changed?.values ?? []).filter((value) => !there.has(versionKey(value)));
  return [...all, ...gone.map((value) => ({ value, people: 0 }))];
}

/** The version that already has the value; null for none. */
function takenBy(versions: Versions | undefined, changed: VersionCase | null, value: string): string | null {
  const key = versionKey(value);
  const other = versions?.cases.find(
    (one) => one !== changed && one.values.some((taken) => versionKey(taken) === key),
  );
  return other ? versionName(other) : null;
}

function fewWords({ groups }: ColumnGroups): string {
  if (groups === null) return texts.tooMany(MOST_GROUPS);
  if (groups.length === 0) return texts.noValues;
  const few = groups.slice(0, NAMED).map(({ value }) => value);
  return texts.few(few, groups.length - few.length);
}

/** A new version starts with the message for everybody else, because it is usually a translation of it. */
export function useAddVersion({ draft, audience, onVersion }: VersionsProps) {
  const change = useFrom('draft', (state) => state.change);
  const [isOpen, setOpen] = useState(false);
  const { versions } = draft.options;

  function add(column: string, values: readonly string[]): void {
    const at = (versions?.cases.length ?? 0) + 1;
    change(withCase(draft, column, { values, message: draft.message }, at));
    setOpen(false);
    onVersion(at, 'select');
  }

  /** The person writes the first of them next. */
  function addEach(column: string, values: readonly string[]): void {
    const before = versions?.cases ?? [];
    const added = values.map((value) => ({ values: [value], message: draft.message }));
    change({ options: { ...draft.options, versions: { column, cases: [...before, ...added] } } });
    setOpen(false);
    onVersion(before.length + 1, 'select');
  }

  const dialog = isOpen && audience && (
    <VersionDialog
      audience={audience}
      versions={versions}
      changed={null}
      onSave={add}
      onEach={addEach}
      onClose={() => setOpen(false)}
    />
  );
  return { dialog, open: () => setOpen(true) };
}
