import './lock-page.ts';
import './styles/index.css';
import type { CampaignId } from '../shared/brand.ts';
import { currentTag } from '../shared/language/language.ts';
import { isLanguage, type Language } from '../shared/language/languages.ts';
import { loadLanguage } from '../shared/texts/load-language.ts';
import { heardWire } from './heard-wire.ts';
import { saidWire } from './said-wire.ts';
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

/** The widget library's own words, for what reads the screen aloud. Its English is in the library as it is built. */
const packs = {
  da: () => import('react-aria-components/i18n/da-DK'),
  de: () => import('react-aria-components/i18n/de-DE'),
} satisfies { readonly [Other in Exclude<Language, 'en'>]: unknown };

/** Where the library looks for words beside its own. */
const [localeKey, wordsKey] = [Symbol.for('react-aria.i18n.locale'), Symbol.for('react-aria.i18n.strings')];

/** Has the widget library speak the language that was loaded; called before the first widget is shown. */
async function loadWidgetWords(language: Exclude<Language, 'en'>): Promise<void> {
  // The library declares them as a type alone.
  const pack: { readonly default?: unknown } = await packs[language]();
  Object.assign(window, { [localeKey]: currentTag(), [wordsKey]: pack.default });
}
