import fc from 'fast-check';

/** Text in which braces, bars and a few letters meet far more often than in life. */
export const bracey: fc.Arbitrary<string> = fc
  .array(fc.constantFrom('{', '}', '|', 'a', 'b', '{a}', '{b}', '{a|b}', ' ', '\n', '€', '😀', 'ł'), {
    maxLength: 14,
  })
  .map((pieces) => pieces.join(''));
