/** That the service accepts from one address (spec, Limits). */
export const connectionsPerAddress = 40;
/** Reserved for readings of the balance, so that sending need not count those. */
export const connectionsForBalances = 4;
/** For campaigns, tests and rehearsals. */
export const connectionsToSend = connectionsPerAddress - connectionsForBalances;

export function planConnections({ connections }: { readonly connections: number }): number {
  return Number.isFinite(connections) ? Math.min(connectionsToSend, Math.max(1, Math.floor(connections))) : 1;
}
