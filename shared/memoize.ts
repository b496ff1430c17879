/** Works out the answer to a cell once, of up to `most` different cells: most columns have the same few again and again. */
export function memoized<Value extends boolean | number | string | object | null | undefined>(
  most: number,
  answer: (cell: string) => Value,
): (cell: string) => Value {
  const kept = new Map<string, Value>();
  return (cell) => {
    const before = kept.get(cell);
    if (before !== undefined) return before;
    const value = answer(cell);
    if (kept.size >= most) kept.clear();
    kept.set(cell, value);
    return value;
  };
}
