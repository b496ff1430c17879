import type { OptOut, OptOutLogRow, OptOutsAdded, OptOutsCounted } from '../opt-out/opt-out.ts';
import type { TeamFile, TeamFileColumn } from '../opt-out/team-file-lines.ts';
import type { PersonHeld } from '../person/erasure.ts';
import type { Mention } from '../person/mention.ts';
import {
  audienceId,
  campaignId,
  digits,
  inUse,
  msisdn,
  nameField as name,
  search,
  sheetId,
  slice,
  templateId,
  whole,
} from '../schema/fields.ts';
import * as z from '../schema/zod.ts';
import { mapping } from '../sheet/sheet-schema.ts';
import { asks, changes, gives, newest, removes } from './declaration.ts';
import type { Nothing } from './shapes.ts';

const mentionPlace = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('list'), audienceId }),
  z.object({ kind: z.literal('row'), audienceId, n: whole }),
  z.object({ kind: z.literal('campaign'), campaignId }),
  z.object({ kind: z.literal('text'), campaignId, position: whole }),
  z.object({ kind: z.literal('credits'), label: z.string().max(1000) }),
  z.object({ kind: z.literal('template'), templateId }),
  z.object({ kind: z.literal('opt-out'), msisdn }),
  z.object({ kind: z.literal('mappings') }),
]);

export const personOperations = {
  'person.held': asks({ msisdn }, gives<PersonHeld>, 'people'),
  /** Free texts that have the number's last digits, at most `MOST_MENTIONS`. */
  'person.mentions': asks({ msisdn }, gives<readonly Mention[]>, 'people'),
  /** Takes the number out of one of them. Fails as not-ready while a campaign still sends it. */
  'person.eraseMention': removes(
    changes(
      ['people', 'audiences', 'templates', 'opt-outs'],
      { msisdn, place: mentionPlace },
      gives<Nothing>,
    ),
  ),
  /**
   * Erases everything about one person, for good, except that campaigns count a person there and, with
   * `keepOptOut`, that the number must never be texted. Fails as not-ready, erasing nothing, while a campaign
   * needs them.
   */
  'person.erase': removes(
    changes(['people', 'audiences', 'opt-outs'], { msisdn, keepOptOut: z.boolean() }, gives<Nothing>),
  ),

  'optOut.list': asks({ search, ...slice }, gives<{ count: number; rows: OptOut[] }>),
  /** Adds every number in `text`, one per line or cell; returns the lines without one. */
  'optOut.add': changes(
    'opt-outs',
    { ...inUse, text: z.string().max(8_000_000), note: z.string().max(1000), source: name },
    gives<OptOutsAdded>,
  ),
  /** What a sheet would add; the newest request wins. */
  'optOut.countSheet': newest({ sheetId, mapping }, gives<OptOutsCounted>),
  /**
   * The numbers of a sheet that was read, of the columns and rows that the mapping takes; fails in words without one. The sheet
   * is then discarded.
   */
  'optOut.addSheet': changes(
    'opt-outs',
    { sheetId, mapping: mapping.optional(), note: z.string().max(1000), source: name },
    gives<OptOutsAdded>,
  ),
  'optOut.remove': removes(
    changes('opt-outs', { msisdn: digits, note: z.string().max(1000) }, gives<Nothing>),
  ),
  'optOut.team': asks({}, gives<TeamFile | null>, 'opt-outs'),
  /** The columns of an external file that could be the team's. */
  'optOut.lookAtTeam': asks({ fileId: z.uuid() }, gives<readonly TeamFileColumn[]>),
  /** Takes the numbers of its column over, if it is still as shown, and adds the opt-outs made here to it, now and from now on. */
  'optOut.useTeam': changes(
    'opt-outs',
    { fileId: z.uuid(), column: whole.max(50), heading: z.string().max(200) },
    gives<Nothing>,
  ),
  /** The opt-outs from it stay. */
  'optOut.leaveTeam': changes('opt-outs', {}, gives<Nothing>),
  'optOut.log': asks(slice, gives<OptOutLogRow[]>, 'opt-outs'),
};
