import { History, type LucideIcon, Smartphone, Undo2, UserCheck, UserMinus } from 'lucide-react';
import { assertNever } from '../../../../shared/assert-never.ts';
import type { Audience, AudienceRow } from '../../../../shared/audience/audience.ts';
import type { FinalRow } from '../../../../shared/draft/final-row.ts';
import { recipients } from '../../../../shared/texts/en/recipients.ts';
import { useFrom } from '../../../state/context.tsx';
import { useAct } from '../../../state/use-act.ts';

/** Something that can be done with a row. */
export interface RowAct {
  readonly text: string;
  readonly icon: LucideIcon;
  run(): void;
}

/** What can be done with a row as it is, beside mending its cells. */
export function useRowChoices(
  audience: Audience,
  onChanged: (row: AudienceRow) => void,
): (row: FinalRow) => readonly RowAct[] {
  const open = useFrom('app', (state) => state.open);
  const { act } = useAct();

  async function exclude(n: number, excluded: boolean): Promise<void> {
    const done = await act('audience.exclude', { audienceId: audience.id, n, excluded });
    if (done) onChanged(done.row);
  }

  async function choose(n: number): Promise<void> {
    const done = await act('audience.choose', { audienceId: audience.id, n });
    if (done) onChanged(done.row);
  }

  return (row) => {
    const { msisdn } = row;
    const history = { text: recipients.allTexts, icon: History };
    return [
      ...choicesByStatus(row),
      ...(msisdn === null ? [] : [{ ...history, run: () => open({ kind: 'search', number: msisdn }) }]),
    ];
  };

  function choicesByStatus({ n, status, text }: FinalRow): readonly RowAct[] {
    switch (status) {
      case 'recipient':
        return [
          ...(text === null
            ? []
            : [{ text: recipients.testText, icon: Smartphone, run: () => open({ kind: 'test', n }) }]),
          { text: recipients.leaveOut, icon: UserMinus, run: () => void exclude(n, true) },
        ];
      case 'duplicate':
      case 'undecided':
        return [{ text: recipients.sendToThis, icon: UserCheck, run: () => void choose(n) }];
      case 'excluded':
      case 'recent':
        return [{ text: recipients.takeIn, icon: Undo2, run: () => void exclude(n, false) }];
      case 'rejected':
      case 'opted-out':
        return [];
      default:
        return assertNever(status);
    }
  }
}
