import { isDate } from '../../format/written-date.ts';
import type { Words } from '../../language/said.ts';
import { isForeignToNumbers, type NumberHeader } from '../../number/number-header.ts';
import { say } from '../../texts/say.ts';
import { type ColumnProfile, shareOf } from '../column-profile.ts';
import { exportedNumberColumn } from '../exported-columns.ts';
import { numberHeaderOf, otherPhones, phoneColumn } from '../phone-columns.ts';

const SURE = 0.9;
const LIKELY = 0.5;

/**
 * Chooses without asking only if a column's name is exact and its contents agree, or if there are no names and only one
 * column has numbers; anything less is a suggestion.
 */
export function chooseNumberColumn(
  names: readonly string[],
  profiles: readonly ColumnProfile[],
  hasHeader: boolean,
): { numberColumn: number | null; otherColumns: readonly number[]; hints: Words[] } {
  const exported = hasHeader ? exportedNumberColumn(names) : -1;
  if (exported !== -1) {
    return { numberColumn: exported, otherColumns: [], hints: [say.mapping.byName(names[exported]!)] };
  }
  const columns = names.map((_, index) => index);
  const headers = names.map(numberHeaderOf);
  const likely = columns
    .filter((index) => !isForeignToNumbers(names[index]!) && profiles[index]!.filled > 0)
    .filter((index) => shareOf('reachable', profiles[index]!) >= LIKELY)
    .sort((left, right) => shareOf('reachable', profiles[right]!) - shareOf('reachable', profiles[left]!));
  const different = likely.filter((index) => !profiles[index]!.isOneNumber);
  const agrees = (index: number) =>
    profiles[index]!.filled > 0 && shareOf('possible', profiles[index]!) >= LIKELY;
  /** True for the number that was written to, or a colleague's, beside those of people. */
  const isOurs = (index: number) =>
    profiles[index]!.isOneNumber &&
    // One person may have sent all the replies to our one number.
    (different.length > 0 ||
      columns.some((other) => other !== index && headers[other] === 'none' && agrees(other)));
  const named = (kind: NumberHeader) =>
    columns.filter((index) => hasHeader && headers[index] === kind && !isOurs(index));
  // A person's own number goes before that of a parent or an assistant.
  const isOwn = (index: number) => phoneColumn(names[index]!) !== undefined;
  const isOthers = (index: number) => !isOwn(index);
  /** False for a name such as “To” or “No” if another column may hold the people's numbers as well. */
  const isClear = (index: number) => {
    const isEither = /^\W*(?:to|destination)(?![a-z])/i.test(names[index]!);
    return different
      .filter((other) => other !== index && headers[other] === 'none')
      .every((other) => !isEither && profiles[other]!.reachable <= profiles[index]!.reachable);
  };
  /** Numbers that a spreadsheet ruined have no words, and are no counts or dates either. */
  const mayHold = (index: number) =>
    profiles[index]!.filled === 0 ||
    profiles[index]!.samples.some(
      (text) => /#|\dE\+|\d(?:\D?\d){4}/i.test(text) && !/\p{L}{2}/u.test(text) && !isDate(text),
    );
  const candidates = [
    ...[isOwn, isOthers].flatMap((whose) =>
      (['mobile', 'phone'] as const).map((kind) => named(kind).filter(agrees).filter(whose)),
    ),
    named('vague').filter(agrees).filter(isClear),
    named('mobile').filter(mayHold),
    named('phone').filter(mayHold),
  ].find((columns) => columns.length > 0);
  if (candidates !== undefined) {
    const chosen = candidates.reduce((best, index) =>
      profiles[index]!.reachable > profiles[best]!.reachable ? index : best,
    );
    const hints: Words[] = [say.mapping.byName(names[chosen]!)];
    const otherColumns = otherPhones(names, profiles, chosen);
    const listed = (indexes: readonly number[]) => indexes.map((index) => names[index]!);
    if (otherColumns.length > 0) {
      hints.push(say.mapping.otherwise(listed(otherColumns)));
    }
    const rest = candidates.filter(
      (index) => index !== chosen && !otherColumns.includes(index) && profiles[index]!.reachable > 0,
    );
    if (rest.length > 0) hints.push(say.mapping.couldBe(listed(rest)));
    return { numberColumn: chosen, otherColumns, hints };
  }
  const [first, second] = different.length > 0 ? different : likely;
  if (first === undefined) {
    return { ...NO_NUMBER, hints: [say.mapping.noNumbers()] };
  }
  const ours = likely.filter(isOurs).map((index) => names[index]!);
  if (
    (!hasHeader || ours.length > 0) &&
    second === undefined &&
    !isOurs(first) &&
    shareOf('reachable', profiles[first]!) >= SURE
  ) {
    const hint =
      ours.length > 0 ? say.mapping.byDifference(names[first]!, ours) : say.mapping.byNumbers(names[first]!);
    return { numberColumn: first, otherColumns: [], hints: [hint] };
  }
  const suggestions = likely.slice(0, 3).map((index) => names[index]!);
  return { ...NO_NUMBER, hints: [say.mapping.chooseNumber(suggestions)] };
}

const NO_NUMBER = { numberColumn: null, otherColumns: [] } as const;
