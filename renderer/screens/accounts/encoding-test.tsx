import { useState } from 'react';
import type { Account, AccountInput } from '../../../shared/account/account.ts';
import {
  arrivedWords,
  type EncodingArrived,
  encodingTestText,
  proposedEncoding,
} from '../../../shared/account/encoding-test.ts';
import { quoted } from '../../../shared/format/quoted.ts';
import { Button } from '../../components/button.tsx';
import { TextBubble } from '../../components/text-bubble.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useStores } from '../../state/context.tsx';
import { showCampaign } from '../../state/navigate.ts';
import { useAct } from '../../state/use-act.ts';

interface EncodingTestProps {
  /** As it is saved, which is what a test goes through. */
  readonly account: Account;
  readonly input: AccountInput;
  readonly onChange: (patch: Partial<AccountInput>) => void;
}

/** Finds out with one's own phone which encoding brings all letters, and keeps what was seen with the account. */
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
      text: 'The test of the encoding is on its way.',
      action: { text: 'Show it', run: () => void showCampaign(stores, campaign.id) },
    });
  }

  const answer = (encodingArrived: EncodingArrived): void => {
    if (sent !== null) onChange({ unicodeEncoding: sent, encodingArrived });
    setSent(null);
  };

  return (
    <section className="stack" aria-label="Test of the encoding">
      {input.unicodeEncoding.trim() !== '' && (
        <p className="quiet">{arrivedWords(encoding, input.encodingArrived ?? 'unknown')}</p>
      )}
      <TextField
        label="Your phone number"
        value={number}
        onChange={setNumber}
        type="tel"
        autoComplete="off"
        help={`A test with the encoding ${quoted(encoding)} goes through the account as it is saved.`}
      />
      <div className="line">
        <Button isDisabled={number.trim() === ''} isPending={isBusy} onPress={() => void send()}>
          Send a test of the encoding
        </Button>
      </div>
      {sent !== null && (
        <>
          <p>Look at your phone. All letters and signs should be there, as in this text:</p>
          <TextBubble>{encodingTestText}</TextBubble>
          <div className="line">
            <Button size="small" onPress={() => answer('right')}>
              Arrived right
            </Button>
            <Button size="small" onPress={() => answer('wrong')}>
              Arrived wrong
            </Button>
            <Button size="small" look="plain" onPress={() => answer('unknown')}>
              Not yet known
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
