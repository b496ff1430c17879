import type { AttemptRow } from '../../../../shared/campaign/chunk.ts';
import { clock } from '../../../../shared/format/format-time.ts';
import { OwnWords } from './own-words.tsx';

/** What was observed of each time a request was sent. */
export function Attempts({ attempts }: { readonly attempts: readonly AttemptRow[] }) {
  return (
    <ol className="panel-attempts selectable stack" aria-label="What was observed">
      {attempts.map(({ attempt, startedAt, observed, words }) => (
        <li key={attempt}>
          <span className="faint number">{clock(startedAt)}</span>
          <span>{observed}</span>
          {words !== null && <OwnWords words={words} />}
        </li>
      ))}
    </ol>
  );
}
