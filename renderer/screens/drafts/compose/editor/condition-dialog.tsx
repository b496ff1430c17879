import { useState } from 'react';
import type { Audience } from '../../../../../shared/audience/audience.ts';
import { MOST_GROUPS } from '../../../../../shared/audience/column-groups.ts';
import { peopleWords } from '../../../../../shared/format/format-count.ts';
import { valueName } from '../../../../../shared/format/sentence-parts.ts';
import { spoken } from '../../../../../shared/language/spoken.ts';
import { bindMessage } from '../../../../../shared/message/bound-message.ts';
import { conditionFor } from '../../../../../shared/message/tag.ts';
import { type CutCondition, conditionTest } from '../../../../../shared/message/text-condition.ts';
import { versionKey } from '../../../../../shared/message/versions.ts';
import { common, components } from '../../../../../shared/texts/en/common.ts';
import { templates, wordsForSome as texts, versions } from '../../../../../shared/texts/en/message.ts';
import { Button } from '../../../../components/buttons/button.tsx';
import { Select } from '../../../../components/fields/select.tsx';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { Dialog } from '../../../../components/overlays/dialog.tsx';
import { ErrorBanner } from '../../../../components/status/banner.tsx';
import { useOperation } from '../../../../state/use-operation.ts';

export interface ConditionDialogProps {
  readonly audience: Audience;
  /** The condition in the message, or the words that a new condition will be about. */
  readonly written: string;
  /** An empty text removes the condition. */
  readonly onSave: (written: string) => void;
  readonly onClose: () => void;
}

/** The key of the choice “yes”; keys of values have a sign before them. */
const YES = 'yes';

/** Edits words of the message that only some people get, by the value of a column. */
export function ConditionDialog({ audience, written, onSave, onClose }: ConditionDialogProps) {
  const { data, error } = useOperation('audience.groups', { audienceId: audience.id });
  const before = conditionIn(written, audience.columns);
  const [column, setColumn] = useState(before?.column ?? 0);
  const [value, setValue] = useState(before?.cut.value ?? null);
  const [words, setWords] = useState(before ? partOf(written, before.cut.words) : written);
  const [others, setOthers] = useState(before ? partOf(written, before.cut.others) : '');
  const groups = data?.find((one) => one.column === column)?.groups;
  const knownPeople = groups?.reduce((sum, { people }) => sum + people, 0) ?? 0;
  const blank = groups ? [{ value: '', people: audience.counts.recipients - knownPeople }] : [];
  const all = [...(groups ?? []), ...blank.filter(({ people }) => people > 0)];
  const isGone = value !== null && !all.some((one) => versionKey(one.value) === versionKey(value));
  const offered = isGone ? [...all, { value, people: 0 }] : all;
  const holds = conditionTest(value);
  const people = all.reduce((sum, one) => sum + (holds(one.value) ? one.people : 0), 0);
  const text = conditionFor(audience.columns[column] ?? '', value, { words, others });
  const isBlank = words.trim() + others.trim() === '';
  const wrong = isBlank ? null : faultIn(text, audience.columns, { words, others });

  return (
    <Dialog
      title={texts.title}
      about={texts.about}
      onClose={onClose}
      footer={
        <>
          <output className="grow quiet">
            {groups ? texts.getIt(people, audience.counts.recipients - people) : null}
            {groups === null && versions.tooMany(MOST_GROUPS)}
          </output>
          <Button onPress={onClose}>{common.cancel}</Button>
          {before && <Button onPress={() => onSave('')}>{texts.remove}</Button>}
          <Button look="primary" isDisabled={isBlank || wrong !== null} onPress={() => onSave(text)}>
            {before ? common.save : templates.insert}
          </Button>
        </>
      }
    >
      {error && <ErrorBanner error={error} />}
      <Select
        label={components.conditions.column}
        value={String(column)}
        choices={audience.columns.map((name, at) => ({ key: String(at), text: name }))}
        onChange={(key) => {
          setColumn(Number(key));
          setValue(null);
        }}
      />
      <Select
        label={texts.test}
        value={value === null ? YES : keyOf(value)}
        choices={[
          { key: YES, text: texts.yes },
          ...offered.map((one) => ({
            key: keyOf(one.value),
            text: valueName(one.value),
            about: peopleWords(one.people),
          })),
        ]}
        onChange={(key) => setValue(offered.find((one) => keyOf(one.value) === key)?.value ?? null)}
      />
      <TextField
        label={texts.words}
        value={words}
        onChange={setWords}
        placeholder={texts.wordsHint}
        autoComplete="off"
        error={wrong}
      />
      <TextField
        label={texts.others}
        value={others}
        onChange={setOthers}
        placeholder={texts.othersHint}
        autoComplete="off"
      />
    </Dialog>
  );
}

function keyOf(value: string): string {
  return `=${versionKey(value)}`;
}

function conditionIn(text: string, columns: readonly string[]) {
  const { pieces } = bindMessage(text, columns, {}).versions[0];
  const [piece] = pieces;
  return typeof piece === 'object' && 'holds' in piece && pieces.length === 1 ? piece : null;
}

function partOf(text: string, range: CutCondition['others']): string {
  return range === null ? '' : text.slice(...range);
}

/** Null if the written condition is read back with these same words. */
function faultIn(
  text: string,
  columns: readonly string[],
  { words, others }: Readonly<Record<'words' | 'others', string>>,
): string | null {
  const { problems } = bindMessage(text, columns, {});
  const condition = conditionIn(text, columns);
  const isRead =
    condition !== null &&
    partOf(text, condition.cut.words) === words &&
    partOf(text, condition.cut.others) === (others.trim() === '' ? '' : others);
  const wrong = problems.find(({ severity }) => severity === 'error');
  if (wrong) return `${spoken(wrong.message)} ${spoken(wrong.fix)}`;
  return isRead ? null : texts.signs;
}
