import type { Audience } from '../../../shared/audience/audience.ts';
import type { SheetId } from '../../../shared/brand.ts';
import type { MappingChoices } from '../../../shared/sheet/mapping/mapping-choices.ts';
import type { Mapping, SheetPreview, SheetState } from '../../../shared/sheet/sheet.ts';
import { type TestApp, value } from './app.ts';

/** Sends a file to the app as the window does, piece by piece, and waits until it has been read or refused. */
export async function importText(test: TestApp, name: string, text: string): Promise<SheetState> {
  const sheetId = await upload(test, name, new TextEncoder().encode(text));
  value(await test.wire.call('sheet.end', { sheetId }));
  return settled(test, sheetId);
}

/** Sends the bytes only. */
export async function upload(test: TestApp, name: string, bytes: Uint8Array): Promise<SheetId> {
  const { sheetId } = value(await test.wire.call('sheet.begin', { name, size: bytes.byteLength }));
  for (let from = 0; from < bytes.byteLength; from += 1 << 20) {
    value(
      await test.wire.call('sheet.append', { sheetId, at: from, bytes: bytes.slice(from, from + (1 << 20)) }),
    );
  }
  return sheetId;
}

/** Waits until a sheet is ready or has failed. */
export function settled(test: TestApp, sheetId: SheetId): Promise<SheetState> {
  return test.when('the end of the reading', () => {
    const told = test.events.findLast((event) => event.type === 'sheet' && event.sheet.id === sheetId);
    if (told?.type !== 'sheet') return null;
    return (told.sheet.stage === 'ready' || told.sheet.stage === 'failed') && told.sheet;
  });
}

/** The mapping screen's answer to the guess, and to what was chosen in place of it. */
export async function preview(
  test: TestApp,
  sheetId: SheetId,
  chosen: MappingChoices = {},
): Promise<SheetPreview> {
  return value(await test.wire.call('sheet.preview', { sheetId, chosen, from: 0, count: 100 }));
}

/** From a text to an audience by the guessed mapping and what is changed of it. */
export async function audienceOf(
  test: TestApp,
  text: string,
  change: Partial<Mapping> = {},
): Promise<Audience> {
  const { id } = await importText(test, 'people.csv', text);
  const { mapping } = await preview(test, id);
  return value(
    await test.wire.call('audience.build', {
      sheetId: id,
      mapping: { ...mapping, ...change },
      name: 'People',
    }),
  );
}
