import type { Review } from '../../../../shared/campaign/review/review.ts';
import type { FinalText } from '../../../../shared/message/final-text.ts';
import type { Writing } from '../../../../shared/message/writing.ts';

const MOST_SHOWN = 20;
/** People of later ones are counted together. */
const MOST_COUNTED = 1000;

export interface ReviewedKinds {
  readonly kinds: Review['kinds'];
  /** Conditions on a value that nobody who is sent to has. */
  readonly unmet: readonly { readonly value: string }[];
}

/** The texts that differ by the words of conditions. */
export function countKinds({ versions }: Writing) {
  const found = new Map<number, { msisdn: string; text: string; version: number; people: number }>();
  const all = versions.flatMap(({ conditions }) => conditions);
  const met = new Set<(typeof all)[number]>();
  let others = 0;
  return {
    see(msisdn: number, { kind: { key, version }, text }: FinalText): void {
      const known = found.get(key);
      if (known !== undefined) known.people += 1;
      else if (found.size === MOST_COUNTED) others += 1;
      else {
        found.set(key, { msisdn: String(msisdn), text, version, people: 1 });
        let holding = Math.floor(key / versions.length);
        for (const condition of versions[version]!.conditions.toReversed()) {
          if (holding % 2 === 1) met.add(condition);
          holding = Math.floor(holding / 2);
        }
      }
    },
    read(): ReviewedKinds {
      if (all.length === 0) return { kinds: null, unmet: [] };
      const kinds = [...found.values()].sort((one, other) => other.people - one.people);
      const shown = kinds.slice(0, MOST_SHOWN);
      const more = kinds.slice(MOST_SHOWN).reduce((sum, { people }) => sum + people, others);
      const unmet = all.flatMap((condition) => {
        const { value } = condition.cut;
        return !value?.trim() || others > 0 || met.has(condition) ? [] : [{ value }];
      });
      return { kinds: { shown, more }, unmet };
    },
  };
}
