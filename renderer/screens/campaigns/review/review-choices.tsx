import type { AccountId } from '../../../../shared/brand.ts';
import type { Review } from '../../../../shared/campaign/review/review.ts';
import type { Draft, SendOptions } from '../../../../shared/draft/draft.ts';
import { withBlankChoice, withWordsReplaced } from '../../../../shared/draft/draft-versions.ts';
import type { PerhapsSent } from '../../../../shared/folder/folder.ts';
import { spoken } from '../../../../shared/language/spoken.ts';
import type { BlankChoice } from '../../../../shared/message/choices/blank-choice.ts';
import { campaigns } from '../../../../shared/texts/en/campaigns.ts';
import { compose } from '../../../../shared/texts/en/message.ts';
import { recipients } from '../../../../shared/texts/en/recipients.ts';
import { review as words } from '../../../../shared/texts/en/review.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { OddChoices } from '../../../components/buttons/odd-choices.tsx';
import { useFrom, useStores } from '../../../state/context.tsx';
import { refresh } from '../../../state/query-client.ts';
import { useAct } from '../../../state/use-act.ts';
import { useWholeList } from '../../../state/use-operation.ts';
import { ShowRows } from './review-warnings.tsx';

interface ChoicesProps {
  readonly draft: Draft;
  readonly isBusy: boolean;
  readonly onOptions: (patch: Partial<SendOptions>) => void;
}

type Blocker = Review['blockers'][number];

/** What a person can do about a blocker from here; null if only the screens behind can help. */
export function BlockerChoices({ blocker, ...props }: ChoicesProps & { readonly blocker: Blocker }) {
  const openOver = useFrom('app', (state) => state.openOver);
  const { message, accountField, mayHaveNoBalance, isOfDuplicates, perhapsSent } = blocker;
  const { foreign, oddValue, blankTag } = blocker;
  const { draft, isBusy, onOptions } = props;
  if (accountField !== undefined) {
    return (
      <div className="stack">
        <Button onPress={() => openOver({ kind: 'account', field: accountField })}>
          {campaigns.openAccount}
        </Button>
        {mayHaveNoBalance && <NoBalanceButton accountId={draft.accountId} />}
      </div>
    );
  }
  if (isOfDuplicates) return <ChooseRows draft={draft} />;
  if (perhapsSent) return <NotSentButton of={perhapsSent} />;
  if (foreign) return <ChooseForeign of={foreign} {...props} />;
  if (oddValue)
    return (
      <div className="stack">
        <OddChoices of={oddValue} options={draft.options} isBusy={isBusy} onOptions={onOptions} />
        <ShowRows filter="problems" what={spoken(message)} />
      </div>
    );
  return blankTag === undefined ? null : <ChooseBlanks tag={blankTag} {...props} />;
}

/** Asks about a tag in another program's marks, wherever it is in the message and its versions. */
function ChooseForeign({
  of: { written, tag },
  draft,
  isBusy,
  onOptions,
}: ChoicesProps & { readonly of: NonNullable<Blocker['foreign']> }) {
  const stores = useStores();
  const { foreignKept = [] } = draft.options;
  function makeTag(): void {
    stores.draft.getState().change(withWordsReplaced(draft, written, tag));
    void stores.draft.getState().flush();
  }
  return (
    <div className="stack">
      <Button isDisabled={isBusy} onPress={makeTag}>
        {compose.makeTag}
      </Button>
      <Button isDisabled={isBusy} onPress={() => onOptions({ foreignKept: [...foreignKept, written] })}>
        {compose.asItIs}
      </Button>
    </div>
  );
}

/** Asks about people without a value. A fallback cannot be set here; it is written in the message. */
function ChooseBlanks({ draft, tag, isBusy, onOptions }: ChoicesProps & { readonly tag: string }) {
  const audience = useWholeList('audience.list').data?.find(({ id }) => id === draft.audienceId);
  function choose(choice: BlankChoice['choice']): void {
    onOptions(withBlankChoice(draft, audience?.columns ?? [], tag, choice));
  }
  return (
    <div className="stack">
      <Button isDisabled={isBusy} onPress={() => choose('leave-out')}>
        {compose.leaveOut}
      </Button>
      <Button isDisabled={isBusy} onPress={() => choose('as-it-is')}>
        {compose.asItIs}
      </Button>
    </div>
  );
}

/** Opens the rows that need a choice, and afterwards the review again. */
function ChooseRows({ draft: { audienceId } }: { readonly draft: Draft }) {
  const openOver = useFrom('app', (state) => state.openOver);
  if (audienceId === null) return null;
  return (
    <Button onPress={() => openOver({ kind: 'duplicates', audienceId })}>{recipients.chooseRows}</Button>
  );
}

/** Records that a service has no balance at the specified path, and reviews again. */
function NoBalanceButton({ accountId }: { readonly accountId: AccountId }) {
  const { queries } = useStores();
  const { isBusy, act } = useAct();

  async function say(): Promise<void> {
    if (await act('account.markNoBalance', { accountId })) await refresh(queries, 'campaign.review');
  }

  return (
    <Button isPending={isBusy} onPress={() => void say()}>
      {words.noBalance}
    </Button>
  );
}

/** Records that a campaign or list of an earlier copy was not sent since, and reviews again. */
function NotSentButton({ of }: { readonly of: PerhapsSent }) {
  const { queries } = useStores();
  const { isBusy, act } = useAct();

  async function say(): Promise<void> {
    if (await act('folder.notSent', of)) await refresh(queries, 'campaign.review');
  }

  return (
    <Button isPending={isBusy} onPress={() => void say()}>
      {words.notSent}
    </Button>
  );
}
