import { type ReactNode, useEffect, useRef } from 'react';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { isMoving } from '../../../../shared/campaign/progress/phase.ts';
import { inTwoDigits } from '../../../../shared/campaign/progress/time-left.ts';
import { creditWords } from '../../../../shared/campaign/results/credits-by-month.ts';
import { hasCourse, type SendingCurve } from '../../../../shared/campaign/results/sending-curve.ts';
import { count, credits } from '../../../../shared/format/format-count.ts';
import { clock, moment } from '../../../../shared/format/format-time.ts';
import { campaignView as words } from '../../../../shared/texts/en/campaigns.ts';
import { useOperation } from '../../../state/use-operation.ts';
import './curve-panel.css';

const tall = 100;

/** In ms; a shorter course is shown with seconds. */
const SHORT_MS = 600_000;

export function CurvePanel({ campaign }: { readonly campaign: CampaignState }) {
  const curve = useSendingCurve(campaign);
  if (curve === null || !hasCourse(curve)) return null;
  const { intervals, intervalMs } = curve;
  const most = Math.max(...intervals.map(({ perMinute }) => perMinute));
  const taken = intervals.at(-1)?.creditsSoFar ?? null;
  const credit = creditWords(campaign.creditConsumed ?? taken, campaign.balanceCredit);
  return (
    <section className="curves" aria-label={words.curve.label}>
      <Figure title={words.curve.perMinute} about={words.curve.atMost(inTwoDigits(most))} curve={curve}>
        <path className="curve-bars" d={barsOf(intervals.map(({ perMinute }) => perMinute / most))} />
      </Figure>
      {taken !== null && taken > 0 && (
        <Figure title={words.curve.creditsSoFar} about={credit?.madeOf ?? credit?.sum ?? ''} curve={curve}>
          <path
            className="curve-area"
            d={areaOf(intervals.map(({ creditsSoFar }) => (creditsSoFar ?? 0) / taken))}
          />
        </Figure>
      )}
      <div className="only-read-aloud">
        <table>
          <caption>{words.curve.label}</caption>
          <thead>
            <tr>
              <th scope="col">{words.curve.from}</th>
              <th scope="col">{words.curve.perMinute}</th>
              {taken !== null && <th scope="col">{words.curve.creditsSoFar}</th>}
            </tr>
          </thead>
          <tbody>
            {intervals.map(({ perMinute, creditsSoFar }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: intervals follow one another in time.
              <tr key={index}>
                <th scope="row">{clock(curve.from + index * intervalMs)}</th>
                <td>{count(Math.round(perMinute))}</td>
                {taken !== null && <td>{credits(Math.round(creditsSoFar ?? 0))}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface FigureProps {
  readonly title: string;
  readonly about: string;
  readonly curve: SendingCurve;
  readonly children: ReactNode;
}

/** The table has the same data for people who cannot see the chart. */
function Figure({ title, about, curve: { from, to, intervals }, children }: FigureProps) {
  const now = Date.now();
  const time = (at: number): string => (to - from < SHORT_MS ? clock(at) : moment(at, now));
  return (
    <div className="curve-figure" aria-hidden="true">
      <div className="line">
        <span className="quiet grow">{title}</span>
        <span className="number">{about}</span>
      </div>
      <svg viewBox={`0 0 ${intervals.length} ${tall}`} preserveAspectRatio="none" role="presentation">
        {children}
      </svg>
      <div className="curve-times line faint number">
        <span className="grow">{time(from)}</span>
        <span>{time(to)}</span>
      </div>
    </div>
  );
}

/** `shares` of the height; a small value still gets a visible bar. */
function barsOf(shares: readonly number[]): string {
  return shares
    .map((share, index) => {
      if (share === 0) return '';
      const top = tall - Math.max(3, share * tall);
      return `M${index + 0.08} ${tall}V${top.toFixed(1)}H${index + 0.92}V${tall}Z`;
    })
    .join('');
}

/** `shares` of the height, each reached at the end of its interval. */
function areaOf(shares: readonly number[]): string {
  const line = shares.map((share, index) => `L${index + 1} ${(tall - share * tall).toFixed(1)}`).join('');
  return `M0 ${tall}${line}V${tall}Z`;
}

/** In ms, between two refreshes while a campaign is sent: longer with many requests, because each is read. */
const pauseMs = (requests: number): number => Math.max(2000, requests / 20);

/** Read again when more people were accepted, but not after each answer. */
function useSendingCurve({ id: campaignId, counts, phase, chunks }: CampaignState): SendingCurve | null {
  const isBegun = counts.accepted > 0;
  const { data, isFetching, refetch } = useOperation('result.curve', isBegun ? { campaignId } : null);
  const shown = `${counts.accepted} ${phase}`;
  const asked = useRef({ for: '', at: 0 });
  useEffect(() => {
    if (!isBegun || isFetching || asked.current.for === shown) return;
    const pause = isMoving(phase) ? pauseMs(chunks) : 0;
    // If the clock was set back, waits one pause, not an hour.
    const wait = Math.min(pause, Math.max(0, asked.current.at + pause - Date.now()));
    const timer = setTimeout(() => {
      asked.current = { for: shown, at: Date.now() };
      refetch();
    }, wait);
    return () => clearTimeout(timer);
  });
  return data;
}
