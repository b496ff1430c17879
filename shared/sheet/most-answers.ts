/** What values of columns of consent mean, of one header set. */
export const MOST_ANSWERS = 2000;
