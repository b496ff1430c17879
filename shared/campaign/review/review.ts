import type { AudienceFilter } from '../../audience/audience.ts';
import type { AccountId, CampaignId } from '../../brand.ts';
import type { Words } from '../../language/said.ts';
import type { LetterLoss } from '../../message/letter-loss.ts';
import type { AppError } from '../../result.ts';
import type { Prediction } from '../plan/prediction.ts';
import type { Route } from '../progress/route.ts';
import type { HistoryRow } from '../results/result.ts';

export interface RecentRow extends Pick<HistoryRow, 'campaignId' | 'position' | 'msisdn' | 'at'> {
  /** Null where the campaign was deleted. */
  readonly campaignName: string | null;
}

/** The letters that may be lost, as far as a review shows them. */
export interface LossReview {
  /** What a person agrees to by sending knowingly. */
  readonly agreement: LetterLoss;
  readonly accepted: boolean;
  /** The letters most texts may lose, most first, with how many do. */
  readonly letters: readonly { readonly letter: string; readonly people: number }[];
  readonly more: number;
}

/** Everything a person should know before the irrevocable click. */
export interface Review {
  readonly campaignId: CampaignId;
  /** Stands for all that was reviewed: message, people, account, way of sending; a start repeats it. */
  readonly hash: string;
  readonly accountName: string;
  readonly kind: 'practice' | 'live';
  readonly baseUrl: string;
  readonly route: Route;
  /** With those who had the text recently where they are included, as in everything that is counted here. */
  readonly people: number;
  readonly parts: number;
  /** Parts of the texts by themselves, as the list counts them: fewer where a request is sent as Unicode for another's sake. */
  readonly ownParts: number;
  readonly unicode: number;
  /** What may be lost of texts that go without an encoding; null where nothing may. */
  readonly loss: LossReview | null;
  readonly chunks: number;
  /** False where nothing was accepted through a live account yet, so that a canary goes first; see `withFirstCanary`. */
  readonly isProven: boolean;
  /** Parts, credits and time, with where each is from; null where there is nobody to predict for. */
  readonly prediction: Prediction | null;
  /** The latest finished rehearsal of just this; null when there is none, or something was changed since. */
  readonly rehearsed: {
    readonly at: number;
    readonly seconds: number;
    readonly accepted: number;
    readonly differences: number;
  } | null;
  readonly balance:
    | { readonly ok: true; readonly credit: number }
    | { readonly ok: false; readonly error: AppError };
  /** Who of the sheet gets nothing, and why; `filter` shows their rows, null where the sheet does not tell them. */
  readonly excluded: readonly {
    readonly reason: Words;
    readonly people: number;
    readonly filter: AudienceFilter | null;
  }[];
  /** People who got this very text within `recentDays`; they are left out unless included. */
  readonly recent: { readonly days: number; readonly people: number; readonly rows: readonly RecentRow[] };
  /** Must be corrected before sending. */
  readonly blockers: readonly {
    readonly message: Words;
    readonly fix?: Words;
    /** True where it holds no longer once a person says that the service has no balance there. */
    readonly mayHaveNoBalance?: true;
    /** True where rows with the same number wait for a choice. */
    readonly isOfDuplicates?: true;
    /** True where it is about the letters in `loss`. */
    readonly isOfLoss?: true;
    /** True where it is corrected in the account. */
    readonly isOfAccount?: true;
    /** The tag without a value for some people, where it is asked what becomes of them. */
    readonly blankTag?: string;
  }[];
  /** Should be read before sending: quiet hours, doubtful numbers, blanks, letters that may be lost. */
  readonly warnings: readonly {
    readonly message: Words;
    readonly fix?: Words;
    /** Shows the rows that it speaks of. */
    readonly filter?: AudienceFilter;
    /** When it would not hold, ms since the epoch. */
    readonly startAt?: number;
  }[];
  /** The first texts, and at least one of each version that somebody gets, to read one last time. */
  readonly samples: readonly { readonly msisdn: string; readonly text: string; readonly version: number }[];
  /** By version of the message, the first being for everybody else; empty where everybody gets the same. */
  readonly versions: readonly {
    readonly values: readonly string[];
    readonly message: string;
    readonly people: number;
  }[];
}

/** What a test sends: the final text of somebody, or a message that has no tags. */
export interface TestText {
  readonly accountId: AccountId;
  /** The place of the row in its audience, from 0; null where nobody is needed. */
  readonly n: number | null;
  /** 1-based row in the file; null with `n`. */
  readonly row: number | null;
  readonly text: string;
}
