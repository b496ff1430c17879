import { keepCompiled } from './compile-cache.ts';

// Sources change too often to cache.
if (!import.meta.url.endsWith('.ts')) keepCompiled();
// Only code loaded after this is cached.
void import('./start-command.ts').then(({ runStartCommand }) => runStartCommand(process.argv.slice(2)));
