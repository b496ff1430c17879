import type { RowStatus } from '../../audience/audience-row.ts';
import type { Words } from '../../language/said.ts';
import { NUMBER_FAULTS } from '../../number/number-faults.ts';
import { numberFaultWords } from '../../number/number-words.ts';
import { say } from '../../texts/say.ts';

/** Why a campaign does not go to a row of its list: what the row is in the list, or what the campaign makes of it. */
export type LeftOutReason =
  | Exclude<RowStatus, 'recipient'>
  | 'reached'
  | 'tag-in-value'
  | 'stacked'
  | 'empty'
  | 'too-long'
  | 'blank';

export type LeftOutCounts = { readonly [Reason in LeftOutReason]?: number };

export function leftOutRows(counts: LeftOutCounts): number {
  return Object.values(counts).reduce((sum, rows) => sum + rows, 0);
}

/** `detail` is the fault of a rejected number, or the row in the file with the same number; null says it of several. */
export function leftOutWords(
  reason: LeftOutReason,
  detail: number | null,
  consentColumns: readonly string[] = [],
): Words {
  switch (reason) {
    case 'rejected': {
      const fault = NUMBER_FAULTS[detail ?? -1];
      return fault === undefined ? say.campaigns.leftOut.rejected() : numberFaultWords(fault).message;
    }
    case 'duplicate':
    case 'joined':
    case 'undecided':
      return say.campaigns.leftOut[reason](detail ?? 0);
    case 'said-no':
      return say.campaigns.leftOut[reason](consentColumns);
    default:
      return say.campaigns.leftOut[reason]();
  }
}
