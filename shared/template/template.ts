import type { CampaignId, TemplateId } from '../brand.ts';
import { normalized } from '../format/normalized.ts';
import { bindMessage } from '../message/bound-message.ts';
import { parseMessage } from '../message/tag.ts';

/** A message that is kept by name, to be written again. */
export interface Template {
  readonly id: TemplateId;
  readonly name: string;
  readonly message: string;
  /** In ms since the epoch. */
  readonly updatedAt: number;
}

/** The message of a campaign, by the latest that has it. */
export interface RecentMessage {
  readonly campaignId: CampaignId;
  /** The name of the campaign; empty for one without. */
  readonly name: string;
  readonly message: string;
  /** When that was last changed, in ms since the epoch. */
  readonly at: number;
}

/** What a file of templates came to. */
export interface TemplatesTaken {
  readonly added: number;
  /** How many were kept already, with the same name and message. */
  readonly already: number;
}

/** How much is kept: templates are looked through as a whole, and so is a file of them. */
export const templateLimits = {
  templates: 1000,
  /** Characters of all messages together. */
  characters: 2_000_000,
  /** Characters of a file. */
  file: 4_000_000,
} as const;

/** A tag that a template needs. */
export interface TemplateTag {
  readonly tag: string;
  /** True where the list has its column. */
  readonly isThere: boolean;
  /** The tag that is probably meant; null where there is none, or none is needed. */
  readonly meant: string | null;
}

/** The tags that a message needs, each once, and which of them a list with these columns has; null stands for no list. */
export function tagsOf(message: string, columns: readonly string[] | null): TemplateTag[] {
  const tags = parseMessage(message).flatMap(({ kind, text }) => (kind === 'tag' ? [text] : []));
  const { problems } = bindMessage(message, columns ?? [], undefined);
  return [...new Set(tags)].map((tag) => {
    const wrong = problems.find(
      ({ severity, from, to }) => severity === 'error' && message.slice(from, to) === tag,
    );
    return { tag, isThere: columns !== null && wrong === undefined, meant: wrong?.replacement ?? null };
  });
}

/** Those whose name or message holds all words of a search, in the order given. */
export function findByWords<Kept extends Pick<Template, 'name' | 'message'>>(
  kept: readonly Kept[],
  search: string,
): readonly Kept[] {
  const words = searchable(search).split(/\s+/).filter(Boolean);
  return kept.filter(({ name, message }) => {
    const text = searchable([name, message].join('\n'));
    return words.every((word) => text.includes(word));
  });
}

function searchable(text: string): string {
  return normalized(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A message with a text put in the place of what is selected in it, and where the text then ends. */
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
