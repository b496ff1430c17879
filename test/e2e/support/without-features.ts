/** What Playwright switches off itself: Chromium takes only the last such list. */
const byPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The lists under the address bar are pages of their own in every window, which cost two thirds of all its work. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** A renderer that waits for a page that may come, started with each page that does. */
const spare = 'SpareRendererForSitePerProcess';

/** The switch that starts Chromium without what no test looks at, and without some more. */
export function withoutFeatures(...more: readonly string[]): string {
  return `--disable-features=${[...byPlaywright, ...addressBar, spare, ...more].join(',')}`;
}

/** The switch that leaves the code of pages unoptimised: they live for seconds, and it took a tenth of all their work. */
export const unoptimised = '--js-flags=--no-opt --no-maglev';
