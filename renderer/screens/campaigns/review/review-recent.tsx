import type { Review } from '../../../../shared/campaign/review.ts';
import { count, peopleWords } from '../../../../shared/format/format-count.ts';
import { day } from '../../../../shared/format/format-time.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import { Switch } from '../../../components/switch.tsx';

interface ReviewRecentProps {
  readonly recent: Review['recent'];
  readonly included: boolean;
  readonly onInclude: (included: boolean) => void;
}

/** Who got this very text lately, or gets it from a campaign that has not ended, and whether they get it again. */
export function ReviewRecent({ recent, included, onInclude }: ReviewRecentProps) {
  const now = Date.now();
  return (
    <Disclosure
      title={`${peopleWords(recent.people)} got this text in the last ${recent.days} days, may have, or are still to get it`}
      aside={included ? 'They get it again' : 'Left out'}
      defaultExpanded
    >
      <Switch isSelected={included} onChange={onInclude}>
        Send it to them again
      </Switch>
      <ul className="review-recent">
        {recent.rows.slice(0, 5).map((row) => (
          <li key={`${row.campaignId} ${row.position}`}>
            <span className="number">{row.msisdn}</span>
            <bdi className="quiet grow">{row.campaignName}</bdi>
            <span className="faint">{row.at === null ? 'still to come' : day(row.at, now)}</span>
          </li>
        ))}
      </ul>
      {recent.people > 5 && (
        <p className="faint">and {count(recent.people - Math.min(5, recent.rows.length))} more</p>
      )}
    </Disclosure>
  );
}
