import { assertNever } from '../../assert-never.ts';
import { wordsOf } from '../../format/words-in-name.ts';
import { PLAIN_NO } from '../answers/answer-vocabulary.ts';
import { isClearNo } from '../answers/clear-no.ts';
import { comparedCell } from '../compared-cell.ts';
import type { ConsentHeader } from './consent-header.ts';
import { BLANK_ANSWER, type PlainAnswer, plainAnswer } from './plain-answer.ts';

/** What a value says about texts under such a heading; `yes` allows them. */
export function answerIn({ kind, says }: Pick<ConsentHeader, 'kind' | 'says'>, value: string): PlainAnswer {
  if (isClearNo(value)) return 'no';
  switch (kind) {
    case 'allow': {
      const answer = plainAnswer(value);
      return answer === 'date' ? 'unclear' : answer;
    }
    case 'block': {
      const text = comparedCell(value);
      if (BLANK_ANSWER.test(text)) return NULL.test(text) ? 'unclear' : 'yes';
      const answer = plainAnswer(value);
      if (answer !== 'no') return answer === 'unclear' ? answer : 'no';
      // `STOP` and `no texts` refuse them here too.
      return wordsOf(value).every((word) => PLAIN_NO.has(word)) ? 'yes' : 'no';
    }
    case 'status': {
      const answer = says === 'none' || value.trim() === '' ? 'yes' : plainAnswer(value);
      return answer === 'date' ? 'unclear' : answer;
    }
    default:
      return assertNever(kind);
  }
}

/** Before a person says so: where a yes is needed anything else is a no, and a status has to say it. */
export function meansNo(kind: ConsentHeader['kind'], answer: PlainAnswer, value: string): boolean {
  if (answer !== 'unclear' || kind === 'allow') return answer !== 'yes';
  return kind === 'block' && !BLANK_ANSWER.test(comparedCell(value));
}

/** What databases write for nothing, and programs for what they lack: it may be a blank or a fault. */
const NULL = /^(?:null|\\n|n\/a)$/;
