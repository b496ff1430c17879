/** SQL for: from one bound on, and before another. Without names, the bounds are the next two parameters. */
export function inRange(column: string, from = '?', to = '?'): string {
  return `${column} >= ${from} AND ${column} < ${to}`;
}
