import { Fragment } from 'react';
import { isByDate } from '../../../shared/audience/join.ts';
import { languageName } from '../../../shared/format/display-names.ts';
import { messageLanguages } from '../../../shared/format/message-language.ts';
import { dayOrder } from '../../../shared/format/written-date.ts';
import { JOIN_WAYS } from '../../../shared/sheet/join-way.ts';
import type { ColumnJoin, JoinChoice, PreviewRow, SheetColumn } from '../../../shared/sheet/sheet.ts';
import { audiences } from '../../../shared/texts/en/audiences.ts';
import { Select } from '../../components/fields/select.tsx';
import { DayOrder } from '../../components/lists/day-order.tsx';

const texts = audiences.duplicates;

interface JoinOptionsProps {
  readonly join: JoinChoice;
  /** The columns that tags show. */
  readonly tags: readonly SheetColumn[];
  readonly rows: readonly PreviewRow[];
  /** For each tag: whether the dates of its joined rows have the day first. */
  readonly joinedDayFirst: readonly (boolean | null)[];
  readonly onChange: (join: JoinChoice) => void;
}

/** Chooses how a column's values become one if rows are joined. */
export function JoinOptions({ join, tags, rows, joinedDayFirst, onChange }: JoinOptionsProps) {
  const { language, ways } = join;
  const choose = (column: number, one: ColumnJoin) =>
    onChange({ ...join, ways: [...ways.filter((other) => other.column !== column), { ...one, column }] });
  return (
    <>
      <Select
        label={texts.joinLanguage}
        value={language}
        choices={messageLanguages.map((key) => ({ key, text: languageName(key, 'language') }))}
        onChange={(language) => onChange({ ...join, language })}
      />
      {tags.map(({ name, index }, at) => {
        const { way, dayFirst }: ColumnJoin = ways.find((one) => one.column === index) ?? { way: 'and' };
        const { date } = dayOrder(isByDate(way) ? rows.map(({ cells }) => cells[index] ?? '') : []);
        return (
          <Fragment key={name}>
            <Select
              label={texts.way(name)}
              value={way}
              choices={JOIN_WAYS.map((way) => ({ key: way, text: texts.ways[way] }))}
              onChange={(way) => choose(index, { way })}
            />
            {date !== null && (
              <DayOrder
                date={date}
                dayFirst={dayFirst ?? joinedDayFirst[at] ?? null}
                onChange={(dayFirst) => choose(index, { way, dayFirst })}
              />
            )}
          </Fragment>
        );
      })}
    </>
  );
}
