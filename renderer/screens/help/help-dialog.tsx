import { Fragment, useState } from 'react';
import { commandName, type HelpQuestion, helpQuestions } from '../../../shared/commands/commands.ts';
import { helpPages } from '../../../shared/texts/en/help.ts';
import { Tabs } from '../../components/buttons/tabs.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { useFrom } from '../../state/context.tsx';
import './help-dialog.css';

/** What a page of the help says: the answer, and what belongs to it, each by its name. */
interface HelpPage {
  readonly answer: string;
  readonly points: { readonly [key: string]: { readonly term: string; readonly text: string } };
}

/** The questions at the left, and the page of one of them at the right. */
export function HelpDialog({ first }: { readonly first: HelpQuestion | undefined }) {
  const close = useFrom('app', (state) => state.close);
  const [question, setQuestion] = useState(first ?? 'question.left-out');
  return (
    <Dialog title={commandName('help.open')} size="large" onClose={close}>
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
