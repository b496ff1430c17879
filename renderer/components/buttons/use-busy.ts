import { useState } from 'react';

/** One at a time: a second press during the first does nothing. */
export function useBusy() {
  const [isBusy, setBusy] = useState(false);

  async function during(work: () => Promise<unknown>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    await work();
    setBusy(false);
  }

  return { isBusy, during };
}
