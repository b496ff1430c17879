import { RANDOM_FAULTS } from '../../../../shared/practice/faults.ts';
import type { Forgotten, PracticeFaults } from '../../../../shared/practice/practice.ts';
import { fail, failure, ok, type Result } from '../../../../shared/result.ts';
import { say } from '../../../../shared/texts/say.ts';
import { type Practice, type PracticeOptions, startPractice } from '../../worker/gateway.ts';
import { UnusableLedger } from '../../worker/ledger-lock.ts';

export type IdRange = readonly [first: number, last: number];

interface Page {
  readonly before: number | null;
  readonly count: number;
}

/** `changed` is called after a change of a status or the inbox. */
export function openPracticeService(changed: () => void) {
  let starting: Promise<Practice> | null = null;
  let started: Practice | null = null;
  let random = { randomness: 0, seed: 1 };
  let taken = 0;

  function gateway(): Practice {
    if (started === null) throw new Error('The practice gateway was not started.');
    return started;
  }

  async function script(faults: PracticeFaults): Promise<Result<null>> {
    const practice = gateway();
    try {
      if (faults.script !== undefined) await practice.script(faults.script);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return fail({
        kind: 'bad-input',
        message: error.message,
        where: say.app.faults(),
        fix: say.app.faultsFix(),
      });
    }
    if (faults.randomness !== undefined || faults.seed !== undefined) {
      const { randomness = random.randomness, seed = random.seed } = faults;
      random = { randomness, seed };
      practice.scriptRandom({ probability: randomness, seed, faults: RANDOM_FAULTS });
    }
    if (faults.taken !== undefined) {
      taken = faults.taken;
      practice.takeConnections(taken);
    }
    return ok(null);
  }

  return {
    async close(): Promise<void> {
      await starting?.catch(() => null);
      await started?.close();
    },
    methods: {
      /** Must be called first; fails with a message for an unusable ledger. */
      async start(options: Pick<PracticeOptions, 'ledger' | 'token' | 'takesCampaigns' | 'credit'>) {
        starting = startPractice(options);
        try {
          started = await starting;
        } catch (error) {
          if (!(error instanceof UnusableLedger)) throw error;
          return failure(error.kind, error.message, say.app.ledgerFix());
        }
        started.subscribe(changed);
        return ok(null);
      },
      /** The gateway then also accepts these values of `encoding` for Unicode, besides its own. */
      connect(unicodeEncodings: readonly string[]) {
        const { takeUnicode, url, token } = gateway();
        takeUnicode(unicodeEncodings);
        return ok({ url, token });
      },
      status() {
        const { url, credit, inbox, scriptLeft } = gateway();
        return ok({ url, credit: credit(), ...inbox.totals(), script: scriptLeft(), ...random, taken });
      },
      /** A script that names no fault fails as bad-input. */
      script,
      setCredit(credit: number) {
        gateway().setCredit(credit);
        return ok(null);
      },
      phones: ({ search, before, count }: Page & { readonly search: string }) =>
        ok(gateway().inbox.phones({ search, before, limit: count })),
      texts: ({ msisdn, before, count }: Page & { readonly msisdn: string }) =>
        ok(gateway().inbox.texts({ msisdn, before, limit: count })),
      /** What the texts with ids in these ranges lost, and how many of them are still kept. */
      lostAmong: (ranges: readonly IdRange[]) => ok(gateway().inbox.lostAmong(ranges)),
      /** Empties inbox and ledger; credit and ids stay. */
      clear() {
        gateway().clear();
        return ok(null);
      },
      /** Returns how many texts were erased. */
      forget: (which: Forgotten) => ok(gateway().forget(which)),
      countTo: (msisdn: string) => ok(gateway().inbox.countTo(msisdn)),
      /** `at` in ms since the epoch. */
      countBefore: (at: number) => ok(gateway().inbox.countBefore(at)),
    },
  };
}
