import type { Review } from '../../../../shared/campaign/review/review.ts';
import { day } from '../../../../shared/format/format-time.ts';
import { review as words } from '../../../../shared/texts/en/review.ts';
import { Disclosure } from '../../../components/buttons/disclosure.tsx';
import { Switch } from '../../../components/fields/switch.tsx';
import { PhoneNumber } from '../../../components/text/phone-number.tsx';

interface ReviewRecentProps {
  readonly recent: Review['recent'];
  readonly included: boolean;
  readonly onInclude: (included: boolean) => void;
}

/** Who got this very text recently, or gets it from a campaign that has not ended, and whether they get it again. */
export function ReviewRecent({ recent, included, onInclude }: ReviewRecentProps) {
  const now = Date.now();
  return (
    <Disclosure
      title={words.recent.title(recent.people, recent.days)}
      aside={included ? words.recent.again : words.recent.leftOut}
      defaultExpanded
    >
      <Switch isSelected={included} onChange={onInclude}>
        {words.recent.sendAgain}
      </Switch>
      <ul className="review-recent">
        {recent.rows.slice(0, 5).map((row) => (
          <li key={`${row.campaignId} ${row.position}`}>
            <PhoneNumber msisdn={row.msisdn} />
            <bdi className="quiet grow">{row.campaignName ?? words.recent.deleted}</bdi>
            <span className="faint">{row.at === null ? words.recent.toCome : day(row.at, now)}</span>
          </li>
        ))}
      </ul>
      {recent.people > 5 && (
        <p className="faint">{words.recent.more(recent.people - Math.min(5, recent.rows.length))}</p>
      )}
    </Disclosure>
  );
}
