import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** What a person keeps in mind over a crash, line by line. */
export type Note =
  /** A step of theirs is done; `known` is every campaign and list that they know of. */
  | { readonly step: string; readonly known: Known }
  /** What they made, by the name that the steps have for it. */
  | { readonly made: string; readonly campaignId: number }
  /** People of whom nobody could say whether they were texted, and whom they counted as texted. */
  | { readonly doubted: readonly string[] }
  /** People to whom a draft goes who may get its text twice. */
  | { readonly again: readonly string[]; readonly campaignId: number }
  /** Drafts that a split by day makes of one, besides its own; noted before it is asked for. */
  | { readonly split: string; readonly drafts: number }
  /** Something that must not be. */
  | { readonly wrong: string };

/** Campaigns and lists. */
export interface Known {
  readonly campaigns: readonly number[];
  readonly lists: readonly number[];
}

/** A file that is kept over every kill. */
export interface Notebook {
  readonly notes: readonly Note[];
  write(note: Note): void;
}

/** Opens them; a line that a kill cut short is none. */
export function openNotebook(path: string): Notebook {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const notes = whole
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .flatMap((line): Note[] => {
      try {
        return [JSON.parse(line) as Note];
      } catch {
        return [];
      }
    });
  return {
    notes,
    write(note) {
      notes.push(note);
      // What was cut short before stands on a line of its own.
      appendFileSync(path, `\n${JSON.stringify(note)}\n`);
    },
  };
}
