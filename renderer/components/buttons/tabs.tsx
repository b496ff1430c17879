import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { count as countWords } from '../../../shared/format/format-count.ts';
import './tabs.css';

export interface TabItem<Key extends string> {
  readonly key: Key;
  readonly text: string;
  readonly count?: number | undefined;
  readonly panel: ReactNode;
}

interface TabsProps<Key extends string> {
  readonly label: string;
  readonly items: readonly TabItem<Key>[];
  readonly value: Key;
  readonly onChange: (key: Key) => void;
  /** The names stand in a column at the left. */
  readonly isBeside?: boolean;
}

export function Tabs<Key extends string>({ label, items, value, onChange, isBeside }: TabsProps<Key>) {
  // A tab that is added and chosen at once is chosen only after react-aria knows it; otherwise Tab would
  // still enter at the previous one.
  const [chosen, setChosen] = useState(value);
  useLayoutEffect(() => setChosen(value), [value]);
  return (
    <AriaTabs
      className="tabs"
      orientation={isBeside ? 'vertical' : 'horizontal'}
      selectedKey={items.some(({ key }) => key === chosen) ? chosen : value}
      onSelectionChange={(key) => onChange(key as Key)}
    >
      <TabList aria-label={label} className="tab-list">
        {items.map(({ key, text, count }) => (
          <Tab key={key} id={key} className="tab">
            {text}
            {count !== undefined && <span className="number faint">{countWords(count)}</span>}
          </Tab>
        ))}
      </TabList>
      {items.map(({ key, panel }) => (
        <TabPanel key={key} id={key} className="tab-panel stack">
          {panel}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
