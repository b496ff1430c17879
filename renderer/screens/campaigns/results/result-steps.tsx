import type { CampaignId } from '../../../../shared/brand.ts';
import { clock } from '../../../../shared/format/format-time.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import { results } from '../../../../shared/texts/en/results.ts';
import { Quoted } from '../../../components/text/quoted.tsx';
import { useOperation } from '../../../state/query.ts';

interface ResultStepsProps {
  readonly campaignId: CampaignId;
  readonly position: number;
}

/** Every request that held a recipient and every verdict on it, where there was more than one request. */
export function ResultSteps({ campaignId, position }: ResultStepsProps) {
  const { data: steps, isPrevious } = useOperation('result.steps', { campaignId, position });
  if (steps === null || steps.length < 2) return null;
  return (
    <section aria-label={results.whatHappened} aria-busy={isPrevious}>
      <h2>{results.whatHappened}</h2>
      <ol className="result-steps selectable stack">
        {steps.map(({ at, words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
          <li key={index}>
            <span className="faint number">{clock(at)}</span>
            <span>
              <Quoted text={spoken(words)} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
