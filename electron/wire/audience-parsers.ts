import * as z from 'zod';
import type { AudienceOperations } from '../../shared/operations/audience-operations.ts';
import {
  audienceId,
  nameField as name,
  nothing,
  ofSheet,
  type ParsersOf,
  sheetId,
  slice,
  whole,
} from './field-parsers.ts';
import { chosenRows, columnLayout } from './row-parsers.ts';
import { cellConditions, mapping } from './sheet-parsers.ts';

const ofAudience = z.object({ audienceId });
const ofTwo = { audienceId, otherId: audienceId };
const derivation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('some'), audienceId, conditions: cellConditions.min(1) }),
  z.object({ kind: z.literal('together'), ...ofTwo }),
  z.object({ kind: z.literal('without'), ...ofTwo }),
  z.object({ kind: z.literal('in-both'), ...ofTwo }),
]);

/** The inputs of what is asked of lists of people. */
export const audienceParsers: ParsersOf<AudienceOperations> = {
  'audience.build': z.object({ sheetId, mapping, name }),
  'audience.mend': z.object({ sheetId, mapping, audienceId }),
  'audience.countDerived': z.object({ derivation }),
  'audience.derive': z.object({ derivation, name: name.min(1) }),
  'audience.cancelDerived': ofAudience,
  'audience.values': z.object({ audienceId, column: whole }),
  'audience.groups': ofAudience,
  'audience.list': nothing,
  'audience.get': ofAudience,
  'audience.rename': z.object({ audienceId, name: name.min(1) }),
  'audience.remove': ofAudience,
  'audience.cancel': ofSheet,
  'audience.edit': z.object({
    audienceId,
    n: whole,
    column: z.union([whole, z.literal('number')]),
    value: z.string().max(32_768),
  }),
  'audience.exclude': z.object({ audienceId, n: whole, excluded: z.boolean() }),
  'audience.choose': z.object({ audienceId, n: whole }),
  'audience.excludeRows': z.object({ audienceId, ...chosenRows, excluded: z.boolean() }),
  'audience.settleDoubtful': z.object({ audienceId, keep: z.boolean() }),
  'audience.undo': z.object({ audienceId, to: whole.optional() }),
  'audience.redo': z.object({ audienceId, to: whole.optional() }),
  'audience.history': z.object({ audienceId, ...slice }),
  'audience.columns': ofAudience,
  'audience.layColumns': z.object({ audienceId, layout: columnLayout }),
  'audience.repeated': z.object({ audienceId, at: whole }),
  'audience.keepAll': ofAudience,
};
