import fc from 'fast-check';

const usualRuns = 100;
const times = Number(process.env.SOAK_TIMES);

/** fast-check with every property run so many times as often as its test asks for; seeds are drawn anew. */
export default {
  ...fc,
  assert: ((property: fc.IAsyncProperty<unknown>, given: fc.Parameters<unknown> = {}) =>
    fc.assert(property, { ...given, numRuns: (given.numRuns ?? usualRuns) * times })) as typeof fc.assert,
};
