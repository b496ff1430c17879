import type { ReactNode } from 'react';
import { decodedHost } from '../../../../shared/account/base-url.ts';
import { optionsUnder } from '../../../../shared/campaign/plan/account-terms.ts';
import { plainLines, technicalLines } from '../../../../shared/campaign/progress/route.ts';
import type { Review } from '../../../../shared/campaign/review/review.ts';
import type { Draft, SendOptions } from '../../../../shared/draft/draft.ts';
import { count } from '../../../../shared/format/format-count.ts';
import { day, momentWithin } from '../../../../shared/format/format-time.ts';
import { capital } from '../../../../shared/format/sentence-parts.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import { campaignView } from '../../../../shared/texts/en/campaigns.ts';
import { recipients } from '../../../../shared/texts/en/recipients.ts';
import { review as words } from '../../../../shared/texts/en/review.ts';
import { Disclosure } from '../../../components/buttons/disclosure.tsx';
import { Switch } from '../../../components/fields/switch.tsx';
import { ModeWord } from '../../../components/status/badge.tsx';
import { Banner } from '../../../components/status/banner.tsx';
import { DetailLines } from '../../../components/text/detail-lines.tsx';
import { PhoneNumber } from '../../../components/text/phone-number.tsx';
import { LostLettersPanel } from './lost-letters-panel.tsx';
import { BlockerChoices } from './review-choices.tsx';
import { ReviewFacts } from './review-facts.tsx';
import { ReviewSamples } from './review-samples.tsx';
import { ReviewWarnings, ShowRows } from './review-warnings.tsx';
import { SendOptionFields } from './send-option-fields.tsx';

interface ReviewBodyProps {
  readonly review: Review;
  readonly draft: Draft;
  readonly isStale: boolean;
  readonly includeRecent: boolean;
  readonly onIncludeRecent: (included: boolean) => void;
  readonly onOptions: (patch: Partial<SendOptions>) => void;
  /** Shown before the texts. */
  readonly children?: ReactNode;
}

export function ReviewBody(props: ReviewBodyProps) {
  const { review, draft, isStale, includeRecent, onIncludeRecent, onOptions, children } = props;
  const excluded = review.excluded.map((one) => ({ ...one, reason: spoken(one.reason) }));
  return (
    <div className="stack review-body" data-mode={review.kind} aria-busy={isStale}>
      <div className="review-where">
        <ModeWord kind={review.kind} />
        <div className="grow">
          <strong>{review.kind === 'live' ? words.realPhones(review.people) : words.practicePhones}</strong>
          <div className="quiet selectable">{whereTo(review)}</div>
        </div>
      </div>
      {review.blockers.map(
        (blocker) =>
          // The panel below shows this blocker, with the choices.
          !blocker.isOfLoss && (
            <Banner
              key={spoken(blocker.message)}
              tone="danger"
              title={spoken(blocker.message)}
              actions={
                <BlockerChoices blocker={blocker} draft={draft} isBusy={isStale} onOptions={onOptions} />
              }
            >
              {spoken(blocker.fix)}
            </Banner>
          ),
      )}
      {review.loss && (
        <LostLettersPanel review={review} loss={review.loss} isBusy={isStale} onOptions={onOptions} />
      )}
      <ReviewFacts review={review} />
      <DetailLines lines={plainLines(review.route)} />
      <ReviewWarnings warnings={review.warnings} />
      {children}
      <section aria-label={words.whoGetsNothing} className="stack">
        <h3>{words.whoGetsNothing}</h3>
        {excluded.length === 0 ? (
          <p className="quiet">{words.nobodyLeftOut}</p>
        ) : (
          <ul className="review-excluded">
            {excluded.map(({ reason, people, filter }) => (
              <li key={reason}>
                <span className="grow">{capital(reason)}</span>
                {filter && <ShowRows filter={filter} what={reason} />}
                <span className="number quiet">{count(people)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      {review.recent.people > 0 && (
        <ReviewRecent recent={review.recent} included={includeRecent} onInclude={onIncludeRecent} />
      )}
      <ReviewSamples review={review} />
      <Disclosure title={words.how} aside={optionsWords(optionsUnder(draft.options, review.terms))}>
        <SendOptionFields review={review} options={draft.options} onChange={onOptions} />
      </Disclosure>
      <Disclosure title={campaignView.details}>
        <DetailLines lines={technicalLines(review.route)} />
      </Disclosure>
    </div>
  );
}

function whereTo({ accountName, kind, baseUrl }: Review): string {
  const host = decodedHost(baseUrl);
  const place = host === null ? baseUrl : `${baseUrl} (\u2068${host}\u2069)`;
  return [accountName, kind === 'live' ? place : ''].filter((word) => word !== '').join(', ');
}

function optionsWords(options: SendOptions): string {
  const { canary, chunkSize, perMinute, otherLetters, connections, notAfter } = options;
  const chosen = [
    canary > 0 ? words.canary(canary) : words.noCanary,
    words.perRequest(chunkSize),
    perMinute === null ? words.noSpeedLimit : words.perMinute(perMinute),
  ];
  if (otherLetters !== undefined)
    chosen.push(otherLetters === 'all' ? words.inOtherLetters : words.messageInOtherLetters);
  if (connections > 1) chosen.push(words.connections(connections));
  if (notAfter !== undefined) chosen.push(words.notAfterWords(momentWithin(notAfter, Date.now())));
  return chosen.join(', ');
}

interface ReviewRecentProps {
  readonly recent: Review['recent'];
  readonly included: boolean;
  readonly onInclude: (included: boolean) => void;
}

/** Lists who got this same text recently, or will from an unended campaign, and asks whether they get it again. */
function ReviewRecent({ recent, included, onInclude }: ReviewRecentProps) {
  const now = Date.now();
  return (
    <Disclosure
      title={words.recent.title(recent.people, recent.days)}
      aside={included ? words.recent.again : recipients.states.excluded}
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
