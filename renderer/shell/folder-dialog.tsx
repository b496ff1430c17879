import type { FolderStatus, OpenedItem, Unread } from '../../shared/folder/folder.ts';
import { folderWords, unreadWords } from '../../shared/folder/folder-words.ts';
import { momentWithin } from '../../shared/format/format-time.ts';
import { isolated } from '../../shared/format/sentence-parts.ts';
import { common } from '../../shared/texts/en/common.ts';
import { folder } from '../../shared/texts/en/settings.ts';
import { Button } from '../components/buttons/button.tsx';
import { Dialog } from '../components/overlays/dialog.tsx';
import { useQuestion } from '../components/overlays/use-question.tsx';
import { Banner } from '../components/status/banner.tsx';
import { useAct } from '../state/use-act.ts';
import { FolderAnswers } from './folder-answers.tsx';
import './folder-dialog.css';

interface FolderDialogProps {
  readonly status: FolderStatus;
  readonly onClose: () => void;
}

/** Asks everything about an opened file, or a folder that could not be read as a whole. */
export function FolderDialog({ status, onClose }: FolderDialogProps) {
  const { hold, unread, opened } = status;
  const words = hold === null || hold.kind === 'unread' ? null : folderWords(hold, status, Date.now());
  return (
    <Dialog title={folder.screen} onClose={onClose} footer={<Button onPress={onClose}>{common.done}</Button>}>
      {words && (
        <>
          <Banner tone={words.tone} title={words.title}>
            {words.more}
          </Banner>
          <div className="line folder-acts">
            <FolderAnswers answers={words.answers} />
          </div>
        </>
      )}
      {unread && <UnreadRows unread={unread} />}
      {opened.length > 0 && (
        <section aria-label={folder.opened.title} className="stack">
          <h3>{folder.opened.title}</h3>
          <p className="quiet">{folder.opened.about}</p>
          <ul className="folder-opened">
            {opened.map((item) => (
              <OpenedRow key={`${item.kind} ${item.subject}`} item={item} />
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

function UnreadRows({ unread }: { readonly unread: Unread }) {
  const { isBusy, act } = useAct();
  const words = folder.unread;
  const { ask, question } = useQuestion(() => ({
    title: `${words.without}?`,
    act: words.without,
    keep: folder.banner.leave,
    look: 'danger' as const,
    children: words.askWithout,
    run: () => act('folder.unreadSeen', {}),
  }));
  const isHeld = unread.unknown > 0;
  return (
    <section aria-label={words.title} className="stack">
      <Banner tone={isHeld ? 'danger' : 'warning'} title={words.title}>
        {isHeld ? words.unknown(unread.unknown) : words.about}
      </Banner>
      <ul className="folder-unread">
        {unreadWords(unread).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {isHeld && <p className="quiet">{words.about}</p>}
      <div className="line folder-acts">
        {isHeld ? (
          <Button onPress={() => ask(null)}>{words.without}</Button>
        ) : (
          <Button isPending={isBusy} onPress={() => void act('folder.unreadSeen', {})}>
            {words.understood}
          </Button>
        )}
      </div>
      {question}
    </section>
  );
}

/** Shows one thing that came in the file, and what can be done with it. */
function OpenedRow({ item }: { readonly item: OpenedItem }) {
  const { kind, subject, place } = item;
  const { isBusy, act } = useAct();
  const words = folder.opened;
  const { ask, question } = useQuestion(() => ({
    title: `${words.giveUp}?`,
    act: words.giveUp,
    keep: folder.banner.leave,
    look: 'danger' as const,
    children: words.askGiveUp,
    run: () => act('optOut.leaveTeam', {}),
  }));
  const [name, allow] = wordsOf(item);
  return (
    <li className="line">
      <div className="grow">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {item.at !== undefined && (
          <div className="quiet">{words.goesOn(momentWithin(item.at, Date.now()))}</div>
        )}
        {place && <div className="quiet selectable folder-place">{place}</div>}
        {kind === 'team-file' && <p className="quiet">{words.teamFileAbout}</p>}
      </div>
      {kind === 'team-file' && <Button onPress={() => ask(null)}>{words.giveUp}</Button>}
      <Button
        isPending={isBusy}
        aria-label={`${allow}: ${isolated(name)}`}
        onPress={() => void act('folder.allow', { kind, subject })}
      >
        {allow}
      </Button>
      {question}
    </li>
  );
}

function wordsOf({ kind, name }: OpenedItem): readonly [name: string, allow: string] {
  const words = folder.opened;
  switch (kind) {
    case 'campaign':
      return [words.campaign(name), words.goOn];
    case 'team-file':
      return [words.teamFile, words.connect];
    case 'account':
      return [words.account(name), words.use];
  }
}
