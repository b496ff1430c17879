/**
 * Local times that nobody meets in UTC. No zone names a country with telephone numbers, by which lists would be read, but
 * those of half hours, in which only rules are tested.
 */
const zones = {
  farEast: ['Etc/GMT-14', 'Etc/GMT-12'],
  farWest: ['Etc/GMT+11', 'Etc/GMT+9'],
  halfHours: ['Asia/Kathmandu', 'Pacific/Marquesas'],
  summerTime: ['Antarctica/McMurdo', 'Antarctica/Troll'],
} as const;

export type ZoneKind = keyof typeof zones;

export const zoneKinds = Object.keys(zones) as ZoneKind[];

/**
 * Always the same, except in the two hours before its midnight: some tests name today, tomorrow and the days after as
 * they begin. Summer time is that of the south from October to March.
 */
export function zoneAt(now: number, kind: ZoneKind): string {
  const month = new Date(now).getUTCMonth();
  const isNorthern = kind === 'summerTime' && month >= 3 && month < 9;
  const [first, second] = isNorthern ? zones[kind].toReversed() : zones[kind];
  return hourIn(first!, now) < 22 ? first! : second!;
}

function hourIn(timeZone: string, now: number): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now));
}
