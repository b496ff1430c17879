import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  asksForValue,
  CELL_TESTS,
  type CellCondition,
  MOST_CONDITIONS,
  testWords,
} from '../../../shared/sheet/condition.ts';
import { components } from '../../../shared/texts/en/common.ts';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { Select } from '../fields/select.tsx';
import './conditions-editor.css';

interface ConditionsEditorProps {
  readonly columns: readonly { readonly index: number; readonly name: string }[];
  readonly conditions: readonly CellCondition[];
  readonly onChange: (conditions: readonly CellCondition[]) => void;
  /** The field for a condition's value; it knows the values of the column. */
  readonly valueField: (
    condition: CellCondition,
    label: string,
    onChange: (value: string) => void,
  ) => ReactNode;
}

/** Several on one column are alternatives; all columns must match. */
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
              label={components.conditions.columnOf(at + 1)}
              labelHidden
              value={
                columns.some(({ index }) => index === condition.column) ? String(condition.column) : null
              }
              choices={columns.map(({ index, name }) => ({ key: String(index), text: name }))}
              onChange={(key) => put(at, { column: Number(key), value: '' })}
              placeholder={components.conditions.column}
            />
            <Select
              label={components.conditions.testOf(at + 1)}
              labelHidden
              value={condition.test}
              choices={CELL_TESTS.map((test) => ({ key: test, text: testWords(test) }))}
              onChange={(test) => put(at, { test })}
            />
            {asksForValue(condition.test) ? (
              valueField(condition, components.conditions.valueOf(at + 1), (value) => put(at, { value }))
            ) : (
              <span className="grow" />
            )}
            <IconButton
              icon={X}
              label={components.conditions.remove(at + 1)}
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
            {components.conditions.add}
          </Button>
        </div>
      )}
    </div>
  );
}
