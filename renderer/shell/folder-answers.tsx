import type { ReadingWords } from '../../shared/folder/folder-words.ts';
import { folder } from '../../shared/texts/en/settings.ts';
import { Button } from '../components/buttons/button.tsx';
import { useQuestion } from '../components/overlays/use-question.tsx';
import { useAct } from '../state/use-act.ts';

/** Asks whether another copy of the data folder was used. */
export function FolderAnswers({ answers }: { readonly answers: readonly ReadingWords[] }) {
  const { act } = useAct();
  const { ask, question } = useQuestion(({ label, reading, question }: ReadingWords) => ({
    title: `${label}?`,
    act: label,
    keep: folder.banner.leave,
    look: reading === 'moved' ? ('danger' as const) : ('primary' as const),
    children: question,
    run: () => act('folder.settle', { reading }),
  }));
  return (
    <>
      {answers.map((answer) => (
        <Button key={answer.reading} onPress={() => ask(answer)}>
          {answer.label}
        </Button>
      ))}
      {question}
    </>
  );
}
