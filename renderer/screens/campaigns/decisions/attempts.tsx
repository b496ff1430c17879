import type { AttemptRow } from '../../../../shared/campaign/progress/chunk.ts';
import { clock } from '../../../../shared/format/format-time.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import { campaignView } from '../../../../shared/texts/en/campaigns.ts';
import { decisions } from '../../../../shared/texts/en/sending.ts';
import { OwnWords } from './own-words.tsx';

export function Attempts({ attempts }: { readonly attempts: readonly AttemptRow[] }) {
  return (
    <ol className="panel-attempts selectable stack" aria-label={decisions.observed}>
      {/* Only the latest attempts are listed. */}
      {attempts[0] && attempts[0].attempt > 1 && (
        <li className="faint">{campaignView.requests.attempts(attempts.at(-1)!.attempt)}</li>
      )}
      {attempts.map(({ attempt, startedAt, observed, words }) => (
        <li key={attempt}>
          <span className="faint number">{clock(startedAt)}</span>
          <span>{spoken(observed)}</span>
          {words !== null && <OwnWords words={words} />}
        </li>
      ))}
    </ol>
  );
}
