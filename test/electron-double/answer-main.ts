import { createInChromium, type DoubleOptions } from './in-chromium.ts';
import { answerRequire } from './require.ts';

const given = JSON.parse(process.env.TAGLINE_DOUBLE ?? 'null') as DoubleOptions | null;
if (given === null) throw new Error('TAGLINE_DOUBLE says nothing of the computer.');
answerRequire(createInChromium(given).module);
