import {
  type FaultName,
  type FaultScript,
  type FaultStep,
  RANDOM_FAULTS,
  readScript,
} from '../../../shared/practice/faults.ts';

/** Each send has `probability` of one of `faults` (`RANDOM_FAULTS` by default); the same seed gives the same run. */
export interface RandomFaults {
  readonly probability: number;
  readonly faults?: readonly FaultName[] | undefined;
  readonly seed?: number;
}

const OK: FaultStep = { fault: 'ok' };

export type FaultPlan = ReturnType<typeof createFaultPlan>;

export function createFaultPlan(script: FaultScript, random?: RandomFaults) {
  let steps = countedSteps(script);
  let nextAtRandom = random && createRandomStep(random);

  const shift = (): FaultStep | undefined => {
    const step = steps[0];
    if (step === undefined) return undefined;
    step.left -= 1;
    if (step.left <= 0) steps.shift();
    return step.step;
  };

  return {
    next: () => shift() ?? nextAtRandom?.() ?? OK,
    take: (fault: FaultName) => (steps[0]?.step.fault === fault ? shift() : undefined),
    peek: () => steps[0]?.step,
    left: (): FaultStep[] => steps.map(({ step, left: times }) => ({ ...step, times })),
    script(next: FaultScript) {
      steps = countedSteps(next);
    },
    random(next: RandomFaults | undefined) {
      nextAtRandom = next && createRandomStep(next);
    },
  };
}

function countedSteps(script: FaultScript): { step: FaultStep; left: number }[] {
  return readScript(script)
    .map((step) => ({ step, left: step.times ?? 1 }))
    .filter((step) => step.left > 0);
}

function createRandomStep({
  probability,
  faults = RANDOM_FAULTS,
  seed = 1,
}: RandomFaults): () => FaultStep | undefined {
  const random = createRandom(seed);
  return () => {
    const fails = random() < probability;
    const fault = faults[Math.floor(random() * faults.length)];
    return fails && fault !== undefined ? { fault } : undefined;
  };
}

/** Mulberry32: small, and the same on every machine. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
