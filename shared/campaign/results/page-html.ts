import { currentLanguage } from '../../language/current-language.ts';
import type { SummaryLine, SummaryPage } from './summary-page.ts';

/** Whole but for its end, so that more can follow before `pageEnd`. */
export function pageHtml({ name, message, facts, parts }: SummaryPage): string {
  const sections = parts.map(({ title, about, lines }) => {
    const sentence = about === undefined ? '' : `<p>${escapeHtml(about)}</p>\n`;
    return `<h2>${escapeHtml(title)}</h2>\n${sentence}${table(lines)}`;
  });
  return `<!doctype html>
<html lang="${currentLanguage()}"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>${escapeHtml(name)}</title>
<style>
  body { font: 14px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #1c1c1e; }
  h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 1.5rem; break-after: avoid; }
  pre { white-space: pre-wrap; background: #f4f4f6; padding: 0.75rem; border-radius: 6px; font: inherit; }
  table { border-collapse: collapse; width: 100%; } th { text-align: left; font-weight: 600; width: 14rem; }
  tr { break-inside: avoid; }
  th, td { padding: 0.2rem 0.5rem 0.2rem 0; vertical-align: top; border-bottom: 1px solid #e5e5ea; }
  td:last-child { overflow-wrap: anywhere; white-space: pre-wrap; }
</style>
<h1>${escapeHtml(name)}</h1>
<pre>${escapeHtml(message)}</pre>
${table(facts)}
${sections.join('\n')}
`;
}

export const pageEnd = '</html>\n';

function table(lines: readonly SummaryLine[]): string {
  return `<table>\n${lines.map(tableRow).join('\n')}\n</table>`;
}

export function tableRow([key, value]: SummaryLine): string {
  return `<tr><th>${escapeHtml(key)}</th><td>${withQuotesIsolated(escapeHtml(value))}</td></tr>`;
}

/** Names and words of a service may run from right to left, and would reorder the text around them. */
function withQuotesIsolated(html: string): string {
  return html.replace(/“[^”]*”?|„[^“]*“?/g, '<bdi>$&</bdi>');
}

export function escapeHtml(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\r\n]+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
