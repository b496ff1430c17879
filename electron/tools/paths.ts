import { fileURLToPath } from 'node:url';

/** Without a trailing slash. */
export const projectDir = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
