import type { FolderStatus } from '../../shared/folder/folder.ts';
import { folderWords, type ReadingWords } from '../../shared/folder/folder-words.ts';
import { folder } from '../../shared/texts/en/settings.ts';
import { Button } from '../components/buttons/button.tsx';
import { useQuestion } from '../components/overlays/use-question.tsx';
import { Banner } from '../components/status/banner.tsx';
import { useAct } from '../state/use-act.ts';
import './unsaved.css';

export function FolderBanner({ status }: { readonly status: FolderStatus }) {
  return (
    <div className="unsaved">
      <FolderState status={status} />
    </div>
  );
}

function FolderState({ status }: { readonly status: FolderStatus }) {
  const { isFileWaiting, hold } = status;
  const { isBusy, act } = useAct();
  const { ask, question } = useQuestion(({ label, reading, question }: ReadingWords) => ({
    title: `${label}?`,
    act: label,
    keep: folder.banner.leave,
    look: reading === 'moved' ? ('danger' as const) : ('primary' as const),
    children: question,
    run: () => act('folder.settle', { reading }),
  }));

  if (isFileWaiting) {
    return (
      <Banner
        tone="accent"
        live
        title={folder.banner.fileWaits}
        actions={
          <Button isPending={isBusy} onPress={() => void act('folder.discard', {})}>
            {folder.banner.doNotOpen}
          </Button>
        }
      >
        {folder.banner.startAgain}
      </Banner>
    );
  }
  if (hold === null) return null;
  const { tone, title, more, answers } = folderWords(hold, status, Date.now());
  return (
    <>
      <Banner
        tone={tone}
        title={title}
        live
        actions={answers.map((answer) => (
          <Button key={answer.reading} onPress={() => ask(answer)}>
            {answer.label}
          </Button>
        ))}
      >
        {more}
      </Banner>
      {question}
    </>
  );
}
