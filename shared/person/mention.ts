import type { AudienceId, CampaignId, Msisdn, TemplateId } from '../brand.ts';

/** Where a free text has the last digits of a number: a person decides if it is about them. */
export type MentionPlace =
  | { readonly kind: 'list'; readonly audienceId: AudienceId }
  | { readonly kind: 'row'; readonly audienceId: AudienceId; readonly n: number }
  | { readonly kind: 'campaign'; readonly campaignId: CampaignId }
  /** The text to somebody else. */
  | { readonly kind: 'text'; readonly campaignId: CampaignId; readonly position: number }
  | { readonly kind: 'credits'; readonly label: string }
  | { readonly kind: 'template'; readonly templateId: TemplateId }
  /** The notes about somebody else's opt-out. */
  | { readonly kind: 'opt-out'; readonly msisdn: Msisdn }
  /** Choices that are remembered for files with the same columns. */
  | { readonly kind: 'mappings' };

export interface Mention {
  readonly place: MentionPlace;
  /** Of the list, the campaign or the template. */
  readonly name: string;
  /** In the list's file, from 1; null for a place that is no row. */
  readonly row: number | null;
  readonly texts: readonly string[];
}

/** What is shown at once; the others follow once these are removed. */
export const MOST_MENTIONS = 100;
