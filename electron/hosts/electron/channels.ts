import { failure, type Result } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';

export const callChannel = 'tagline:call';

/** Only the preload, and no page, says on it where a file is; main answers with the parts that it wants to see of it. */
export const fileChannel = 'tagline:file';

/** Takes these parts. */
export const proofChannel = 'tagline:file-proof';

/** Bytes that only a page knows that was handed the file. */
export type FileParts = readonly (readonly [from: number, to: number])[];

/** Most texts and files together in one call, in UTF-16 units and bytes. */
export const mostUnits = 16 * 1024 * 1024;

export const tooMuchAtOnce: Result<never> = failure('bad-input', say.app.tooMuch());

export const eventChannel = 'tagline:event';

/** The window's scheme; only the app's own files answer it. */
export const windowScheme = 'app';

export const windowOrigin = 'app://tagline';
