import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from './find-browser.ts';
import { projectDir } from './paths.ts';

/** In pixels; Windows and macOS make their icons from the largest, and a Linux desktop shows the size that it needs. */
const sizes = [16, 24, 32, 48, 64, 128, 256, 512];

const drawing = readFileSync(join(projectDir, 'renderer/assets/icon.svg'), 'utf8');
const executablePath = findBrowser();
const browser = await chromium.launch(executablePath === null ? {} : { executablePath });
const host = join(projectDir, 'electron/hosts/electron');
mkdirSync(join(host, 'icons'), { recursive: true });
for (const size of sizes) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>* { margin: 0 } svg { display: block; width: ${size}px }</style>${drawing}`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  writeFileSync(join(host, 'icons', `${size}x${size}.png`), png);
  if (size === sizes.at(-1)) writeFileSync(join(host, 'icon.png'), png);
}
await browser.close();
console.log(`Drew electron/hosts/electron/icon.png and icons in ${sizes.length} sizes.`);
