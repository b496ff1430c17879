import { useState } from 'react';
import type { Account } from '../../../shared/account/account.ts';
import {
  type EncodingArrived,
  encodingTestText,
  proposedEncoding,
} from '../../../shared/account/encoding-check.ts';
import { accounts as texts } from '../../../shared/texts/en/accounts.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { Button } from '../../components/buttons/button.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { TextBubble } from '../../components/text/text-bubble.tsx';
import { useStores } from '../../state/context.tsx';
import { showCampaign } from '../../state/navigate.ts';
import { useAct } from '../../state/use-act.ts';
import type { EnteredAccount } from './account-input.ts';

interface EncodingTestProps {
  /** The account as saved; the test goes through it. */
  readonly account: Account;
  readonly input: EnteredAccount;
  readonly onChange: (patch: Partial<EnteredAccount>) => void;
}

export function EncodingTest({ account, input, onChange }: EncodingTestProps) {
  const stores = useStores();
  const { isBusy, act } = useAct();
  const [number, setNumber] = useState('');
  const [sent, setSent] = useState<string | null>(null);
  const encoding = input.unicodeEncoding.trim() || proposedEncoding;

  async function send(): Promise<void> {
    const campaign = await act('campaign.testEncoding', { accountId: account.id, encoding, number });
    if (!campaign) return;
    setSent(encoding);
    stores.notices.getState().say({
      tone: 'success',
      text: texts.encodingTest.sent,
      action: { text: common.showIt, run: () => void showCampaign(stores, campaign.id) },
    });
  }

  const answer = (encodingArrived: EncodingArrived): void => {
    if (sent !== null) onChange({ unicodeEncoding: sent, encodingArrived });
    setSent(null);
  };

  return (
    <section className="stack" aria-label={texts.encodingTest.title}>
      {input.unicodeEncoding.trim() !== '' && (
        <p className="quiet">{texts.arrived[input.encodingArrived ?? 'unknown'](encoding)}</p>
      )}
      <TextField
        label={texts.encodingTest.number}
        value={number}
        onChange={setNumber}
        type="tel"
        autoComplete="off"
        help={texts.encodingTest.numberHelp(encoding)}
      />
      <div className="line">
        <Button isDisabled={number.trim() === ''} isPending={isBusy} onPress={() => void send()}>
          {texts.encodingTest.send}
        </Button>
      </div>
      {sent !== null && (
        <>
          <p>{texts.encodingTest.look}</p>
          <TextBubble>{encodingTestText}</TextBubble>
          <div className="line">
            {(['right', 'wrong', 'unknown'] as const).map((seen) => (
              <Button
                key={seen}
                size="small"
                look={seen === 'unknown' ? 'plain' : 'normal'}
                onPress={() => answer(seen)}
              >
                {texts.encodingTest[seen]}
              </Button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
