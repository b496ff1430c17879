import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId, Msisdn, TemplateId } from '../../../../shared/brand.ts';
import { type CampaignPhase, hasEnded } from '../../../../shared/campaign/progress/phase.ts';
import { jsonWithoutPerson, withoutPerson } from '../../../../shared/person/erasure.ts';
import { type Mention, type MentionPlace, MOST_MENTIONS } from '../../../../shared/person/mention.ts';
import { lastDigitsGlob, mentions, mentionsInJson } from '../../../../shared/person/person-in-text.ts';
import { failure, ok, type Result } from '../../../../shared/result.ts';
import { say } from '../../../../shared/texts/say.ts';
import { finishErasing } from '../../../store/finish-erasing.ts';
import { inSteps } from '../../../store/in-steps.ts';
import { transact } from '../../../store/open-database.ts';
import { inRange } from '../../../store/range-sql.ts';
import { replaceWords } from '../frozen.ts';
import { replaceTagvalues } from '../recipient-writer.ts';

/** Recipients looked at before the thread handles other messages. */
const STEP = 20_000;

export type PlaceOutsideLists = Exclude<MentionPlace, { kind: 'list' | 'row' }>;

/**
 * Names, labels and messages, the texts to others, labels that credits are summed by, templates, notes about the
 * opt-outs of others, and what is remembered for files; at most `MOST_MENTIONS`.
 */
export async function mentionsOutsideLists(database: DatabaseSync, msisdn: string): Promise<Mention[]> {
  const foundMentions: Mention[] = [];
  const glob = lastDigitsGlob(msisdn);
  const campaigns = database.prepare('SELECT id, name, people FROM campaign ORDER BY id DESC').all();
  const textsOfCampaign = database.prepare(
    'SELECT json_array(name, label, message, json(options), json(frozen)) AS json FROM campaign WHERE id = ?',
  );
  const texts = database.prepare(
    `SELECT position, tagvalues FROM recipient WHERE campaign_id = ? AND ${inRange('position')}
       AND tagvalues GLOB ? AND msisdn <> ? LIMIT ${MOST_MENTIONS}`,
  );
  for (const { id, name: campaignName, people } of campaigns) {
    const campaignId = Number(id) as CampaignId;
    const name = String(campaignName);
    const add = (place: PlaceOutsideLists, json: unknown) => {
      const own = mentionsInJson(String(json), msisdn);
      if (own.length > 0) foundMentions.push({ place, name, row: null, texts: own });
    };
    add({ kind: 'campaign', campaignId }, textsOfCampaign.get(campaignId)?.json);
    let from = 0;
    await inSteps(() => {
      for (const { position, tagvalues } of texts.all(campaignId, from, from + STEP, glob, Number(msisdn)))
        add({ kind: 'text', campaignId, position: Number(position) }, tagvalues);
      from += STEP;
      return from < Number(people) && foundMentions.length < MOST_MENTIONS;
    });
    if (foundMentions.length >= MOST_MENTIONS) return foundMentions.slice(0, MOST_MENTIONS);
  }
  for (const { label } of database.prepare('SELECT DISTINCT label FROM credit_month').all()) {
    const text = String(label);
    if (mentions(text, msisdn))
      foundMentions.push({ place: { kind: 'credits', label: text }, name: '', row: null, texts: [text] });
  }
  foundMentions.push(...mentionsInTemplates(database, msisdn), ...mentionsInNotes(database, msisdn));
  const remembered = [...new Set(mappingsWith(database, msisdn).flatMap(({ texts }) => texts))];
  if (remembered.length > 0)
    foundMentions.push({ place: { kind: 'mappings' }, name: '', row: null, texts: remembered });
  return foundMentions.slice(0, MOST_MENTIONS);
}

function mentionsInTemplates(database: DatabaseSync, msisdn: string): Mention[] {
  return database
    .prepare('SELECT id, name, message FROM template ORDER BY id')
    .all()
    .flatMap(({ id, name, message }) => {
      const texts = [String(name), String(message)].filter((text) => mentions(text, msisdn));
      const place = { kind: 'template', templateId: Number(id) as TemplateId } as const;
      return texts.length === 0 ? [] : [{ place, name: String(name), row: null, texts }];
    });
}

function mentionsInNotes(database: DatabaseSync, msisdn: string): Mention[] {
  const noted = database
    .prepare(
      `SELECT msisdn, json_group_array(note) AS notes FROM
         (SELECT msisdn, note FROM opt_out UNION SELECT msisdn, source FROM opt_out UNION SELECT msisdn, note FROM opt_out_log)
       WHERE note GLOB ?1 AND msisdn <> ?2 GROUP BY msisdn LIMIT ${MOST_MENTIONS}`,
    )
    .all(lastDigitsGlob(msisdn), Number(msisdn));
  return noted.flatMap(({ msisdn: other, notes }) => {
    const texts = mentionsInJson(String(notes), msisdn);
    const place = { kind: 'opt-out', msisdn: String(other) as Msisdn } as const;
    return texts.length === 0 ? [] : [{ place, name: '', row: null, texts }];
  });
}

/** The mappings that are remembered with a mention of the number. */
function mappingsWith(database: DatabaseSync, msisdn: string) {
  return database
    .prepare('SELECT fingerprint, mapping FROM mapping_memory')
    .all()
    .map(({ fingerprint, mapping }) => ({ fingerprint, texts: mentionsInJson(String(mapping), msisdn) }))
    .filter(({ texts }) => texts.length > 0);
}

/** What a campaign still sends was reviewed, and stays; a draft and one that has ended lose it. */
export async function eraseOutsideLists(
  database: DatabaseSync,
  msisdn: string,
  place: PlaceOutsideLists,
): Promise<Result<null>> {
  const own = { msisdn, words: [] };
  const clean = (text: unknown): string => withoutPerson(String(text), own);
  database.function('clean', clean);
  if (place.kind === 'credits') {
    const { label } = place;
    transact(database, () => eraseFromCredits(database, label, clean(label)));
    return erased(database);
  }
  if (place.kind === 'template') {
    database
      .prepare('UPDATE template SET name = clean(name), message = clean(message) WHERE id = ?')
      .run(place.templateId);
    return erased(database);
  }
  if (place.kind === 'mappings') {
    // With another value a remembered condition would take other rows, so all choices are asked again.
    const forget = database.prepare('DELETE FROM mapping_memory WHERE fingerprint = ?');
    for (const { fingerprint } of mappingsWith(database, msisdn)) forget.run(fingerprint!);
    return erased(database);
  }
  if (place.kind === 'opt-out') {
    const whose = Number(place.msisdn);
    transact(database, () => {
      database
        .prepare('UPDATE opt_out SET note = clean(note), source = clean(source) WHERE msisdn = ?')
        .run(whose);
      database.prepare('UPDATE opt_out_log SET note = clean(note) WHERE msisdn = ?').run(whose);
    });
    return erased(database);
  }
  const { campaignId } = place;
  const campaign = database
    .prepare('SELECT phase, name, label, message, options, frozen FROM campaign WHERE id = ?')
    .get(campaignId);
  if (campaign === undefined) return ok(null);
  const { phase, name, label, message, options, frozen } = campaign;
  if (phase !== 'draft' && !hasEnded(phase as CampaignPhase))
    return failure('not-ready', say.people.stillReviewed(String(name)), say.people.stillReviewedFix());
  if (place.kind === 'text') {
    const { position } = place;
    replaceTagvalues(database, campaignId, position, textsWithout(database, campaignId, position, own));
  } else
    replaceWords(database, campaignId, {
      ...{ name: clean(name), label: clean(label), message: clean(message) },
      options: jsonWithoutPerson(String(options), own),
      ...(frozen !== null && { frozen: jsonWithoutPerson(String(frozen), own) }),
    });
  return erased(database);
}

function textsWithout(
  database: DatabaseSync,
  campaignId: CampaignId,
  position: number,
  own: { readonly msisdn: string; readonly words: readonly string[] },
): string {
  const row = database
    .prepare('SELECT tagvalues FROM recipient WHERE campaign_id = ? AND position = ?')
    .get(campaignId, position);
  return jsonWithoutPerson(String(row?.tagvalues ?? '[]'), own);
}

async function erased(database: DatabaseSync): Promise<Result<null>> {
  await finishErasing(database);
  return ok(null);
}

function eraseFromCredits(database: DatabaseSync, label: string, cleaned: string): void {
  const add = database.prepare(
    `INSERT INTO credit_month (month, account_id, account_name, label, texts, parts, credits, unpriced, treated, balance_credits)
     SELECT month, account_id, account_name, ?1, texts, parts, credits, unpriced, treated, balance_credits FROM credit_month WHERE label = ?2
     ON CONFLICT (month, account_id, label) DO UPDATE SET texts = texts + excluded.texts,
       parts = parts + excluded.parts, credits = credits + excluded.credits, unpriced = unpriced + excluded.unpriced,
       treated = treated + excluded.treated, balance_credits = balance_credits + excluded.balance_credits`,
  );
  const remove = database.prepare('DELETE FROM credit_month WHERE label = ?');
  add.run(cleaned, label);
  remove.run(label);
}
