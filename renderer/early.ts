import './lock-page.ts';
import './styles/index.css';
import type { CampaignId } from '../shared/brand.ts';
import { isLanguage } from '../shared/language/languages.ts';
import { loadLanguage } from '../shared/texts/load-language.ts';
import { earlyWire } from './early-wire.ts';
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
    : null;
const wire = saidWire(earlyWire(openWire(window), wasInView));

// While it loads, React makes errors, and to say where would have each script on the way read once more: so it is evaluated
// from here, before the window's own. And the widget library asks whether the language is one, for which the browser would
// look up every language that it has dates of.
const { stackTraceLimit } = Error;
const { supportedLocalesOf } = Intl.DateTimeFormat;
Error.stackTraceLimit = 0;
Intl.DateTimeFormat.supportedLocalesOf = (locales) => Intl.getCanonicalLocales(locales as string[]);
void import('react-dom/client')
  .then(() => texts?.catch(() => {}))
  .then(() => import('./main.tsx'))
  .finally(() => {
    Error.stackTraceLimit = stackTraceLimit;
    Intl.DateTimeFormat.supportedLocalesOf = supportedLocalesOf;
  })
  .then(({ showWindow }) =>
    showWindow(wire, wasInView, (campaignId) => sessionStorage.setItem(inView, String(campaignId))),
  );
