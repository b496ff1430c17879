import type { AudienceRow } from '../audience/audience.ts';
import type { Draft, DraftPatch } from '../draft/draft.ts';
import type { NumberedSurvey } from '../draft/survey.ts';
import {
  accountId,
  asker,
  audienceId,
  campaignId,
  label,
  nameField as name,
  search,
  sender,
  slice,
  templateId,
  textField,
  viewId,
} from '../schema/fields.ts';
import * as z from '../schema/zod.ts';
import {
  type RecentMessage,
  type Template,
  type TemplatesTaken,
  templateLimits,
} from '../template/template.ts';
import { asks, changes, gives, newest, removes, writes } from './declaration.ts';
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

const written = { name, message: textField };

export const draftOperations = {
  'draft.create': writes({ patch: draftPatch.optional() }, gives<Draft>),
  'draft.get': asks({ campaignId }, gives<Draft>),
  'draft.save': writes({ campaignId, patch: draftPatch }, gives<Draft>),
  /** Surveys the audience's final texts; the first result at once, the rest as `survey` events. */
  'draft.survey': newest(
    { asker, audienceId, message: textField, lettering },
    gives<NumberedSurvey>,
    'audiences',
  ),
  /** On the rows that pass `filter` and contain `search` in their cells or final text. */
  'draft.view': newest(
    { asker, audienceId, message: textField, lettering, search, ...shownRows },
    gives<View>,
  ),
  'draft.page': asks({ viewId, ...slice }, gives<AudienceRow[]>),

  /** In the order of their names. */
  'template.list': asks({}, gives<Template[]>, 'templates'),
  /** The latest messages of campaigns, each once. */
  'template.recent': asks({}, gives<RecentMessage[]>),
  'template.add': changes('templates', written, gives<Template>),
  'template.change': changes(
    'templates',
    { templateId, ...z.object(written).exactPartial().shape },
    gives<Template>,
  ),
  'template.remove': removes(changes('templates', { templateId }, gives<Nothing>)),
  /** Imports all of a file of templates or none; fails as bad-input for any other file. */
  'template.import': changes(
    'templates',
    { text: z.string().max(templateLimits.file * 2) },
    gives<TemplatesTaken>,
  ),
};
