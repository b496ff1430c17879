/**
 * Reads one thing as often as asked: of reads under way at once only the newest counts, since an older answer that
 * comes late would undo it. Each ends when what counts has been taken in.
 */
export function newestRead<Value>(
  read: () => Promise<Value>,
  take: (value: Value) => void,
): () => Promise<void> {
  let newest: Promise<void> | null = null;
  return () => {
    const mine: Promise<void> = read().then(async (value) => {
      if (newest === mine) take(value);
      else await newest;
    });
    newest = mine;
    return mine;
  };
}
