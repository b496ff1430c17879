import type { AccountField } from '../../account/account.ts';
import type { AudienceFilter } from '../../audience/audience.ts';
import type { AccountId, CampaignId } from '../../brand.ts';
import type { PerhapsSent } from '../../folder/folder.ts';
import type { Words } from '../../language/said.ts';
import type { OddChoice } from '../../message/choices/odd-choice.ts';
import type { LetterLoss } from '../../message/letter-loss.ts';
import type { MessageProblem } from '../../message/message-problem.ts';
import type { AppError } from '../../result.ts';
import type { AccountTerms } from '../plan/account-terms.ts';
import type { Prediction } from '../plan/prediction.ts';
import type { Route } from '../progress/route.ts';
import type { HistoryRow } from '../results/history.ts';

export interface RecentRow extends Pick<HistoryRow, 'campaignId' | 'position' | 'msisdn' | 'at'> {
  /** Null if the campaign was deleted. */
  readonly campaignName: string | null;
}

export interface LossReview {
  readonly agreement: LetterLoss;
  readonly accepted: boolean;
  /** The letters that most texts may lose, most first, with how many may lose each. */
  readonly letters: readonly { readonly letter: string; readonly people: number }[];
  readonly more: number;
}

export interface Review {
  readonly campaignId: CampaignId;
  /** Of all that was reviewed: message, people, account, way of sending. A start must repeat it. */
  readonly hash: string;
  /** Only if it was asked for. */
  readonly code?: string;
  readonly accountName: string;
  readonly kind: 'practice' | 'live';
  readonly baseUrl: string;
  readonly route: Route;
  /** Includes, as all counts here, those who recently had the text if the person includes them. */
  readonly people: number;
  readonly parts: number;
  /** As the list counts them: less than `parts` if another text makes a request Unicode. */
  readonly ownParts: number;
  readonly unicode: number;
  /** For texts without an encoding; null if they lose nothing. */
  readonly loss: LossReview | null;
  readonly chunks: number;
  /** See `optionsUnder`. */
  readonly terms: Pick<AccountTerms, 'isProven' | 'asksAfterQuiet'>;
  /** By its account. */
  readonly asksForCode: boolean;
  /** Null if there are no people. */
  readonly prediction: Prediction | null;
  /** The latest finished rehearsal of exactly this; null if there is none, or something changed since. */
  readonly rehearsed: { readonly seconds: number } | null;
  readonly balance:
    | { readonly ok: true; readonly credit: number }
    | { readonly ok: false; readonly error: AppError };
  /** `filter` shows their rows, null if the sheet does not know them. */
  readonly excluded: readonly {
    readonly reason: Words;
    readonly people: number;
    readonly filter: AudienceFilter | null;
  }[];
  /** People who got this very text within `recentDays`; left out unless included. */
  readonly recent: { readonly days: number; readonly people: number; readonly rows: readonly RecentRow[] };
  readonly blockers: readonly {
    readonly message: Words;
    readonly fix?: Words;
    /** Nothing at all is sent from the data folder until somebody decides about it. */
    readonly isHeld?: true;
    /** Resolved once a person says that it was not sent since. */
    readonly perhapsSent?: PerhapsSent;
    /** Resolved once a person says that the service has no balance there. */
    readonly mayHaveNoBalance?: true;
    readonly isOfDuplicates?: true;
    readonly isOfLoss?: true;
    /** Where in the account it is corrected. */
    readonly accountField?: AccountField;
    /** The tag without a value for some people, for whom a person must choose. */
    readonly blankTag?: string;
    /** A tag in the marks of another tool, for which a person must choose. */
    readonly foreign?: MessageProblem['foreign'];
    /** Whose values for some people show what nobody meant, for whom a person must choose. */
    readonly oddValue?: Pick<OddChoice, 'tag' | 'kind'>;
  }[];
  /** To read before sending: quiet hours, doubtful numbers, blanks, letters that may be lost. */
  readonly warnings: readonly {
    readonly message: Words;
    readonly fix?: Words;
    readonly filter?: AudienceFilter;
    /** A start for which it would not apply, ms since the epoch. */
    readonly startAt?: number;
    /** About when texts leave: quiet hours, or a last moment. */
    readonly isOfTime?: true;
    /** A command sends nothing then, as nobody is there who has read it. */
    readonly stopsCommand?: true;
  }[];
  /** People whom quiet hours hold if it is sent now; see `inQuiet`. */
  readonly quietNow: number;
  /** How many get the text before everybody else; 0 if nobody does. */
  readonly goFirst: number;
  /**
   * The first of these people, or without a canary such as one would be of; and at least one of each version in
   * use.
   */
  readonly samples: readonly { readonly msisdn: string; readonly text: string; readonly version: number }[];
  /** Null without conditions: each text that differs by their words, most people first, and the people of more such texts. */
  readonly kinds: {
    readonly shown: readonly (Review['samples'][number] & { readonly people: number })[];
    readonly more: number;
  } | null;
  /** The first is for everybody else; empty if all people get the same. */
  readonly versions: readonly {
    readonly values: readonly string[];
    readonly message: string;
    readonly people: number;
  }[];
}

/** The final text of one person, or a message without tags. */
export interface TestText {
  readonly accountId: AccountId;
  /** The row's place in its audience, from 0; null if the text needs no row. */
  readonly n: number | null;
  /** 1-based row in the file; null with `n`. */
  readonly row: number | null;
  readonly text: string;
}

/** Values of a version. */
export const MOST_NAMED = 3;

export function noticeOf({
  message,
  fix,
}: Pick<AppError, 'message' | 'fix'>): Pick<AppError, 'message' | 'fix'> {
  return fix === undefined ? { message } : { message, fix };
}
