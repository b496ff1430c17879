import { fileURLToPath } from 'node:url';

/** The project's top folder, without a trailing slash. */
export const projectDir = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
