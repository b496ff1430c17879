import * as z from 'zod';
import type { AudienceRow } from '../audience/audience.ts';
import type { TemplateId } from '../brand.ts';
import type { Draft, DraftPatch } from '../draft/draft.ts';
import type { ToldSurvey } from '../draft/survey.ts';
import type { RecentMessage, Template, TemplatesTaken } from '../template/template.ts';
import { templateLimits } from '../template/template.ts';
import { type Declarations, gives } from './declaration.ts';
import {
  accountId,
  asker,
  audienceId,
  campaignId,
  label,
  nameField as name,
  nothing,
  ofCampaign,
  search,
  sender,
  slice,
  textField,
  viewId,
  whole,
} from './fields.ts';
import { shownRows } from './row-fields.ts';
import { lettering, sendOptions } from './send-fields.ts';
import type { Nothing, View } from './shapes.ts';

const draftPatch: z.ZodType<DraftPatch> = z
  .object({
    name,
    accountId,
    audienceId: audienceId.nullable(),
    message: textField,
    sender,
    label,
    options: sendOptions,
  })
  .exactPartial();

const templateId = whole.transform((value) => value as TemplateId);
const written = { name, message: textField };

/** Operations of drafts, and of messages that are kept by name. */
export const draftOperations = {
  'draft.create': { in: nothing, out: gives<Draft>, writes: true },
  'draft.get': { in: ofCampaign, out: gives<Draft> },
  'draft.save': { in: z.object({ campaignId, patch: draftPatch }), out: gives<Draft>, writes: true },
  /** Surveys the audience's final texts of the message; first result at once, the rest as `survey` events. */
  'draft.survey': {
    in: z.object({ asker, audienceId, message: textField, lettering }),
    out: gives<ToldSurvey>,
    superseded: true,
  },
  /** Opens a view on the rows that pass `filter` and whose cells, or final texts of `message`, contain `search`; `sort` orders them. */
  'draft.view': {
    in: z.object({ asker, audienceId, message: textField, lettering, search, ...shownRows }),
    out: gives<View>,
    superseded: true,
  },
  'draft.page': { in: z.object({ viewId, ...slice }), out: gives<AudienceRow[]> },

  /** The messages that are kept by name, in the order of their names. */
  'template.list': { in: nothing, out: gives<Template[]> },
  /** The latest messages of campaigns, each once. */
  'template.recent': { in: nothing, out: gives<RecentMessage[]> },
  'template.add': { in: z.object(written), out: gives<Template>, writes: true, changes: 'templates' },
  'template.change': {
    in: z.object({ templateId, ...z.object(written).exactPartial().shape }),
    out: gives<Template>,
    writes: true,
    changes: 'templates',
  },
  'template.remove': {
    in: z.object({ templateId }),
    out: gives<Nothing>,
    writes: true,
    changes: 'templates',
  },
  /** Takes a file of templates in, or nothing of it; fails as bad-input for any other file. */
  'template.import': {
    in: z.object({ text: z.string().max(templateLimits.file * 2) }),
    out: gives<TemplatesTaken>,
    writes: true,
    changes: 'templates',
  },
} as const satisfies Declarations;
