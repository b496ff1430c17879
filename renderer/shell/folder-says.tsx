import { useState } from 'react';
import type { FolderStatus } from '../../shared/folder/folder.ts';
import { folderWords, type ReadingWords } from '../../shared/folder/folder-words.ts';
import { folder } from '../../shared/texts/en/settings.ts';
import { Button } from '../components/buttons/button.tsx';
import { ConfirmDialog } from '../components/overlays/confirm-dialog.tsx';
import { Banner } from '../components/status/banner.tsx';
import { useAct } from '../state/use-act.ts';
import './unsaved.css';

export function FolderSays({ status }: { readonly status: FolderStatus }) {
  return (
    <div className="unsaved">
      <FolderBanner status={status} />
    </div>
  );
}

function FolderBanner({ status }: { readonly status: FolderStatus }) {
  const { isFileWaiting, hold, notice } = status;
  const { isBusy, act } = useAct();
  const [asking, setAsking] = useState<ReadingWords | null>(null);

  async function settle({ reading }: ReadingWords): Promise<void> {
    await act('folder.settle', { reading });
    setAsking(null);
  }

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
  if (hold !== null) {
    const { tone, title, more, answers } = folderWords(hold, status, Date.now());
    return (
      <>
        <Banner
          tone={tone}
          title={title}
          live
          actions={answers.map((answer) => (
            <Button key={answer.reading} onPress={() => setAsking(answer)}>
              {answer.label}
            </Button>
          ))}
        >
          {more}
        </Banner>
        {asking && (
          <ConfirmDialog
            title={`${asking.label}?`}
            act={asking.label}
            keep={folder.banner.leave}
            look={asking.reading === 'moved' ? 'danger' : 'primary'}
            isPending={isBusy}
            onClose={() => setAsking(null)}
            onAct={() => void settle(asking)}
          >
            {asking.question}
          </ConfirmDialog>
        )}
      </>
    );
  }
  const people = notice?.people ?? 0;
  return (
    <Banner
      tone="warning"
      live
      title={folder.banner.isCopy}
      actions={
        <Button isPending={isBusy} onPress={() => void act('folder.noted', {})}>
          {folder.banner.understood}
        </Button>
      }
    >
      {people > 0 && `${folder.banner.cameIntoDoubt(people)} `}
      {folder.mayLack}
    </Banner>
  );
}
