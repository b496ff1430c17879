/** The one channel on which the window asks. */
export const callChannel = 'tagline:call';

/** The one channel on which main tells. */
export const eventChannel = 'tagline:event';

/** The window's scheme; its files come from the app itself and nothing else answers it. */
export const windowScheme = 'app';

/** The window's only origin. */
export const windowOrigin = 'app://tagline';
