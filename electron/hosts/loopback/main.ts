import { keepCompiled } from './compile-cache.ts';

// Sources change too often to be worth keeping.
if (!import.meta.url.endsWith('.ts')) keepCompiled();
// Only what is loaded from here on is kept.
void import('./command.ts').then(({ runCommand }) => runCommand(process.argv.slice(2)));
