import { guessMapping as guessed, type SheetSample } from '../../shared/sheet/mapping/mapping-guess.ts';

type Arguments = Parameters<typeof guessed>;

/** As on a computer in its owner's country. */
export function guessMapping(
  sample: SheetSample,
  home: string | null,
  recall: Arguments[2],
  chosen: Arguments[3] = {},
  place: Arguments[4] = {
    computer: home ?? 'US',
    zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  },
) {
  return guessed(sample, home, recall, chosen, place);
}
