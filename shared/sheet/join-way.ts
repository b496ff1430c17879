/** What becomes of the values that a column has in several rows of one number. */
export const JOIN_WAYS = ['and', 'first', 'last', 'earliest', 'latest', 'sum', 'count'] as const;

export type JoinWay = (typeof JOIN_WAYS)[number];
