import type { CampaignId, TemplateId } from '../brand.ts';
import type { Draft } from '../draft/draft.ts';
import { messageOf } from '../draft/draft-versions.ts';
import { holdsWords, searchedWords } from '../format/searched-words.ts';
import { bindMessage } from '../message/bound-message.ts';
import { parseMessage } from '../message/tag.ts';

export interface Template {
  readonly id: TemplateId;
  readonly name: string;
  readonly message: string;
  /** In ms since the epoch. */
  readonly updatedAt: number;
}

/** A message with the latest campaign that has it. */
export interface RecentMessage {
  readonly campaignId: CampaignId;
  /** Empty for an unnamed campaign. */
  readonly name: string;
  readonly message: string;
  /** When the campaign was last changed, in ms since the epoch. */
  readonly at: number;
}

/** The outcome of importing a file of templates. */
export interface TemplatesTaken {
  readonly added: number;
  /** Stored before, with the same name and message. */
  readonly already: number;
}

/** Templates, and a file of them, are searched as a whole. */
export const templateLimits = {
  templates: 1000,
  /** Of all messages together. */
  characters: 2_000_000,
  file: 4_000_000,
} as const;

/** Each tag once; `columns` are the list's, null for no list. */
export function tagsOf(message: string, columns: readonly string[] | null) {
  const tags = new Map(parseMessage(message).map((piece) => [piece.text, piece]));
  const { problems } = bindMessage(message, columns ?? [], {});
  return [...tags].flatMap(([tag, { kind, from: start }]) => {
    if (kind === 'text') return [];
    const wrong = problems.find(
      ({ severity, from, to }) => severity === 'error' && from >= start && to <= start + tag.length,
    );
    const isWhole = tag === message.slice(wrong?.from, wrong?.to);
    return {
      tag,
      isThere: columns !== null && wrong === undefined,
      /** The tag that is probably meant; null if there is none, or none is needed. */
      meant: (isWhole && wrong?.replacement) || null,
    };
  });
}

/** All words of the search are in the name or message; keeps the order. */
export function findByWords<Kept extends Pick<Template, 'name' | 'message'>>(
  kept: readonly Kept[],
  search: string,
): readonly Kept[] {
  const words = searchedWords(search);
  return kept.filter(({ name, message }) => holdsWords([name, message].join('\n'), words));
}

/** What was selected in this message of a draft: `[from, to)` in its version. */
export interface TemplatePlace {
  readonly campaignId: CampaignId;
  readonly version: number;
  readonly message: string;
  readonly from: number;
  readonly to: number;
}

/** Where a template goes in the draft: `at`, if its message is still as it was, or else the end of the first message. */
export function placeIn(draft: Draft, at: TemplatePlace | undefined): Omit<TemplatePlace, 'campaignId'> {
  if (at?.campaignId === draft.id && messageOf(draft, at.version) === at.message) return at;
  const { message } = draft;
  return { version: 0, message, from: message.length, to: message.length };
}

/** Replaces the selection; `end` is where the inserted text ends. */
export function insertedAt(
  message: string,
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
): { readonly message: string; readonly end: number } {
  const start = Math.min(from, message.length);
  const before = message.slice(0, start);
  const after = message.slice(Math.max(start, Math.min(to, message.length)));
  return { message: before + text + after, end: before.length + text.length };
}
