import { Fragment, useState } from 'react';
import { commandName, type HelpQuestion, helpQuestions } from '../../../shared/commands/commands.ts';
import { helpPages } from '../../../shared/texts/en/help.ts';
import { Tabs } from '../../components/buttons/tabs.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import type { OverlayProps } from '../../state/app.ts';
import './help-dialog.css';

/** What a page of the help says: the answer, and what belongs to it, each by its name. */
interface HelpPage {
  readonly answer: string;
  readonly points: { readonly [key: string]: { readonly term: string; readonly text: string } };
}

/** The questions at the left, and the page of one of them at the right. */
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
  const { answer, points }: HelpPage = helpPages.pages[question];
  return (
    <>
      <h3>{commandName(question)}</h3>
      <p className="selectable">{answer}</p>
      <dl className="help-points selectable">
        {Object.entries(points).map(([key, { term, text }]) => (
          <Fragment key={key}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}
