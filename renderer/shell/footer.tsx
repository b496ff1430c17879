import { ArrowRight, Smartphone } from 'lucide-react';
import type { Audience } from '../../shared/audience.ts';
import { bindMessage } from '../../shared/bound-message.ts';
import type { Draft } from '../../shared/campaign.ts';
import { count, peopleWords, plural } from '../../shared/format-count.ts';
import { judgeSender } from '../../shared/sender.ts';
import { ModeWord } from '../components/badge.tsx';
import { Button } from '../components/button.tsx';
import { useFrom, useStores } from '../state/context.tsx';
import { useMode } from '../state/mode.ts';
import './footer.css';

interface FooterProps {
  readonly draft: Draft;
  readonly audience: Audience | null;
}

/** What the draft comes to, and the way to send it. */
export function Footer({ draft, audience }: FooterProps) {
  const stores = useStores();
  const mode = useMode();
  const survey = useFrom('survey', (state) => state.survey);
  const open = useFrom('app', (state) => state.open);
  const missing = whatIsMissing(draft, audience, survey?.people ?? null);

  async function review(): Promise<void> {
    if (await stores.draft.getState().flush()) open({ kind: 'review', campaignId: draft.id });
  }

  async function test(): Promise<void> {
    if (await stores.draft.getState().flush()) open({ kind: 'test', n: null });
  }

  return (
    <footer className="footer">
      <ModeWord kind={mode.kind} />
      <div className="footer-words" aria-live="polite">
        {missing ?? (
          <>
            <strong className="number">{peopleWords(survey?.people ?? 0)}</strong>
            <span className="number">, {plural(survey?.parts ?? 0, 'part', 'parts')}</span>
            <span className="number quiet">, about {count(survey?.parts ?? 0)} credits</span>
            <span className="footer-note">
              {mode.kind === 'practice' ? 'Nothing leaves this computer.' : `Through ${mode.accountName}.`}
            </span>
          </>
        )}
      </div>
      <Button
        size="large"
        icon={Smartphone}
        isDisabled={draft.message.trim() === ''}
        onPress={() => void test()}
      >
        Send a test
      </Button>
      <Button
        size="large"
        look="mode"
        icon={ArrowRight}
        isDisabled={missing !== null}
        onPress={() => void review()}
      >
        Review and send
      </Button>
    </footer>
  );
}

/** The next thing to do before there is anything to send; null when there is. */
function whatIsMissing(draft: Draft, audience: Audience | null, people: number | null): string | null {
  if (!audience) return 'Choose who gets the message.';
  if (draft.message.trim() === '') return 'Write the message.';
  if (bindMessage(draft.message, audience.columns).problems.some(({ severity }) => severity === 'error')) {
    return 'There is something to mend in the message.';
  }
  if (judgeSender(draft.sender).kind === 'wrong') return 'Mend the sender.';
  if (people === null) return 'Counting…';
  if (people === 0) return 'Nobody in this audience can get the message yet.';
  return null;
}
