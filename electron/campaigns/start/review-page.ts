import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { creditsBasis } from '../../../shared/campaign/plan/prediction.ts';
import { plainLines, technicalLines } from '../../../shared/campaign/progress/route.ts';
import { pageEnd, pageHtml, tableRow } from '../../../shared/campaign/results/page-html.ts';
import type { SummaryPage, SummaryPart } from '../../../shared/campaign/results/summary-page.ts';
import type { Review } from '../../../shared/campaign/review/review.ts';
import type { Draft } from '../../../shared/draft/draft.ts';
import { fileName } from '../../../shared/format/file-name.ts';
import { count, credits } from '../../../shared/format/format-count.ts';
import { dateAndTime } from '../../../shared/format/format-time.ts';
import { versionName } from '../../../shared/message/version-names.ts';
import { ok } from '../../../shared/result.ts';
import { common } from '../../../shared/texts/en/common.ts';
import { versions as versionTexts } from '../../../shared/texts/en/message.ts';
import { exportedResults } from '../../../shared/texts/en/results.ts';
import { review as words } from '../../../shared/texts/en/review.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import type { Exporters } from '../../exports/export-handlers.ts';
import { filePieces } from '../../exports/file-pieces.ts';
import { guardsOf, nobodyYet, type StartDeps, scanRequestOf } from './draft-facts.ts';
import { reviewDraft } from './make-review.ts';
import { codeOf } from './review-hash.ts';

/** A page for another person to read, with every text and, at its end, the code that shows it was opened. */
export function openReviewPages(deps: StartDeps, folder: string): Exporters['review'] {
  return async ({ campaignId, includeRecent }) => {
    await deps.optOuts.bringUpToDate();
    const draftFound = deps.drafts.read(campaignId);
    if (!draftFound.ok) return draftFound;
    const draft = draftFound.value;
    const request = scanRequestOf(deps, draft, guardsOf(deps, draft), includeRecent);
    if (request === null) return nobodyYet;
    const review = await reviewDraft(deps, campaignId, { includeRecent });
    if (!review.ok) return review;
    const path = join(folder, `${randomUUID()}.html`);
    const texts = await deps.ask('writeTexts', [request, path]);
    if (!texts.ok) {
      await rm(path, { force: true });
      return texts;
    }
    const code = codeOf(review.value, includeRecent, texts.value);
    const before = `${pageHtml(pageOf(draft, review.value))}<h2>${words.code.allTexts}</h2>\n<table>\n`;
    const after = `</table>\n<h2>${words.code.title}</h2>\n<p>${words.code.proves}</p>\n<table>\n${tableRow([words.code.title, code])}\n</table>\n${pageEnd}`;
    const name = `${fileName(draft.name, exportedResults.unnamed)}.html`;
    return ok({ name, type: 'text/html', pieces: around(before, filePieces(path), after) });
  };
}

async function* around(before: string, pieces: AsyncIterator<Uint8Array>, after: string) {
  const encoder = new TextEncoder();
  try {
    yield encoder.encode(before);
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) yield next.value;
    yield encoder.encode(after);
  } finally {
    await pieces.return?.();
  }
}

function pageOf({ name, message, options }: Draft, review: Review): SummaryPage {
  const { prediction, excluded, blockers, warnings, versions } = review;
  const notices = [...blockers, ...warnings];
  const parts: SummaryPart[] = [
    {
      title: versionTexts.title,
      lines: versions.map((one, version) => [
        `${version === 0 ? versionTexts.else : versionName(one)} (${count(one.people)})`,
        one.message,
      ]),
    },
    {
      title: words.code.toRead,
      lines: notices.map(({ message, fix }) => [spoken(message), fix ? spoken(fix) : '']),
    },
    { title: words.whoGetsNothing, lines: excluded.map((one) => [spoken(one.reason), count(one.people)]) },
  ];
  return {
    name: name || common.untitled,
    message,
    facts: [
      [common.account, review.accountName],
      ...plainLines(review.route),
      ...technicalLines(review.route),
      [exportedResults.started, options.startAt === null ? words.code.atOnce : dateAndTime(options.startAt)],
      [common.people, count(review.people)],
      [common.parts, count(review.parts)],
      [exportedResults.requests, count(review.chunks)],
      ...(prediction === null
        ? []
        : [[words.facts.credit, `${credits(prediction.credits)} (${creditsBasis(prediction)})`] as const]),
    ],
    parts: parts.filter(({ lines }) => lines.length > 0),
  };
}
