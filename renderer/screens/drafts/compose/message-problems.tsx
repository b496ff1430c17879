import type { MessageProblem } from '../../../../shared/message/bound-message.ts';
import { characterName } from '../../../../shared/message/character-name.ts';
import { plainForGsm } from '../../../../shared/message/gsm.ts';
import { Button } from '../../../components/button.tsx';
import { useSurvey } from '../../../state/survey.ts';
import { BlankLine } from './blank-line.tsx';
import { ProblemLine } from './problem-line.tsx';
import './message-problems.css';

interface MessageProblemsProps {
  readonly message: string;
  readonly problems: readonly MessageProblem[];
  readonly onReplace: (problem: MessageProblem) => void;
  readonly onChange: (message: string) => void;
}

/** What is wrong with the message or could be better, each with one click that mends it where there is one. */
export function MessageProblems({ message, problems, onReplace, onChange }: MessageProblemsProps) {
  const { survey } = useSurvey();
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
        <BlankLine
          key={tag}
          tag={tag}
          people={people}
          onReplace={(withWord) => onChange(message.replaceAll(tag, withWord))}
        />
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
