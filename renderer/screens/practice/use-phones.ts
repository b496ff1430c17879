import { useCallback, useEffect, useRef, useState } from 'react';
import type { PracticePhone, PracticeText } from '../../../shared/practice/practice.ts';
import { useFrom, useWire } from '../../state/context.tsx';

const page = 100;
const searchAfterMs = 120;

/** The practice phones that match a search, latest first, as far as they were asked for. */
export interface Phones {
  readonly phones: readonly PracticePhone[];
  readonly loaded: boolean;
  /** True while a following page is on its way. */
  readonly loading: boolean;
  /** Fetches the following page; null on the last. */
  readonly more: (() => Promise<void>) | null;
}

/** Follows the practice phones, also while texts arrive: what is newer comes to the top of what is on show. */
export function usePhones(search: string): Phones {
  const wire = useWire();
  const texts = useFrom('practice', (state) => state.status?.texts ?? 0);
  const [phones, setPhones] = useState<readonly PracticePhone[]>([]);
  const [next, setNext] = useState<number | null>(null);
  const [loaded, setLoaded] = useState(false);
  const [loading, setLoading] = useState(false);
  const searched = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new texts read the top of the list again.
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(async () => {
      const result = await wire.call('practice.inbox', { search, before: null, count: page });
      if (gone || !result.ok) return;
      const { rows } = result.value;
      const fresh = searched.current !== search || rows.length < page;
      searched.current = search;
      setLoaded(true);
      if (fresh) setNext(result.value.next);
      const newer = new Set(rows.map(({ msisdn }) => msisdn));
      setPhones((before) => (fresh ? rows : [...rows, ...before.filter(({ msisdn }) => !newer.has(msisdn))]));
    }, searchAfterMs);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [wire, search, texts]);

  const more = useCallback(async () => {
    setLoading(true);
    const result = await wire.call('practice.inbox', { search, before: next, count: page });
    setLoading(false);
    if (!result.ok || searched.current !== search) return;
    setNext(result.value.next);
    setPhones((before) => {
      const known = new Set(before.map(({ msisdn }) => msisdn));
      return [...before, ...result.value.rows.filter(({ msisdn }) => !known.has(msisdn))];
    });
  }, [wire, search, next]);

  return { phones, loaded, loading, more: next === null ? null : more };
}

/** The texts of one practice phone, oldest first, as far back as they were asked for. */
export interface ThreadTexts {
  readonly texts: readonly PracticeText[];
  /** Fetches the page before; null when all are there. */
  readonly earlier: (() => Promise<void>) | null;
}

/** Follows the texts of one practice phone; what arrives comes to the end. */
export function useThread(msisdn: string | null): ThreadTexts {
  const wire = useWire();
  const arrived = useFrom('practice', (state) => state.status?.texts ?? 0);
  const [thread, setThread] = useState<{
    readonly msisdn: string;
    readonly texts: readonly PracticeText[];
  } | null>(null);
  const [before, setBefore] = useState<number | null>(null);
  const shown = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new texts read the thread again.
  useEffect(() => {
    let gone = false;
    if (msisdn === null) {
      setThread(null);
      setBefore(null);
      return;
    }
    void wire.call('practice.phone', { msisdn, before: null, count: page }).then((result) => {
      if (gone || !result.ok) return;
      const rows = result.value.rows.toReversed();
      const fresh = shown.current !== msisdn || rows.length < page;
      shown.current = msisdn;
      if (fresh) setBefore(result.value.next);
      const latest = new Set(rows.map(({ id }) => id));
      setThread((known) => {
        const older = fresh || known === null ? [] : known.texts.filter(({ id }) => !latest.has(id));
        return { msisdn, texts: [...older, ...rows] };
      });
    });
    return () => {
      gone = true;
    };
  }, [wire, msisdn, arrived]);

  const earlier = useCallback(async () => {
    if (msisdn === null) return;
    const result = await wire.call('practice.phone', { msisdn, before, count: page });
    if (!result.ok || shown.current !== msisdn) return;
    setBefore(result.value.next);
    setThread((known) => {
      if (known?.msisdn !== msisdn) return known;
      const here = new Set(known.texts.map(({ id }) => id));
      const older = result.value.rows.toReversed().filter(({ id }) => !here.has(id));
      return { msisdn, texts: [...older, ...known.texts] };
    });
  }, [wire, msisdn, before]);

  // Texts of the phone before are not shown as those of this one.
  const texts = thread?.msisdn === msisdn ? (thread?.texts ?? []) : [];
  return { texts, earlier: before === null ? null : earlier };
}
