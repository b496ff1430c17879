import { encodingShown } from '../../../../../shared/sheet/text-encodings.ts';
import { say } from '../../../../../shared/texts/say.ts';
import type { ReadJob } from '../rows/read-job.ts';
import type { RowOutput } from '../rows/row-output.ts';
import { type FileEncoding, guessEncoding } from './file-encoding.ts';

/** Also notes what is unreadable, or may be read in another way. */
export async function announceGuess({ file, options, output, signal }: ReadJob) {
  return announced(await guessEncoding(file, options.locale, signal), output);
}

export function announced({ encoding, unreadable, usual, byWords }: FileEncoding, output: RowOutput) {
  if (unreadable > 0) output.note(say.sheets.unreadableText(unreadable), say.sheets.unreadableTextFix());
  const { others = [], doubtful = false } = byWords ?? {};
  const other = others.find((one) => one.encoding === usual) ?? others[0];
  const compared = doubtful ? others[0] : other;
  if (compared !== undefined && (doubtful || encoding !== usual)) {
    const [own, its] = [encodingShown(encoding), encodingShown(compared.encoding)];
    output.note(
      say.sheets.unsureEncoding(own, compared.instead, its, compared.words),
      doubtful ? say.sheets.chooseEncoding() : say.sheets.otherEncoding(),
    );
  }
  return { encoding, others };
}
