import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayOrder } from '../../../shared/format/written-date.ts';
import {
  CELL_TESTS,
  type CellCondition,
  type ColumnValues,
  MOST_CONDITIONS,
  testRule,
} from '../../../shared/sheet/condition.ts';
import { conditions as conditionTexts } from '../../../shared/texts/en/audiences.ts';
import { components } from '../../../shared/texts/en/common.ts';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { Select } from '../fields/select.tsx';
import { TextField } from '../fields/text-field.tsx';
import { ValueField } from '../fields/value-field.tsx';
import { DayOrder } from './day-order.tsx';
import './conditions-editor.css';

const texts = components.conditions;

interface ConditionsEditorProps {
  readonly columns: readonly { readonly index: number; readonly name: string }[];
  readonly conditions: readonly CellCondition[];
  readonly onChange: (conditions: readonly CellCondition[]) => void;
  /** A `ConditionValue` that has the values of its column. */
  readonly valueField: (asked: AskedValue) => ReactNode;
}

/** Several conditions on one column are alternatives; all columns must match. */
export function ConditionsEditor({ columns, conditions, onChange, valueField }: ConditionsEditorProps) {
  const put = (at: number, change: Partial<CellCondition>) =>
    onChange(conditions.map((condition, index) => (index === at ? { ...condition, ...change } : condition)));
  const first = columns[0];
  return (
    <div className="stack">
      <ul className="conditions stack">
        {conditions.map((condition, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition is known by its place.
          <li key={at} className="conditions-one line">
            <Select
              label={texts.columnOf(at + 1)}
              labelHidden
              value={
                columns.some(({ index }) => index === condition.column) ? String(condition.column) : null
              }
              choices={columns.map(({ index, name }) => ({ key: String(index), text: name }))}
              onChange={(key) => put(at, { column: Number(key), value: '', dayFirst: undefined })}
              placeholder={texts.column}
            />
            <Select
              label={texts.testOf(at + 1)}
              labelHidden
              value={condition.test}
              choices={CELL_TESTS.map((test) => ({ key: test, text: conditionTexts.tests[test] }))}
              onChange={(test) =>
                put(
                  at,
                  testRule(test).asks === testRule(condition.test).asks ? { test } : { test, value: '' },
                )
              }
            />
            {valueField({ at, condition, onChange: (change) => put(at, change) })}
            <IconButton
              icon={X}
              label={texts.remove(at + 1)}
              onPress={() => onChange(conditions.filter((_, index) => index !== at))}
            />
          </li>
        ))}
      </ul>
      {first && conditions.length < MOST_CONDITIONS && (
        <div>
          <Button
            icon={Plus}
            onPress={() =>
              onChange([
                ...conditions,
                { column: conditions.at(-1)?.column ?? first.index, test: 'is', value: '' },
              ])
            }
          >
            {texts.add}
          </Button>
        </div>
      )}
    </div>
  );
}

export interface AskedValue {
  readonly at: number;
  readonly condition: CellCondition;
  readonly onChange: (change: Pick<CellCondition, 'value'> | Pick<CellCondition, 'dayFirst'>) => void;
}

interface ConditionValueProps extends AskedValue {
  /** Undefined until the values are read. */
  readonly data: ColumnValues | null | undefined;
}

export function ConditionValue({ at, condition, onChange, data }: ConditionValueProps) {
  const values = data?.values ?? null;
  const { asks, isOfDate } = testRule(condition.test);
  const field = { value: condition.value, onChange: (value: string) => onChange({ value }) };
  const cells = isOfDate ? (values ?? []).map(({ value }) => value) : [];
  const { date, dayFirst } = dayOrder(cells);
  return (
    <div className="conditions-value line">
      {asks === 'value' && <ValueField {...field} label={texts.valueOf(at + 1)} values={values} />}
      {asks === 'days' && (
        <TextField {...field} label={texts.daysOf(at + 1)} labelHidden inputMode="numeric" maxLength={5} />
      )}
      {asks === 'date' && <TextField {...field} label={texts.dateOf(at + 1)} labelHidden type="date" />}
      {date !== null && (
        <DayOrder
          date={date}
          dayFirst={condition.dayFirst ?? dayFirst}
          onChange={(chosen) => onChange({ dayFirst: chosen })}
        />
      )}
    </div>
  );
}
