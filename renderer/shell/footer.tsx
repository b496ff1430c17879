import { ArrowRight, Drama, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Audience } from '../../shared/audience/audience.ts';
import { commandName } from '../../shared/commands/commands.ts';
import type { Draft } from '../../shared/draft/draft.ts';
import { hasMessage } from '../../shared/draft/draft-versions.ts';
import type { Survey } from '../../shared/draft/survey.ts';
import { whatIsMissing } from '../../shared/draft/what-is-missing.ts';
import { peopleWords, percent } from '../../shared/format/format-count.ts';
import { compose } from '../../shared/texts/en/message.ts';
import { shell } from '../../shared/texts/en/shell.ts';
import { Button } from '../components/buttons/button.tsx';
import { useBusy } from '../components/buttons/use-busy.ts';
import { ModeWord } from '../components/status/badge.tsx';
import { useFrom, useStores } from '../state/context.tsx';
import { rehearse } from '../state/navigate.ts';
import { type Overlay, topOverlay } from '../state/overlays/overlay-stack.ts';
import { useCommand } from '../state/use-command.ts';
import { useOperation } from '../state/use-operation.ts';
import { usePracticeOrLive } from '../state/use-practice-or-live.ts';
import { useSurvey } from '../state/use-survey.ts';
import './footer.css';

export function Footer({ draft, audience }: { readonly draft: Draft; readonly audience: Audience | null }) {
  const stores = useStores();
  const mode = usePracticeOrLive();
  const { survey, isRunning, error: surveyError } = useSurvey();
  const open = useFrom('app', (state) => state.open);
  const accountsRead = useOperation('account.list', {}).data !== null;
  const isAccountGone = mode.kind === 'live' && mode.account === null;
  const missing = isAccountGone
    ? accountsRead
      ? shell.footer.accountRemoved
      : shell.footer.accountsUnread
    : whatIsMissing(draft, audience, { survey, isRunning, error: surveyError });

  const { isBusy: rehearsing, during } = useBusy();
  const startRehearsal = (): void =>
    void during(async () => {
      const wrong = await rehearse(stores, draft.id, false);
      if (wrong !== null) stores.notices.getState().showError(wrong);
    });

  async function openSaved(overlay: Overlay): Promise<void> {
    const unsaved = await stores.draft.getState().flush();
    if (unsaved !== null) return void stores.notices.getState().showError(unsaved);
    const { draft: now } = stores.draft.getState();
    // Keeps what was opened during the save, and does nothing if another draft came into view.
    const { overlays, visits } = stores.app.getState();
    if (topOverlay(overlays) === null && now?.id === draft.id && visits.now.campaignId === draft.id)
      open(overlay);
  }

  const test = (): void => void openSaved({ kind: 'test', n: null });
  const review = (): void => void openSaved({ kind: 'review', campaignId: draft.id });
  const isCounting = missing === shell.footer.counting;
  const [isAwaited, setIsAwaited] = useState(false);
  const next = useRef(review);
  next.current = review;
  // The command's key may be pressed right after a list was chosen, while the first rows are still being counted.
  useEffect(() => {
    if (!isAwaited || isCounting) return;
    setIsAwaited(false);
    if (missing === null) next.current();
  }, [isAwaited, isCounting, missing]);
  const canTest = hasMessage(draft) && !isAccountGone;
  // With the demo account, the review rehearses.
  const isLive = mode.kind === 'live';
  const canRehearse = isLive && missing === null && !rehearsing;
  useCommand('draft.test', test, canTest);
  useCommand('draft.rehearse', startRehearsal, canRehearse);
  useCommand(
    'draft.review',
    () => (isCounting ? setIsAwaited(true) : review()),
    missing === null || isCounting,
  );

  return (
    <footer className="footer line" data-pane>
      {isLive && <ModeWord kind="live" />}
      <div className="footer-words grow" aria-busy={isRunning}>
        <span className="ellipsis">
          <span aria-live="polite">{missing}</span>
          {missing === null && survey && <SurveyWords survey={survey} />}
        </span>
        {missing === null && (
          <span className="footer-note">
            {isLive ? shell.footer.through(mode.accountName) : shell.footer.staysHere}
          </span>
        )}
      </div>
      <Button size="large" icon={Smartphone} isDisabled={!canTest} onPress={test}>
        {commandName('draft.test')}
      </Button>
      {isLive && (
        <Button
          size="large"
          icon={Drama}
          isDisabled={missing !== null}
          isPending={rehearsing}
          onPress={startRehearsal}
        >
          {commandName('draft.rehearse')}
        </Button>
      )}
      {/* While something is missing, the next thing to do is elsewhere. */}
      <Button
        size="large"
        look={missing === null || isCounting ? 'mode' : 'normal'}
        icon={ArrowRight}
        isDisabled={missing !== null}
        onPress={review}
      >
        {commandName('draft.review')}
      </Button>
    </footer>
  );
}

function SurveyWords({ survey: { progress, people, parts } }: { readonly survey: Survey }) {
  if (progress < 1) return <span className="number">{compose.counting(percent(progress))}</span>;
  return (
    <>
      <strong className="number">{peopleWords(people)}</strong>
      <span className="number">{shell.footer.parts(parts)}</span>
      <span className="number quiet">{shell.footer.credits(parts)}</span>
    </>
  );
}
