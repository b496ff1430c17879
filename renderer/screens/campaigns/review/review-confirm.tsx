import { Send } from 'lucide-react';
import { useState } from 'react';
import { count, peopleWords } from '../../../../shared/format/format-count.ts';
import { momentWithin } from '../../../../shared/format/format-time.ts';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';

interface ReviewConfirmProps {
  readonly kind: 'practice' | 'live';
  readonly people: number;
  readonly startAt: number | null;
  /** Null when it can be sent; otherwise why not. */
  readonly blocked: string | null;
  readonly starting: boolean;
  readonly onConfirm: () => void;
}

/**
 * The irrevocable click. For real phones the number of people is typed first: a held or repeated Enter can
 * neither type it nor, once it is there, press the button.
 */
export function ReviewConfirm(props: ReviewConfirmProps) {
  const { kind, people, startAt, blocked, starting, onConfirm } = props;
  const [typed, setTyped] = useState('');
  const agreed = kind === 'practice' || typed.replace(/[\s.,]/g, '') === String(people);
  const send = kind === 'practice' ? 'Practise sending to' : 'Send to';
  const act =
    startAt === null ? `${send} ${peopleWords(people)}` : `Schedule for ${momentWithin(startAt, Date.now())}`;
  return (
    <>
      <div className="grow review-confirm line">
        {blocked !== null ? (
          <span className="quiet">{blocked}</span>
        ) : kind === 'live' ? (
          <>
            <TextField
              label="Number of people"
              labelHidden
              value={typed}
              onChange={setTyped}
              placeholder={count(people)}
              inputMode="numeric"
              autoComplete="off"
            />
            <span className="quiet">
              Type <strong className="number">{count(people)}</strong> to confirm: real phones get this text.
            </span>
          </>
        ) : (
          <span className="quiet">Nothing leaves this computer.</span>
        )}
      </div>
      <Button
        look="mode"
        size="large"
        icon={Send}
        isDisabled={blocked !== null || !agreed}
        isPending={starting}
        onPress={onConfirm}
      >
        {act}
      </Button>
    </>
  );
}
