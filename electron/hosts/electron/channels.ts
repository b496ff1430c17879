import { failure, type Result } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';

/** The one channel on which the window asks. */
export const callChannel = 'tagline:call';

/** The one channel on which the preload, and no page, says where a file is. */
export const fileChannel = 'tagline:file';

/** How long the texts and files of one call may be together, in UTF-16 units and bytes. */
export const mostUnits = 16 * 1024 * 1024;

/** The answer to a call that brings more, or too many values. */
export const tooMuch: Result<never> = failure('bad-input', say.app.tooMuch());

export const eventChannel = 'tagline:event';

/** The window's scheme; its files come from the app itself and nothing else answers it. */
export const windowScheme = 'app';

export const windowOrigin = 'app://tagline';
