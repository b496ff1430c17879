import { spoken } from '../../../../../shared/language/spoken.ts';
import type { MessageProblem } from '../../../../../shared/message/bound-message.ts';
import { withColumn, wrongTags } from '../../../../../shared/message/mend-tags.ts';
import { tagFor } from '../../../../../shared/message/tag.ts';
import { compose } from '../../../../../shared/texts/en/compose.ts';
import { Button } from '../../../../components/buttons/button.tsx';
import { ColumnMenu } from '../../../../components/lists/column-menu.tsx';
import { useSurvey } from '../../../../state/survey.ts';
import { BlankLine } from './blank-line.tsx';
import { ProblemLine } from './problem-line.tsx';
import './message-problems.css';

interface MessageProblemsProps {
  readonly message: string;
  readonly problems: readonly MessageProblem[];
  readonly columns: readonly string[];
  readonly onReplace: (problem: MessageProblem) => void;
  readonly onChange: (message: string) => void;
}

/** What is wrong with the message or could be better, each with one click that corrects it where there is one. */
export function MessageProblems({ message, problems, columns, onReplace, onChange }: MessageProblemsProps) {
  const { survey } = useSurvey();
  if (message.trim() === '') return null;
  const blanks = survey?.blanks.filter(({ tag }) => message.includes(tag)) ?? [];
  if (problems.length + blanks.length === 0) return null;
  const { meant, mended } = wrongTags({ message, problems });
  return (
    <ul className="problems" aria-label={compose.problems}>
      {meant.length > 1 && (
        <ProblemLine
          tone="danger"
          title={compose.tagsAs(meant.slice(0, 5).map(({ tag, as }) => compose.tagAs(tag, as)))}
        >
          <Button size="small" onPress={() => onChange(mended)}>
            {compose.fixTags(meant.length)}
          </Button>
        </ProblemLine>
      )}
      {problems.map((problem) => (
        <ProblemLine
          key={`${problem.from} ${spoken(problem.message)}`}
          tone={problem.severity === 'error' ? 'danger' : 'warning'}
          title={spoken(problem.message)}
          more={spoken(problem.fix)}
        >
          {problem.replacement !== undefined && (
            <Button size="small" onPress={() => onReplace(problem)}>
              {problem.replacement === '' ? compose.takeOut : compose.takeThis(problem.replacement)}
            </Button>
          )}
          {problem.severity === 'error' && problem.replacement === undefined && columns.length > 0 && (
            <ColumnMenu
              title={compose.chooseColumn}
              label={compose.columnFor(message.slice(problem.from, problem.to))}
              columns={columns}
              onChoose={(column) =>
                onChange(withColumn(message, message.slice(problem.from, problem.to), tagFor(column)))
              }
            />
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
    </ul>
  );
}
