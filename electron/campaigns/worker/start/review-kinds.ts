import type { Review } from '../../../../shared/campaign/review/review.ts';
import { type CompiledMessage, unmetValues } from '../../../../shared/message/compiled-message.ts';
import type { FinalText } from '../../../../shared/message/final-text.ts';

const MOST_SHOWN = 20;
/** Kinds after this many are counted together. */
const MOST_COUNTED = 1000;

/** Counts texts by the conditional words in them. */
export function countKinds({ versions }: CompiledMessage) {
  const peopleByKind = new Map<number, { msisdn: string; text: string; version: number; people: number }>();
  const isOne = versions.every(({ conditions }) => conditions.length === 0);
  let others = 0;
  return {
    see(msisdn: number, { kind: { key, version }, text }: FinalText): void {
      const sameKind = peopleByKind.get(key);
      if (sameKind !== undefined) sameKind.people += 1;
      else if (peopleByKind.size === MOST_COUNTED) others += 1;
      else peopleByKind.set(key, { msisdn: String(msisdn), text, version, people: 1 });
    },
    /** `unmet` are conditions on a value that no recipient has. */
    read(): { readonly kinds: Review['kinds']; readonly unmet: readonly string[] } {
      if (isOne) return { kinds: null, unmet: [] };
      const kinds = [...peopleByKind.values()].sort((one, other) => other.people - one.people);
      const shown = kinds.slice(0, MOST_SHOWN);
      const more = kinds.slice(MOST_SHOWN).reduce((sum, { people }) => sum + people, others);
      const unmet = others > 0 ? [] : unmetValues({ versions }, peopleByKind.keys());
      return { kinds: { shown, more }, unmet };
    },
  };
}
