import * as z from 'zod';
import type { Verdict } from '../../shared/campaign/progress/chunk.ts';
import { campaignPhases } from '../../shared/campaign/progress/phase.ts';
import type { CampaignOperations } from '../../shared/operations/campaign-operations.ts';
import {
  accountId,
  audienceId,
  campaignId,
  nothing,
  ofCampaign,
  type ParsersOf,
  sender,
  slice,
  whole,
} from './field-parsers.ts';
import { oneOf, pauseKind } from './name-parsers.ts';
import { chosenRows } from './row-parsers.ts';

const verdict = oneOf<Verdict>({ 'treat-as-sent': true, 'send-again': true });
const ofChunk = z.object({ campaignId, chunk: whole });
/** A final text that was shown, however long. */
const finalText = z.string().max(10_000_000);

/** The inputs of what is asked of campaigns and of their requests. */
export const campaignParsers: ParsersOf<CampaignOperations> = {
  'campaign.list': nothing,
  'campaign.get': ofCampaign,
  'campaign.review': z.object({ campaignId, includeRecent: z.boolean().optional() }),
  'campaign.start': z.object({
    campaignId,
    people: whole,
    hash: z.string().max(64),
    includeRecent: z.boolean(),
  }),
  'campaign.pause': ofCampaign,
  'campaign.resume': z.object({
    campaignId,
    shown: z.object({ kind: pauseKind.nullable(), chunk: whole.nullable() }),
  }),
  'campaign.mendSender': z.object({ campaignId, sender, shown: z.string().max(40) }),
  'campaign.cancel': ofCampaign,
  'campaign.unschedule': ofCampaign,
  'campaign.copy': z.object({ campaignId, rest: z.boolean() }),
  'campaign.copyToRows': z.object({ campaignId, audienceId, ...chosenRows }),
  'campaign.countChosen': z.object({ campaignId, ...chosenRows }),
  'campaign.copyToChosen': z.object({ campaignId, ...chosenRows, again: z.boolean() }),
  'campaign.rehearse': z.object({ campaignId, includeRecent: z.boolean() }),
  'campaign.testText': z.object({ campaignId, n: whole.nullable() }),
  'campaign.test': z.object({
    campaignId,
    number: z.string().max(100),
    shown: z.object({
      accountId,
      n: whole.nullable(),
      row: whole.nullable(),
      text: finalText,
    }),
  }),
  'campaign.testEncoding': z.object({
    accountId,
    encoding: z.string().trim().min(1).max(40),
    number: z.string().max(100),
  }),
  'campaign.timeline': ofCampaign,
  'campaign.remove': z.object({ campaignId, phase: z.enum(campaignPhases) }),
  'campaign.older': z.object({ days: whole.max(36_500) }),
  'campaign.removeOlder': z.object({ days: whole.max(36_500), shown: whole }),

  'chunk.list': z.object({ campaignId, ...slice }),
  'chunk.waiting': z.object({ campaignId, preferred: whole.nullable() }),
  'chunk.rule': z.object({
    campaignId,
    chunk: whole,
    verdict,
    attempts: whole,
  }),
  'chunk.copied': ofCampaign,
  'chunk.ruleCopied': z.object({ campaignId, verdict, requests: whole }),
  'chunk.takeOut': z.object({ campaignId, chunk: whole, positions: z.array(whole).min(1).max(10_000) }),
  'chunk.bisect': ofChunk,
};
