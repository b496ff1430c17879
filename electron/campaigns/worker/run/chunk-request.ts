import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../../shared/brand.ts';
import { lazily } from '../../../../shared/lazily.ts';
import { type Fillable, fill, toFillable } from '../../../../shared/message/fill.ts';
import { sharesChunkState } from '../../../store/delivery-state-sql.ts';
import { inRange } from '../../../store/range-sql.ts';
import type {
  PreparedChunk,
  PreparedRecipient,
  PreparedRequest,
  StoredChunk,
} from '../../records/chunk-store.ts';
import { type Frozen, type FrozenVersion, frozenVersions } from '../../records/frozen.ts';

// One JSON text per chunk takes a fraction of the time of ten thousand rows, and is sent as it is.
const batch = `
  SELECT '[' || group_concat(position || ',' || parts) || ']' AS numbers,
         group_concat('{"msisdn":"' || msisdn || '"' || iif(:tagged, ',"tagvalues":' || tagvalues, '') || '}') AS recipients
  FROM (SELECT position, msisdn, parts, tagvalues FROM recipient r
        WHERE campaign_id = :campaign AND ${inRange('position', ':from', ':to')} %REST% ORDER BY position)`;

export function openPreparer(
  database: DatabaseSync,
  campaignId: CampaignId,
  frozen: Frozen,
): (chunk: StoredChunk) => PreparedChunk {
  const whole = database.prepare(batch.replace('%REST%', ''));
  const some = database.prepare(batch.replace('%REST%', `AND ${sharesChunkState}`));
  const versions = frozenVersions(frozen).map((version) => ({
    version,
    fillable: toFillable(version.message, version.tags),
  }));
  return (chunk) => {
    const { version, fillable } = versions[chunk.version]!;
    const statement = chunk.people === chunk.to - chunk.from ? whole : some;
    const row = statement.get({
      campaign: campaignId,
      from: chunk.from,
      to: chunk.to,
      tagged: version.tags.length > 0 ? 1 : 0,
    });
    const numbers = JSON.parse(String(row?.numbers ?? '[]')) as number[];
    const recipientsJson = String(row?.recipients ?? '');
    const people = numbers.length / 2;
    const positions = Uint32Array.from({ length: people }, (_, at) => numbers[2 * at]!);
    const parts = Uint16Array.from({ length: people }, (_, at) => numbers[2 * at + 1]!);
    const json = smsObject(frozen, version, chunk.unicode, recipientsJson);
    const textLength = version.message.length * people + recipientsJson.length;
    return { chunk, request: requestOf({ json, people, textLength }, fillable), positions, parts };
  };
}

function requestOf(
  request: Pick<PreparedRequest, 'json' | 'people' | 'textLength'>,
  fillable: Fillable,
): PreparedRequest {
  const { json } = request;
  const recipients = lazily(
    () => (JSON.parse(json) as { recipients: readonly PreparedRecipient[] }).recipients,
  );
  const texts = lazily(() => recipients().map(({ tagvalues = [] }) => fill(fillable, tagvalues)));
  return {
    ...request,
    get recipients() {
      return recipients();
    },
    textOf: (index) => texts()[index]!,
    makeTexts: texts,
  };
}

/** The SMS object of the spec, without the token; a message without tags sends neither tags nor tagvalues. */
function smsObject(
  frozen: Frozen,
  { message, tags }: FrozenVersion,
  unicode: boolean,
  recipientsJson: string,
): string {
  const head = {
    message,
    ...(unicode && frozen.unicodeEncoding !== '' ? { encoding: frozen.unicodeEncoding } : {}),
    ...(frozen.sender === '' ? {} : { sender: frozen.sender }),
    ...(frozen.label === '' ? {} : { label: frozen.label }),
    ...(tags.length === 0 ? {} : { tags }),
  };
  return `${JSON.stringify(head).slice(0, -1)},"recipients":[${recipientsJson}]}`;
}
