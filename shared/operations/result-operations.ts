import type { CampaignId } from '../brand.ts';
import type { CreditsRow } from '../campaign/results/credits-by-month.ts';
import type { History } from '../campaign/results/history.ts';
import type { ResultFilter, ResultRow, ResultStep } from '../campaign/results/result.ts';
import type { ResultSort } from '../campaign/results/result-sort.ts';
import type { SendingCurve } from '../campaign/results/sending-curve.ts';
import type { LostLetters } from '../practice/practice.ts';
import type { Asker, InUse, Nothing, Slice, View } from './shapes.ts';

/** Operations that read what became of people. */
export interface ResultOperations {
  'result.view': {
    in: Asker & {
      campaignId: CampaignId;
      filter: ResultFilter;
      search: string;
      chunk: number | null;
      /** The order of sending where it is left out. */
      sort?: ResultSort | null | undefined;
    };
    out: View;
    superseded: true;
  };
  'result.page': { in: { viewId: string } & Slice; out: ResultRow[] };
  /** Every request that held one recipient, and every verdict on it, the oldest first. */
  'result.steps': { in: { campaignId: CampaignId; position: number }; out: ResultStep[] };
  /** What the practice phones lost of a rehearsal's or practice campaign's texts; null where their inbox no longer has them all, or nothing went there. */
  'result.lost': { in: { campaignId: CampaignId }; out: LostLetters | null };
  /** How the sending of a campaign went over time; null before anybody was accepted. */
  'result.curve': { in: { campaignId: CampaignId }; out: SendingCurve | null; superseded: true };

  /** What did this number get, and when, over all campaigns, and may it be texted. */
  'history.find': {
    in: Asker & InUse & { number: string };
    out: History;
    superseded: true;
  };
  /** What live campaigns took, by month, account and label, in no order. */
  'history.credits': { in: Nothing; out: CreditsRow[] };
}
