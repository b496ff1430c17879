import type { RowSpans } from '../audience/row-spans.ts';
import type { AudienceId, CampaignId, Msisdn } from '../brand.ts';
import type { CreditsChoice } from '../campaign/results/credits-by-month.ts';
import type { ResultFilter } from '../campaign/results/result.ts';
import type { ResultSort } from '../campaign/results/result-sort.ts';
import type { Lettering } from '../message/lettering.ts';
import type { CsvSeparator } from '../sheet/csv-safe.ts';

/** What can be saved to a file; the host or browser asks where. */
export type ExportRequest =
  | {
      readonly what: 'results';
      readonly campaignId: CampaignId;
      readonly filter: ResultFilter;
      /** Digits of a number, or words of a value; everybody where it is left out. */
      readonly search?: string | undefined;
      /** Only the people of this request. */
      readonly chunk?: number | null | undefined;
      /** The order of sending where it is left out. */
      readonly sort?: ResultSort | null | undefined;
      /** CSV where it is left out. */
      readonly format?: 'csv' | 'xlsx' | undefined;
      /** Of a CSV; as is usual here where it is left out. */
      readonly separator?: CsvSeparator | undefined;
      /** With what the list says of each person beside what became of them. */
      readonly columns?: boolean | undefined;
      /** Only the people at these places of an open view, in its order; whatever else says who is then of no account. */
      readonly chosen?: { readonly viewId: string; readonly spans: RowSpans } | undefined;
    }
  /** The rows at these places of an open view of a list, with what each person is sent. */
  | {
      readonly what: 'rows';
      readonly audienceId: AudienceId;
      readonly viewId: string;
      readonly spans: RowSpans;
      readonly message: string;
      readonly lettering: Lettering;
      readonly format: 'csv' | 'xlsx';
      /** Of a CSV; as is usual here where it is left out. */
      readonly separator?: CsvSeparator | undefined;
    }
  | { readonly what: 'summary'; readonly campaignId: CampaignId }
  | { readonly what: 'rejections'; readonly audienceId: AudienceId; readonly format: 'csv' | 'xlsx' }
  /** Everything that is kept of one person. */
  | { readonly what: 'person'; readonly msisdn: Msisdn; readonly format: 'csv' | 'xlsx' }
  | { readonly what: 'credits'; readonly choice: CreditsChoice; readonly format: 'csv' | 'xlsx' }
  | { readonly what: 'opt-outs' }
  /** All templates, as a file that another Tagline takes. */
  | { readonly what: 'templates' }
  /** All data in one file: to be opened on another computer, after which nothing is sent from here, or to be kept. */
  | { readonly what: 'folder'; readonly as: 'moved' | 'backup' };
