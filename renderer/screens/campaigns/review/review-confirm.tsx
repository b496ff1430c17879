import { Send } from 'lucide-react';
import { useState } from 'react';
import { count } from '../../../../shared/format/format-count.ts';
import { momentWithin } from '../../../../shared/format/format-time.ts';
import { review as words } from '../../../../shared/texts/en/review.ts';
import { shell } from '../../../../shared/texts/en/shell.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { Sentence } from '../../../components/text/sentence.tsx';

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
  const send = kind === 'practice' ? words.confirm.practise(people) : words.confirm.send(people);
  const act = startAt === null ? send : words.confirm.schedule(momentWithin(startAt, Date.now()));
  return (
    <>
      <div className="grow review-confirm line">
        {blocked !== null ? (
          <span className="quiet">{blocked}</span>
        ) : kind === 'live' ? (
          <>
            <TextField
              label={words.confirm.number}
              labelHidden
              value={typed}
              onChange={setTyped}
              placeholder={count(people)}
              inputMode="numeric"
              autoComplete="off"
            />
            <span className="quiet">
              <Sentence
                text={words.confirm.type}
                parts={{ people: <strong className="number">{count(people)}</strong> }}
              />
            </span>
          </>
        ) : (
          <span className="quiet">{shell.footer.staysHere}</span>
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
