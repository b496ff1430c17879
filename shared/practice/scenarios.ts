/** Faults that everyone should see once. */
export const scenarios = {
  /** The first request is in doubt: its answer never comes. */
  lostAnswer: 'drop-after',
  /** One number is refused by name, and the rest can be sent. */
  refusedNumber: '400-number',
  /** Sending stops until there is credit. */
  outOfCredit: 'out-of-credit',
  /** Three requests take five seconds each. */
  slow: 'slow:5000*3',
} as const;

type Scenario = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios) as readonly Scenario[];
