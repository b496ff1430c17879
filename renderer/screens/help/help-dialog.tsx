import { Fragment, useState } from 'react';
import { commandName, type HelpQuestion, helpQuestions } from '../../../shared/commands/commands.ts';
import { helpPages } from '../../../shared/texts/en/help.ts';
import { Tabs } from '../../components/buttons/tabs.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import type { OverlayProps } from '../../state/app.ts';
import './help-dialog.css';

export function HelpDialog({ question: first = 'question.left-out', onClose }: OverlayProps<'help'>) {
  const [question, setQuestion] = useState(first);
  return (
    <Dialog title={commandName('help.open')} size="large" onClose={onClose}>
      <Tabs
        label={helpPages.questions}
        isBeside
        value={question}
        onChange={setQuestion}
        items={helpQuestions.map((key) => ({
          key,
          text: commandName(key),
          panel: <Page question={key} />,
        }))}
      />
    </Dialog>
  );
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
