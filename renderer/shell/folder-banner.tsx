import { useState } from 'react';
import type { JudgedAgain } from '../../shared/audience/differences.ts';
import type { FolderStatus } from '../../shared/folder/folder.ts';
import { folderWords, judgedAgainWords, openedWords } from '../../shared/folder/folder-words.ts';
import { spoken } from '../../shared/language/spoken.ts';
import { folder } from '../../shared/texts/en/settings.ts';
import { Button } from '../components/buttons/button.tsx';
import { Banner } from '../components/status/banner.tsx';
import { useAct } from '../state/use-act.ts';
import { FolderAnswers } from './folder-answers.tsx';
import { FolderDialog } from './folder-dialog.tsx';
import './unsaved.css';

export function FolderBanner({ status }: { readonly status: FolderStatus }) {
  return (
    <div className="unsaved stack">
      {status.wasTakenBack && <Banner tone="warning" live title={folder.takenBack} />}
      {status.unfinished.map(({ kind, message, fix, goesOn }) => (
        <Banner key={kind} tone="warning" live title={folder.unfinished[kind]}>
          {spoken(message)} {spoken(fix)} {goesOn && folder.unfinished.again}
        </Banner>
      ))}
      <JudgedAgainBanner lists={status.judgedAgain} />
      <FolderState status={status} />
    </div>
  );
}

/** Tells what differs in lists since they were judged again. */
function JudgedAgainBanner({ lists }: { readonly lists: readonly JudgedAgain[] }) {
  const { isBusy, act } = useAct();
  if (lists.length === 0) return null;
  const audienceIds = lists.map(({ audienceId }) => audienceId);
  return (
    <Banner
      tone="warning"
      live
      title={folder.judgedAgain.title}
      actions={
        <Button isPending={isBusy} onPress={() => void act('folder.judgedAgainSeen', { audienceIds })}>
          {folder.unread.understood}
        </Button>
      }
    >
      {folder.judgedAgain.about}
      {lists.map((list) => (
        <div key={list.audienceId}>{judgedAgainWords(list)}</div>
      ))}
    </Banner>
  );
}

function FolderState({ status }: { readonly status: FolderStatus }) {
  const { isFileWaiting, hold, unread, opened } = status;
  const { isBusy, act } = useAct();
  const [isLooking, setLooking] = useState(false);

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
  const hasMore = unread !== null || opened.length > 0;
  const words = hold && folderWords(hold, status, Date.now());
  if (words === null && !hasMore) return null;
  return (
    <>
      <Banner
        tone={words?.tone ?? 'warning'}
        title={words?.title ?? (unread === null ? openedWords(opened) : folder.unread.title)}
        live
        actions={
          hasMore ? (
            <Button onPress={() => setLooking(true)}>{folder.look}</Button>
          ) : (
            words && <FolderAnswers answers={words.answers} />
          )
        }
      >
        {[words?.more, words !== null || unread !== null ? opened.length > 0 && openedWords(opened) : '']
          .filter(Boolean)
          .join(' ')}
      </Banner>
      {isLooking && hasMore && <FolderDialog status={status} onClose={() => setLooking(false)} />}
    </>
  );
}
