import { accountChangeWords } from '../../../../shared/account/account-change.ts';
import type { CampaignId } from '../../../../shared/brand.ts';
import {
  isPauseShown,
  isSeenBeforeTheEnd,
  type PauseShown,
} from '../../../../shared/campaign/outcome/pause.ts';
import { dueNow } from '../../../../shared/campaign/plan/schedule.ts';
import { holdError } from '../../../../shared/folder/folder.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import { say } from '../../../../shared/texts/say.ts';
import type { GatewayAccount } from '../../../gateway/client.ts';
import { transact } from '../../../store/open-database.ts';
import { endCanary, openChunkChanges } from '../../records/chunk-changes.ts';
import { openChunkStore } from '../../records/chunk-store.ts';
import { isIsolated } from '../../records/completion.ts';
import type { Freezing } from '../../records/freeze.ts';
import { anywayWords, endTime, type Frozen, freezeAnyway, readFrozen } from '../../records/frozen.ts';
import { campaignGone, openLifecycle } from '../../records/lifecycle.ts';
import type { EngineDeps } from '../run/engine-deps.ts';
import { elsewhere, ending, notWaiting, otherPause, tooLate, undecided } from '../run/operation-failures.ts';
import type { RunRegistry } from '../run/run-registry.ts';
import { openSendTimes } from '../run/send-times.ts';
import type { FreezeService } from './freeze-service.ts';
import { type StartRequest, startPeople } from './start-people.ts';

export function openStartAndResume(
  { database, clock, owner, hold }: EngineDeps,
  runs: RunRegistry,
  freezing: FreezeService,
) {
  const lifecycle = openLifecycle(database);
  const chunks = openChunkStore(database);

  function runnable(campaignId: CampaignId, account: GatewayAccount): Result<Frozen> {
    if (runs.isClosing) return ending;
    const frozen = readFrozen(database, campaignId);
    const held = hold(frozen?.kind === 'live' ? frozen.accountId : null);
    if (held !== null) return fail(holdError(held));
    const standing = lifecycle.standing(campaignId);
    if (standing === null || frozen === null) return campaignGone;
    if (standing.owner !== owner) return elsewhere;
    // The practice gateway has another port at every start; a live account must not move during a campaign.
    if (
      frozen.kind === 'live' &&
      (frozen.baseUrl !== account.baseUrl || frozen.sendPath !== account.sendPath)
    ) {
      return fail({ kind: 'bad-input', ...accountChangeWords('address', frozen) });
    }
    return ok(frozen);
  }

  /** Leaves out people whom bisecting has isolated. */
  function sendRefusedAgain(campaignId: CampaignId): void {
    const changes = openChunkChanges(database, campaignId);
    for (const chunk of chunks.all(campaignId, 'refused')) {
      if (isIsolated(chunk)) continue;
      changes.move(chunk, 'waiting');
    }
  }

  return {
    /** Freezes a draft and starts or schedules it; fails if its people differ from the review. */
    async start(request: StartRequest, what: Freezing, account: GatewayAccount): Promise<Result<null>> {
      const { campaignId } = request;
      const { frozen } = what;
      const held = hold(frozen.kind === 'live' ? frozen.accountId : null);
      if (held !== null) return fail(holdError(held));
      const people = startPeople(database, request, clock.now());
      if (!people.ok) return people;
      const since = runs.interruptions(frozen.accountId);
      const frozenNow = await freezing.freeze(campaignId, what, request.people, people.value);
      if (!frozenNow.ok) return frozenNow;
      if (lifecycle.standing(campaignId)?.phase !== 'running') return ok(null);
      await runs.launch({ campaignId, frozen, account, since });
      return ok(null);
    },

    async startScheduled(campaignId: CampaignId, account: GatewayAccount): Promise<Result<null>> {
      const frozen = runnable(campaignId, account);
      if (!frozen.ok) return frozen;
      const at = clock.now();
      // Nobody is texted late without a question, for example after a locked keychain or a sleep.
      if (dueNow(frozen.value.options.startAt ?? at, at).kind === 'ask') return tooLate;
      const started = transact(database, () => {
        if (lifecycle.standing(campaignId)?.phase !== 'scheduled') return false;
        return lifecycle.step(campaignId, 'start', at, {
          note: ['started', say.campaigns.startedAtItsTime()],
        });
      });
      if (!started) return notWaiting;
      await runs.launch({
        campaignId,
        frozen: frozen.value,
        account,
        since: runs.interruptions(frozen.value.accountId),
      });
      return ok(null);
    },

    /** Fails as conflict if it is paused for another reason than `shown`. `anyway` is why it is sent in quiet hours. */
    async resume(
      campaignId: CampaignId,
      account: GatewayAccount,
      shown?: PauseShown,
      anyway?: string,
    ): Promise<Result<null>> {
      const accountId = readFrozen(database, campaignId)?.accountId;
      if (accountId === undefined) return campaignGone;
      const since = runs.interruptions(accountId);
      const isPausing = lifecycle.standing(campaignId)?.phase === 'pausing';
      if (isPausing) await runs.get(campaignId)?.done;
      const frozen = runnable(campaignId, account);
      if (!frozen.ok) return frozen;
      if (runs.get(campaignId) !== undefined) return ok(null);
      if (chunks.has(campaignId, 'unknown')) return undecided;
      const at = clock.now();
      const standing = lifecycle.standing(campaignId);
      const pause = standing?.pause ?? null;
      if (shown !== undefined && standing?.phase === 'paused' && !isPauseShown(shown, pause)) {
        return otherPause;
      }
      const times = openSendTimes(chunks, campaignId, frozen.value, clock);
      const chosen = anyway === undefined ? null : times.sendAnyway(anyway);
      // If the answer to a canary was odd, the person has read its texts too.
      const hasLooked =
        pause !== null &&
        (pause.kind === 'canary' ||
          (isSeenBeforeTheEnd(pause.kind) && chunks.canaryStage(campaignId, times.quiet) === 'look'));
      const ofChoice = chosen && anywayWords({ ...frozen.value, anyway: chosen });
      const resumed = transact(database, () => {
        const isStepped = lifecycle.step(campaignId, 'resume', at, {
          note: ['resumed', ofChoice ?? say.campaigns.resumed()],
        });
        if (!isStepped) return false;
        if (pause?.kind === 'over') endTime(database, campaignId, 'notAfter');
        if (pause?.kind === 'start-time') endTime(database, campaignId, 'canaryNow');
        if (chosen !== null) freezeAnyway(database, campaignId, chosen);
        if (hasLooked) endCanary(database, campaignId);
        sendRefusedAgain(campaignId);
        return true;
      });
      if (!resumed) return notWaiting;
      const resumedShort = pause?.kind === 'balance';
      const frozenNow = readFrozen(database, campaignId) ?? frozen.value;
      await runs.launch({ campaignId, frozen: frozenNow, account, since, resumedShort });
      runs.tell(campaignId);
      return ok(null);
    },
  };
}
