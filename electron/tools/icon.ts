import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from './find-browser.ts';
import { projectDir } from './paths.ts';

/** In pixels; every platform's own icon is made from this size. */
const size = 512;

const drawing = readFileSync(join(projectDir, 'renderer/assets/icon.svg'), 'utf8');
const executablePath = findBrowser();
const browser = await chromium.launch(executablePath === null ? {} : { executablePath });
const page = await browser.newPage({ viewport: { width: size, height: size } });
await page.setContent(`<style>* { margin: 0 } svg { display: block; width: ${size}px }</style>${drawing}`);
const png = await page.screenshot({ omitBackground: true });
await browser.close();
writeFileSync(join(projectDir, 'electron/hosts/electron/icon.png'), png);
console.log(`Drew electron/hosts/electron/icon.png, ${png.length} bytes.`);
