import './restrict-page.ts';
import './styles/index.css';
import type { CampaignId } from '../shared/brand.ts';
import { currentTag } from '../shared/language/current-language.ts';
import { isLanguage, type Language } from '../shared/language/languages.ts';
import { loadLanguage } from '../shared/texts/load-language.ts';
import { earlyEventsWire } from './early-events-wire.ts';
import { saidWire } from './said-wire.ts';
import { openWire } from './wire.ts';

// A reloaded window returns to the campaign it showed.
const inView = 'campaign in view';
const before = Number(sessionStorage.getItem(inView));
const wasInView = before > 0 ? (before as CampaignId) : null;
const { lang } = document.documentElement;
// Before the window's script, whose screens read their texts when they load.
const texts =
  isLanguage(lang) && lang !== 'en'
    ? loadLanguage(lang, navigator.languages).then(() => loadWidgetWords(lang))
    : Promise.resolve();
const wire = saidWire(earlyEventsWire(openWire(window)));

void texts
  .catch(() => {})
  .then(() => import('./main.tsx'))
  .then(({ showWindow }) =>
    showWindow(wire, wasInView, (campaignId) => sessionStorage.setItem(inView, String(campaignId))),
  );

/** The widget library's texts for screen readers. Its English is in the library as built. */
const packs = {
  da: () => import('react-aria-components/i18n/da-DK'),
  de: () => import('react-aria-components/i18n/de-DE'),
} satisfies { readonly [Other in Exclude<Language, 'en'>]: unknown };

/** Where the library looks for more texts. */
const [localeKey, wordsKey] = [Symbol.for('react-aria.i18n.locale'), Symbol.for('react-aria.i18n.strings')];

/** Must run before the first widget is shown. */
async function loadWidgetWords(language: Exclude<Language, 'en'>): Promise<void> {
  // The library declares them only as a type.
  const pack: { readonly default?: unknown } = await packs[language]();
  Object.assign(window, { [localeKey]: currentTag(), [wordsKey]: pack.default });
}
