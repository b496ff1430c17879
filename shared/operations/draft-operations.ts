import type { AudienceFilter, AudienceRow } from '../audience/audience.ts';
import type { RowSort } from '../audience/row-sort.ts';
import type { AudienceId, CampaignId, TemplateId } from '../brand.ts';
import type { Draft, DraftPatch } from '../draft/draft.ts';
import type { ToldSurvey } from '../draft/survey.ts';
import type { Lettering } from '../message/lettering.ts';
import type { RecentMessage, Template, TemplatesTaken } from '../template/template.ts';
import type { Asker, Nothing, Slice, View } from './shapes.ts';

/** Operations of drafts, and of messages that are kept by name. */
export interface DraftOperations {
  'draft.create': { in: Nothing; out: Draft };
  'draft.get': { in: { campaignId: CampaignId }; out: Draft };
  'draft.save': { in: { campaignId: CampaignId; patch: DraftPatch }; out: Draft };
  /** Surveys the audience's final texts of the message; first result at once, the rest as `survey` events. */
  'draft.survey': {
    in: Asker & { audienceId: AudienceId; message: string; lettering: Lettering };
    out: ToldSurvey;
    superseded: true;
  };
  /** Opens a view on the rows that pass `filter` and whose cells, or final texts of `message`, contain `search`; `sort` orders them. */
  'draft.view': {
    in: Asker & {
      audienceId: AudienceId;
      message: string;
      lettering: Lettering;
      filter: AudienceFilter;
      search: string;
      sort?: RowSort | null | undefined;
    };
    out: View;
    superseded: true;
  };
  'draft.page': { in: { viewId: string } & Slice; out: AudienceRow[] };

  /** The messages that are kept by name, in the order of their names. */
  'template.list': { in: Nothing; out: Template[] };
  /** The latest messages of campaigns, each once. */
  'template.recent': { in: Nothing; out: RecentMessage[] };
  'template.add': { in: { name: string; message: string }; out: Template };
  'template.change': {
    in: { templateId: TemplateId; name?: string | undefined; message?: string | undefined };
    out: Template;
  };
  'template.remove': { in: { templateId: TemplateId }; out: Nothing };
  /** Takes a file of templates in, or nothing of it; fails as bad-input for any other file. */
  'template.import': { in: { text: string }; out: TemplatesTaken };
}
