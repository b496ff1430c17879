import type { AudienceId } from '../../../shared/brand.ts';
import type { TestText } from '../../../shared/campaign/review/review.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import { type BoundMessage, bindMessage } from '../../../shared/message/bound-message.ts';
import {
  type CompiledMessage,
  compileMessage,
  isUnwritten,
} from '../../../shared/message/compiled-message.ts';
import { type FinalText, finalTextFor, notesOn } from '../../../shared/message/final-text.ts';
import { parseMessage } from '../../../shared/message/tag.ts';
import { failure, ok, type Result, wrongInput } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import { rowKey } from '../../store/row-key.ts';
import { walkAudience } from '../records/audience-walk.ts';
import { columnsOf, letteringFor, nobodyYet, type StartDeps, termsOf } from './draft-facts.ts';

/**
 * For row `n`, or for the first recipient; a message without tags needs nobody. Fails as bad-input if a tag would go
 * out unfilled.
 */
export function openTestTexts(deps: StartDeps) {
  const { database, now } = deps;
  const row = database.prepare('SELECT row, cells FROM audience_row WHERE id = ?');

  function rowText(compiled: CompiledMessage, audienceId: AudienceId, n: number): Result<Place> {
    const storedRow = row.get(rowKey(audienceId, n));
    if (storedRow === undefined) return nobodyYet;
    const final = finalTextFor(compiled, JSON.parse(String(storedRow.cells)) as string[]);
    if (final.unsendable === null) return ok({ n, row: Number(storedRow.row), final });
    return failure('bad-input', notesOn(compiled, final)[0]?.message ?? say.starts.unsendable());
  }

  async function firstText(compiled: CompiledMessage, audienceId: AudienceId): Promise<Place | null> {
    for await (const { people } of walkAudience(database, audienceId, compiled)) {
      const first = people.find(({ final }) => final.unsendable === null);
      if (first !== undefined) return first;
    }
    return null;
  }

  return async (draft: Draft, n: number | null) => {
    const { accountId, message, audienceId } = draft;
    const lettering = letteringFor(termsOf(deps, accountId), draft, now());
    if (isUnwritten(compileMessage(bindMessage(message, [], lettering), lettering))) return noMessage;
    const made = (bound: BoundMessage, { n, row, final }: Place) => {
      // Kept because the list may be gone by the time of sending: the message or version, and its tags.
      const { message, fillable } = compileMessage(bound, lettering).versions[final.version]!;
      const shown: TestText = { accountId, n, row, text: final.text };
      // Sent as a message of its own, without other versions.
      return ok({ shown, message, tags: fillable.tags, final: { ...final, version: 0 } });
    };
    const columns = columnsOf(database, draft);
    if (audienceId !== null && columns !== null) {
      const bound = bindMessage(message, columns, lettering);
      const wrong = bound.problems.find(({ severity }) => severity === 'error');
      if (wrong !== undefined) return wrongInput(say.starts.fields.message(), wrong.message);
      const compiled = compileMessage(bound, lettering);
      if (n !== null) {
        const place = rowText(compiled, audienceId, n);
        return place.ok ? made(bound, place.value) : place;
      }
      const first = await firstText(compiled, audienceId);
      if (first !== null) return made(bound, first);
    } else if (n !== null) return nobodyYet;
    if (message.trim() === '') return noMessage;
    if (parseMessage(message).some(({ kind }) => kind === 'tag')) return unfilled;
    const bound = bindMessage(message, [], {});
    return made(bound, { n: null, row: null, final: finalTextFor(compileMessage(bound, lettering), []) });
  };
}

interface Place extends Pick<TestText, 'n' | 'row'> {
  readonly final: FinalText;
}

const noMessage = wrongInput(say.starts.fields.message(), say.messages.none());

const unfilled = wrongInput(say.starts.fields.message(), say.starts.unfilled(), say.starts.unfilledFix());
