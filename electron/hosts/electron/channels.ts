import { failure, type Result } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';

export const callChannel = 'tagline:call';

/** Here only the preload passes a file's path, never a page; main answers with the parts that it wants to see. */
export const fileChannel = 'tagline:file';

/** The channel for these parts. */
export const proofChannel = 'tagline:file-proof';

/** Bytes that only a page can know to which the file was handed. */
export type FileParts = readonly (readonly [from: number, to: number])[];

/** The most text and files in one call, in UTF-16 units and bytes. */
export const mostUnits = 16 * 1024 * 1024;

export const tooMuchAtOnce: Result<never> = failure('bad-input', say.app.tooMuch());

export const eventChannel = 'tagline:event';

/** The window's scheme; only the app's own files answer it. */
export const windowScheme = 'app';

export const windowOrigin = 'app://tagline';
