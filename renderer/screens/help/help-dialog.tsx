import { Fragment, useState } from 'react';
import { commandName, type HelpQuestion, helpQuestions } from '../../../shared/commands/commands.ts';
import { findNamed } from '../../../shared/format/find-named.ts';
import { helpPages } from '../../../shared/texts/en/help.ts';
import { Tabs } from '../../components/buttons/tabs.tsx';
import { SearchField } from '../../components/fields/search-field.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import type { OverlayProps } from '../../state/overlays/overlay-stack.ts';
import './help-dialog.css';

export function HelpDialog({ question: first = 'question.left-out', onClose }: OverlayProps<'help'>) {
  const [question, setQuestion] = useState(first);
  const [search, setSearch] = useState('');
  const foundQuestions = findNamed(helpQuestions, search, wordsOf);
  const shown = foundQuestions.includes(question) ? question : foundQuestions[0];
  return (
    <Dialog title={commandName('help.open')} size="large" onClose={onClose}>
      <SearchField label={helpPages.search} value={search} onChange={setSearch} />
      {shown === undefined ? (
        <p className="quiet" role="status">
          {helpPages.noneFound}
        </p>
      ) : (
        <Tabs
          label={helpPages.questions}
          isBeside
          value={shown}
          onChange={setQuestion}
          items={foundQuestions.map((key) => ({
            key,
            text: commandName(key),
            panel: <Page question={key} />,
          }))}
        />
      )}
    </Dialog>
  );
}

function wordsOf(question: HelpQuestion): string {
  const { answer, points } = helpPages.pages[question];
  return [commandName(question), answer, ...Object.values<string>(points)].join(' ');
}

function Page({ question }: { readonly question: HelpQuestion }) {
  const { answer, points } = helpPages.pages[question];
  return (
    <>
      <h3>{commandName(question)}</h3>
      <p className="selectable">{answer}</p>
      <dl className="help-points selectable">
        {Object.values<string>(points).map((point) => {
          const [term, text] = point.split('\n');
          return (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </Fragment>
          );
        })}
      </dl>
    </>
  );
}
