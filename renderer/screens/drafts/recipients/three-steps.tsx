import { CircleQuestionMark, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { common } from '../../../../shared/texts/en/common.ts';
import { recipients } from '../../../../shared/texts/en/recipients.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { useFrom } from '../../../state/context.tsx';
import { PeopleWays } from './no-audience.tsx';
import './three-steps.css';

const { steps } = recipients;

/** For an empty draft. */
export function ThreeSteps({ onWrite }: { readonly onWrite: () => void }) {
  const open = useFrom('app', (state) => state.open);
  return (
    <section className="three-steps" aria-labelledby="three-steps">
      <h2 className="three-steps-title" id="three-steps">
        {steps.title}
      </h2>
      <ol className="three-steps-list">
        <Step number={1} title={common.people}>
          <PeopleWays />
        </Step>
        <Step number={2} title={common.message}>
          <p className="quiet">{steps.messageAbout}</p>
          <div>
            <Button icon={Pencil} onPress={onWrite}>
              {steps.writeFirst}
            </Button>
          </div>
        </Step>
        <Step number={3} title={steps.check}>
          <p className="quiet">{steps.checkAbout}</p>
          <div>
            <Button
              look="plain"
              icon={CircleQuestionMark}
              onPress={() => open({ kind: 'help', question: 'question.practice' })}
            >
              {steps.about}
            </Button>
          </div>
        </Step>
      </ol>
    </section>
  );
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}

function Step({ number, title, children }: StepProps) {
  return (
    <li className="three-steps-step stack">
      <h3 className="line">
        <span className="three-steps-number number" aria-hidden>
          {number}
        </span>
        {title}
      </h3>
      {children}
    </li>
  );
}
