import { assertNever } from '../../assert-never.ts';
import { wordsOf } from '../../format/words-in-name.ts';
import { PLAIN_NO } from '../answers/answer-vocabulary.ts';
import { isClearNo } from '../answers/clear-no.ts';
import { comparedCell } from '../compared-cell.ts';
import type { ConsentHeader } from './consent-header.ts';
import { BLANK_ANSWER, type PlainAnswer, plainAnswer } from './plain-answer.ts';

/** What a value says about texts under this heading; `yes` allows texts. */
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
      // `STOP` and `no texts` refuse texts here too.
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

/** The reading before a person decides: if a yes is needed, anything else is a no; a status must say it clearly. */
export function meansNo(kind: ConsentHeader['kind'], answer: PlainAnswer, value: string): boolean {
  if (answer !== 'unclear' || kind === 'allow') return answer !== 'yes';
  return kind === 'block' && !BLANK_ANSWER.test(comparedCell(value));
}

/** Texts such as `NULL` that databases and programs write for a missing value: it may be a blank or a fault. */
const NULL = /^(?:null|\\n|n\/a)$/;
