import { isDeepStrictEqual } from 'node:util';
import { encodingTestText } from '../../../shared/account/encoding-check.ts';
import type { AccountId, AudienceId, CampaignId } from '../../../shared/brand.ts';
import type { TestText } from '../../../shared/campaign/review/review.ts';
import { nameMadeOf } from '../../../shared/draft/draft-name.ts';
import { sendingDay } from '../../../shared/format/sending-day.ts';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { compileMessage } from '../../../shared/message/compiled-message.ts';
import { finalTextFor } from '../../../shared/message/final-text.ts';
import { lossOfOne } from '../../../shared/message/letter-loss.ts';
import { typedNumbers } from '../../../shared/number/typed-numbers.ts';
import { failure, ok, type Result, wrongInput } from '../../../shared/result.ts';
import { campaignNews } from '../../../shared/texts/en/desktop.ts';
import { say } from '../../../shared/texts/say.ts';
import { noAccount } from '../../accounts/account-registry.ts';
import { countriesAtHand } from '../../store/number-countries.ts';
import { frozenPerson } from '../records/recipient-writer.ts';
import type { StartDeps } from './draft-facts.ts';
import type { DraftLauncher } from './draft-launcher.ts';
import { openTestTexts } from './test-texts.ts';

export function openTests(deps: StartDeps, launcher: DraftLauncher) {
  const { database, drafts, accounts, settings } = deps;
  const testText = openTestTexts(deps);
  const optedOut = database.prepare('SELECT 1 FROM opt_out WHERE msisdn = ?');

  function phoneOf(number: string, audienceId: AudienceId | null): Result<number> {
    const countries = countriesAtHand(database, audienceId, settings().home);
    const [typed, other] = typedNumbers(number, countries);
    if (typed === undefined) return noNumber;
    if (other !== undefined)
      return wrongInput(field, say.starts.twoNumbers(typed, other), say.starts.noNumberFix());
    const msisdn = Number(typed);
    return optedOut.get(msisdn) === undefined ? ok(msisdn) : isOptedOut;
  }

  return {
    async testText(campaignId: CampaignId, n: number | null): Promise<Result<TestText>> {
      const draft = drafts.read(campaignId);
      if (!draft.ok) return draft;
      const made = await testText(draft.value, n);
      return made.ok ? ok(made.value.shown) : made;
    },

    /** Sends one text to one number, as a campaign of its own; fails as conflict if the text differs from `shown`. */
    async test(campaignId: CampaignId, number: string, shown: TestText): Promise<Result<CampaignId>> {
      const draftFound = drafts.read(campaignId);
      if (!draftFound.ok) return draftFound;
      const draft = draftFound.value;
      const phone = phoneOf(number, draft.audienceId);
      if (!phone.ok) return phone;
      const msisdn = phone.value;
      const made = await testText(draft, shown.n);
      if (!made.ok) return made;
      if (!isDeepStrictEqual(made.value.shown, shown)) return otherText;
      const { final } = made.value;
      const person = frozenPerson({ msisdn, row: shown.row ?? 0, final });
      // A test may lose letters, and gives no price.
      const lossAccepted = final.losesLetters ? lossOfOne(final.text) : undefined;
      const test = {
        ...draft,
        name: nameMadeOf(campaignNews.testOf, draft.name),
        options: { ...draft.options, ...atOnce, lossAccepted, versions: undefined },
        message: made.value.message,
      };
      const day = sendingDay(test, deps.now());
      return launcher.launchNew(test, {
        request: { people: 1, instead: [person] },
        frozen: { test: true, tags: made.value.tags, ...(day !== undefined && { day }) },
      });
    },

    /** Sends letters that GSM 03.38 lacks to one number; the account need not have this `encoding`. */
    async testEncoding(accountId: AccountId, encoding: string, number: string): Promise<Result<CampaignId>> {
      const account = accounts.get(accountId);
      if (account === undefined) return noAccount;
      const phone = phoneOf(number, null);
      if (!phone.ok) return phone;
      const message = encodingTestText;
      const final = finalTextFor(compileMessage(bindMessage(message, [], {}), { encoded: true }), []);
      const person = frozenPerson({ msisdn: phone.value, row: 0, final });
      const once = { ...atOnce, chunkSize: settings().chunkSize, splitUnicode: true };
      const { sender, label } = account;
      const name = campaignNews.testOfEncoding(encoding);
      return launcher.launchNew(
        { name, accountId, audienceId: null, message, sender, label, options: once },
        { request: { people: 1, instead: [person] }, frozen: { test: true, unicodeEncoding: encoding } },
      );
    },
  };
}

const atOnce = { canary: 0, perMinute: null, connections: 1, startAt: null, notAfter: undefined } as const;

const field = say.starts.fields.number();

const noNumber = wrongInput(field, say.starts.noNumber(), say.starts.noNumberFix());

const isOptedOut = wrongInput(field, say.starts.optedOut(), say.starts.optedOutFix());

const otherText = failure('conflict', say.starts.otherText(), say.starts.otherTextFix());
