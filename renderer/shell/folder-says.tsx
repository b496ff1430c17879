import { useState } from 'react';
import type { FolderStatus } from '../../shared/folder/folder.ts';
import { type FolderWords, folderWords, type ReadingWords } from '../../shared/folder/folder-words.ts';
import { folder } from '../../shared/texts/en/settings.ts';
import { Button } from '../components/buttons/button.tsx';
import { ConfirmDialog } from '../components/overlays/confirm-dialog.tsx';
import { Banner } from '../components/status/banner.tsx';
import { useStores } from '../state/context.tsx';
import { putAnswer } from '../state/queries.ts';
import { useAct } from '../state/use-act.ts';
import './unsaved.css';

/** What a person has to know of the data folder, and to say of it, before anything is sent from it. */
export function FolderSays({ status }: { readonly status: FolderStatus }) {
  const { queries } = useStores();
  const { isBusy, act } = useAct();
  const [asking, setAsking] = useState<ReadingWords | null>(null);

  async function settle({ reading }: ReadingWords): Promise<void> {
    const settled = await act('folder.settle', { reading });
    if (settled) putAnswer(queries, 'folder.status', {}, settled);
    setAsking(null);
  }

  async function note(): Promise<void> {
    const noted = await act('folder.noted', {});
    if (noted) putAnswer(queries, 'folder.status', {}, noted);
  }

  async function leave(): Promise<void> {
    await act('folder.discard', {});
  }

  if (status.isFileWaiting) {
    return (
      <div className="unsaved">
        <Banner
          tone="accent"
          live
          title={folder.banner.fileWaits}
          actions={
            <Button isPending={isBusy} onPress={() => void leave()}>
              {folder.banner.doNotOpen}
            </Button>
          }
        >
          {folder.banner.startAgain}
        </Banner>
      </div>
    );
  }
  if (status.hold !== null) {
    return (
      <div className="unsaved">
        <HoldBanner words={folderWords(status.hold, status, Date.now())} onAnswer={setAsking} />
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
      </div>
    );
  }
  if (status.notice === null) return null;
  const { people } = status.notice;
  return (
    <div className="unsaved">
      <Banner
        tone="warning"
        live
        title={folder.banner.isCopy}
        actions={
          <Button isPending={isBusy} onPress={() => void note()}>
            {folder.banner.understood}
          </Button>
        }
      >
        {people > 0 && `${folder.banner.cameIntoDoubt(people)} `}
        {folder.mayLack}
      </Banner>
    </div>
  );
}

interface HoldBannerProps {
  readonly words: FolderWords;
  readonly onAnswer: (answer: ReadingWords) => void;
}

function HoldBanner({ words, onAnswer }: HoldBannerProps) {
  return (
    <Banner
      tone={words.tone}
      title={words.title}
      live
      actions={words.answers.map((answer) => (
        <Button key={answer.reading} onPress={() => onAnswer(answer)}>
          {answer.label}
        </Button>
      ))}
    >
      {words.more}
    </Banner>
  );
}
