import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId, TemplateId } from '../../shared/brand.ts';
import { cleanMessage } from '../../shared/message/tag.ts';
import { type AppError, fail, failure, ok, type Result } from '../../shared/result.ts';
import {
  type RecentMessage,
  type Template,
  type TemplatesTaken,
  templateLimits,
} from '../../shared/template/template.ts';
import { say } from '../../shared/texts/say.ts';
import { transact } from '../store/open-database.ts';

/** What is written in a template. */
export type TemplateText = Pick<Template, 'name' | 'message'>;

/** What becomes another one; what is left out stays. */
export type TemplateChange = { readonly [Field in keyof TemplateText]?: TemplateText[Field] | undefined };

/** Messages that are kept by name; every change is on disk before it is answered. */
export interface TemplateStore {
  /** All of them, by name. */
  list(): Template[];
  /** Fails as bad-input without a name or a message, and where no more can be kept. */
  add(text: TemplateText): Result<Template>;
  /** Changes name or message; fails as not-found. */
  change(id: TemplateId, change: TemplateChange): Result<Template>;
  /** Fails as not-found. */
  remove(id: TemplateId): Result<Record<string, never>>;
  /** Adds all that are not kept already, or none where they do not fit. */
  take(texts: readonly TemplateText[]): Result<TemplatesTaken>;
  /** The latest messages of campaigns, each once; not those of tests and rehearsals, which are of others. */
  recent(): RecentMessage[];
}

/** How many campaigns are looked at for recent messages, and how many messages are shown. */
const latest = { campaigns: 300, messages: 30 };

/** Opens the templates on a connection; `now` gives ms since the epoch. */
export function openTemplateStore(database: DatabaseSync, now: () => number): TemplateStore {
  const all = database.prepare('SELECT id, name, message, updated_at FROM template');
  const insert = database.prepare(
    'INSERT INTO template (name, message, created_at, updated_at) VALUES (?1, ?2, ?3, ?3)',
  );
  const update = database.prepare('UPDATE template SET name = ?, message = ?, updated_at = ? WHERE id = ?');
  const remove = database.prepare('DELETE FROM template WHERE id = ?');
  const campaigns = database.prepare(
    `SELECT id, name, message, updated_at FROM campaign
     WHERE coalesce(frozen ->> 'test', 0) = 0 AND frozen ->> 'rehearsal' IS NULL AND trim(message) <> ''
     ORDER BY updated_at DESC, id DESC LIMIT ?`,
  );

  function list(): Template[] {
    return all
      .all()
      .map(({ id, name, message, updated_at }) => ({
        id: Number(id) as TemplateId,
        name: String(name),
        message: String(message),
        updatedAt: Number(updated_at),
      }))
      .sort((left, right) => left.name.localeCompare(right.name) || left.id - right.id);
  }

  function write({ name, message }: TemplateText): Template {
    const at = now();
    const { lastInsertRowid } = insert.run(name, message, at);
    return { id: Number(lastInsertRowid) as TemplateId, name, message, updatedAt: at };
  }

  return {
    list,
    add(text) {
      const kept = keptText(text);
      if (!kept.ok) return kept;
      return fits([...list(), kept.value]) ? ok(write(kept.value)) : tooMany;
    },
    change(id, change) {
      const before = list();
      const found = before.find((one) => one.id === id);
      if (found === undefined) return gone;
      const kept = keptText({ name: change.name ?? found.name, message: change.message ?? found.message });
      if (!kept.ok) return kept;
      const { name, message } = kept.value;
      if (!fits(before.map((one) => (one.id === id ? kept.value : one)))) return tooMany;
      const updatedAt = now();
      update.run(name, message, updatedAt, id);
      return ok({ id, name, message, updatedAt });
    },
    remove: (id) => (remove.run(id).changes === 0 ? gone : ok({})),
    take(texts) {
      const keyOf = ({ name, message }: TemplateText): string => JSON.stringify([name, message]);
      const before = list();
      const known = new Set(before.map(keyOf));
      const added: TemplateText[] = [];
      for (const text of texts) {
        const kept = keptText(text);
        if (!kept.ok) return kept;
        if (known.has(keyOf(kept.value))) continue;
        known.add(keyOf(kept.value));
        added.push(kept.value);
      }
      if (!fits([...before, ...added])) return tooMany;
      transact(database, () => added.forEach(write));
      return ok({ added: added.length, already: texts.length - added.length });
    },
    recent() {
      const found = new Map<string, RecentMessage>();
      for (const { id, name, message, updated_at } of campaigns.iterate(latest.campaigns)) {
        const text = String(message);
        if (found.has(text)) continue;
        const at = Number(updated_at);
        found.set(text, { campaignId: Number(id) as CampaignId, name: String(name), message: text, at });
        if (found.size === latest.messages) break;
      }
      return [...found.values()];
    },
  };
}

function keptText({ name, message }: TemplateText): Result<TemplateText> {
  const kept = { name: name.replace(/[\s\p{Cc}]+/gu, ' ').trim(), message: cleanMessage(message) };
  if (kept.name === '') return noName;
  return kept.message.trim() === '' ? noMessage : ok(kept);
}

function fits(texts: readonly TemplateText[]): boolean {
  const characters = texts.reduce((sum, { message }) => sum + message.length, 0);
  return texts.length <= templateLimits.templates && characters <= templateLimits.characters;
}

const noName = fail<AppError>({ kind: 'bad-input', message: say.templates.noName() });
const noMessage = fail<AppError>({ kind: 'bad-input', message: say.templates.noMessage() });
const gone = fail<AppError>({ kind: 'not-found', message: say.templates.gone() });
const tooMany = failure(
  'bad-input',
  say.templates.tooMany(templateLimits.templates),
  say.templates.tooManyFix(),
);
