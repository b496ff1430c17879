import './restrict-page.ts';
import './styles/index.css';
import type { CampaignId } from '../shared/brand.ts';
import { currentTag } from '../shared/language/current-language.ts';
import { isLanguage, type Language } from '../shared/language/languages.ts';
import { loadLanguage } from '../shared/texts/load-language.ts';
import { earlyEventsWire } from './early-events-wire.ts';
import { saidWire } from './said-wire.ts';
import { openWire } from './wire.ts';

// After a reload, the window returns to the campaign that it showed.
const inView = 'campaign in view';
const before = Number(sessionStorage.getItem(inView));
const wasInView = before > 0 ? (before as CampaignId) : null;
const { lang } = document.documentElement;
// Load the texts before the window's script, because the screens read them when they load.
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

/** Texts of the widget library for screen readers. Its English is built in. */
const packs = {
  da: () => import('react-aria-components/i18n/da-DK'),
  de: () => import('react-aria-components/i18n/de-DE'),
} satisfies { readonly [Other in Exclude<Language, 'en'>]: unknown };

/** Where the library looks for its texts. */
const [localeKey, wordsKey] = [Symbol.for('react-aria.i18n.locale'), Symbol.for('react-aria.i18n.strings')];

/** Must run before the first widget is shown. */
async function loadWidgetWords(language: Exclude<Language, 'en'>): Promise<void> {
  // The library declares its texts only as a type.
  const pack: { readonly default?: unknown } = await packs[language]();
  Object.assign(window, { [localeKey]: currentTag(), [wordsKey]: pack.default });
}
