import { RANDOM_FAULTS } from '../../shared/practice/faults.ts';
import type { PracticeFaults } from '../../shared/practice/practice.ts';
import { fail, failure, ok, type Result } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import { type Practice, startPractice } from '../practice/worker/gateway.ts';
import { UnusableLedger } from '../practice/worker/ledger-lock.ts';
import type { PracticeContract } from './practice-contract.ts';
import { serve } from './serve.ts';
import { createThrottle } from './throttle.ts';

/** A busy send would otherwise flood main with news. */
const newsMs = 200;

serve<PracticeContract>((_, main) => {
  const news = createThrottle(newsMs, () => main.tell('changed', null));
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
    async close() {
      await starting?.catch(() => null);
      await started?.close();
    },
    answers: {
      async start(options) {
        starting = startPractice(options);
        try {
          started = await starting;
        } catch (error) {
          if (!(error instanceof UnusableLedger)) throw error;
          const { kind, message } = error;
          return failure(kind, message, say.app.ledgerFix());
        }
        started.subscribe(news.request);
        return ok(null);
      },
      connect({ unicodeEncodings }) {
        const { takeUnicode, url, token } = gateway();
        takeUnicode(unicodeEncodings);
        return ok({ url, token });
      },
      status() {
        const { url, credit, inbox, scriptLeft } = gateway();
        return ok({ url, credit: credit(), ...inbox.totals(), script: scriptLeft(), ...random, taken });
      },
      script,
      setCredit({ credit }) {
        gateway().setCredit(credit);
        return ok(null);
      },
      phones: ({ search, before, count }) => ok(gateway().inbox.phones({ search, before, limit: count })),
      texts: ({ msisdn, before, count }) => ok(gateway().inbox.texts({ msisdn, before, limit: count })),
      lostAmong: ({ ranges }) => ok(gateway().inbox.lostAmong(ranges)),
      clear() {
        gateway().clear();
        return ok(null);
      },
      countBefore: ({ at }) => ok(gateway().inbox.countBefore(at)),
      forget: (which) => ok(gateway().forget(which)),
    },
  };
});
