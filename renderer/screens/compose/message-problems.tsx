import { CircleAlert, Sparkles, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MessageProblem } from '../../../shared/audience.ts';
import { characterName } from '../../../shared/character-name.ts';
import { peopleWords } from '../../../shared/format-count.ts';
import { plainForGsm } from '../../../shared/gsm.ts';
import { Button } from '../../components/button.tsx';
import { useFrom } from '../../state/context.tsx';
import '../../components/badge.css';
import './message-problems.css';

interface MessageProblemsProps {
  readonly message: string;
  readonly problems: readonly MessageProblem[];
  readonly onReplace: (problem: MessageProblem) => void;
  readonly onChange: (message: string) => void;
}

/** What is wrong with the message or could be better, each with one click that mends it where there is one. */
export function MessageProblems({ message, problems, onReplace, onChange }: MessageProblemsProps) {
  const survey = useFrom('survey', (state) => state.survey);
  if (message.trim() === '') return null;
  const plain = plainForGsm(message);
  const blanks = survey?.blanks.filter(({ tag }) => message.includes(tag)) ?? [];
  if (problems.length + blanks.length + plain.replaced.length === 0) return null;
  return (
    <ul className="problems" aria-label="Problems">
      {problems.map((problem) => (
        <ProblemLine
          key={`${problem.from} ${problem.message}`}
          tone={problem.severity === 'error' ? 'danger' : 'warning'}
          title={problem.message}
          more={problem.fix}
        >
          {problem.replacement !== undefined && (
            <Button size="small" onPress={() => onReplace(problem)}>
              {problem.replacement === '' ? 'Take it out' : `Use ${problem.replacement}`}
            </Button>
          )}
        </ProblemLine>
      ))}
      {blanks.map(({ tag, people }) => (
        <ProblemLine
          key={tag}
          tone="warning"
          title={`${peopleWords(people)} ${people === 1 ? 'has' : 'have'} no value for ${tag}.`}
          more="A word after a bar stands in for what is missing."
        >
          <Button size="small" onPress={() => onChange(message.replaceAll(tag, withFallback(tag)))}>
            Use {withFallback(tag)}
          </Button>
        </ProblemLine>
      ))}
      {plain.replaced.length > 0 && (
        <ProblemLine
          tone="accent"
          title={`Plain punctuation would do for ${plain.replaced.map(({ from }) => characterName(from)).join(', ')}.`}
          more={
            plain.left.length === 0
              ? 'Then more fits into one part: 160 characters instead of 70.'
              : undefined
          }
        >
          <Button size="small" onPress={() => onChange(plain.text)}>
            Use plain punctuation
          </Button>
        </ProblemLine>
      )}
    </ul>
  );
}

function withFallback(tag: string): string {
  return `${tag.slice(0, -1)}|there}`;
}

interface ProblemLineProps {
  readonly tone: 'danger' | 'warning' | 'accent';
  readonly title: string;
  readonly more?: string | undefined;
  readonly children: ReactNode;
}

const icons = { danger: CircleAlert, warning: TriangleAlert, accent: Sparkles };

function ProblemLine({ tone, title, more, children }: ProblemLineProps) {
  const Icon = icons[tone];
  return (
    <li className={`problem tone-${tone}`}>
      <Icon size={14} aria-hidden className="problem-icon" />
      <div className="problem-words">
        <div>{title}</div>
        {more && <div className="quiet">{more}</div>}
        {children && <div className="problem-act">{children}</div>}
      </div>
    </li>
  );
}
