import { useState } from 'react';

/** One run at a time: a second press during the first does nothing. */
export function useBusy() {
  const [isBusy, setBusy] = useState(false);

  async function during(work: () => Promise<unknown>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, during };
}
