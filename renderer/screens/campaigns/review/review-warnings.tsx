import type { AudienceFilter } from '../../../../shared/audience/audience.ts';
import type { Review } from '../../../../shared/campaign/review/review.ts';
import type { SendOptions } from '../../../../shared/draft/draft.ts';
import { momentWithin } from '../../../../shared/format/format-time.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import { review as words } from '../../../../shared/texts/en/review.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { Banner } from '../../../components/status/banner.tsx';
import { useFrom } from '../../../state/context.tsx';

interface ReviewWarningsProps {
  readonly warnings: Review['warnings'];
  readonly isBusy: boolean;
  readonly onOptions: (patch: Partial<SendOptions>) => void;
}

export function ReviewWarnings({ warnings, isBusy, onOptions }: ReviewWarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <Banner tone="warning" title={words.toRead(warnings.length)}>
      <ul>
        {warnings.map(({ message, fix, filter, startAt }) => (
          <li key={spoken(message)}>
            {spoken(message)} {spoken(fix)} {filter && <ShowRows filter={filter} what={spoken(message)} />}
            {startAt !== undefined && (
              <Button size="small" isDisabled={isBusy} onPress={() => onOptions({ startAt })}>
                {words.sendAt(momentWithin(startAt, Date.now()))}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** Opens the rows that a warning is about. */
export function ShowRows({ filter, what }: { readonly filter: AudienceFilter; readonly what: string }) {
  const showRows = useFrom('app', (state) => state.showRows);
  return (
    <button
      type="button"
      className="review-show"
      aria-label={words.showRows(what)}
      onClick={() => showRows(filter)}
    >
      {words.show}
    </button>
  );
}
