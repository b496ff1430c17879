/** The most answers in columns of consent that are stored for one set of headers. */
export const MOST_ANSWERS = 2000;
