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

/** Has the network and what draws start no processes of their own. */
const oneProcess = ['--enable-features=NetworkServiceInProcess2', '--in-process-gpu'];

/** The switches of a Chromium whose pages live for seconds, without what no test looks at, and without some more. */
export function lightSwitches(...more: readonly string[]): readonly string[] {
  return [
    `--disable-features=${[...byPlaywright, ...addressBar, spare, ...more].join(',')}`,
    // Optimising the code of pages took a tenth of all their work.
    '--js-flags=--no-opt --no-maglev',
    ...(process.platform === 'linux' ? oneProcess : []),
  ];
}
