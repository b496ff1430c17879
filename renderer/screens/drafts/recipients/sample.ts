import { importFile } from '../../../state/navigate.ts';
import type { Stores } from '../../../state/stores.ts';

const NAME = 'sample-contacts.xlsx';
const MESSAGE =
  'Hi {First name|there}, a reminder of your visit to {Clinic} on {Appointment} at {Time}. Reply STOP to opt out.';

/** Imports the sample workbook that comes with the app, and offers a message to it where there is none yet. */
export async function importSample(stores: Stores): Promise<void> {
  // In the page's own code, because the window of the product may not fetch anything from anywhere.
  const { default: url } = await import('../../../assets/sample-contacts.xlsx?inline');
  const { draft, change } = stores.draft.getState();
  if (draft?.message.trim() === '') change({ message: MESSAGE });
  await importFile(stores, new Blob([bytesOf(url)]), NAME);
}

function bytesOf(dataUrl: string): Uint8Array<ArrayBuffer> {
  const text = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
