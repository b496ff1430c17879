import type { AudienceFilter } from '../../../../shared/audience/audience.ts';
import type { Review } from '../../../../shared/campaign/review/review.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import { review as words } from '../../../../shared/texts/en/review.ts';
import { Banner } from '../../../components/status/banner.tsx';
import { useFrom } from '../../../state/context.tsx';

/** All but those of `TimeNotes`. */
export function ReviewWarnings({ warnings }: Pick<Review, 'warnings'>) {
  const toRead = warnings.filter(({ isOfTime }) => !isOfTime);
  if (toRead.length === 0) return null;
  return (
    <Banner tone="warning" title={words.toRead(toRead.length)}>
      <ul>
        {toRead.map(({ message, fix, filter }) => (
          <li key={spoken(message)}>
            {spoken(message)} {spoken(fix)} {filter && <ShowRows filter={filter} what={spoken(message)} />}
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
