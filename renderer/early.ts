import './lock-page.ts';
import './styles/index.css';
import type { CampaignId } from '../shared/brand.ts';
import { isLanguage } from '../shared/language/languages.ts';
import { loadLanguage } from '../shared/texts/load-language.ts';
import { heardWire } from './heard-wire.ts';
import { saidWire } from './said-wire.ts';
import { loadWidgetWords } from './widget-words.ts';
import { openWire } from './wire.ts';

// A window that is loaded again, in the middle of anything, comes back to what it showed.
const inView = 'campaign in view';
const before = Number(sessionStorage.getItem(inView));
const wasInView = before > 0 ? (before as CampaignId) : null;
const { lang } = document.documentElement;
// Before the window's script, whose screens take their words as they are loaded.
const texts =
  isLanguage(lang) && lang !== 'en'
    ? loadLanguage(lang, navigator.languages).then(() => loadWidgetWords(lang))
    : Promise.resolve();
const wire = saidWire(heardWire(openWire(window)));

void texts
  .catch(() => {})
  .then(() => import('./main.tsx'))
  .then(({ showWindow }) =>
    showWindow(wire, wasInView, (campaignId) => sessionStorage.setItem(inView, String(campaignId))),
  );
