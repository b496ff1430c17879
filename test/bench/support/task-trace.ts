import type { Browser, Page } from 'playwright';

/** The tasks of a page's thread by Chromium's own trace. */
export interface TaskTrace {
  /** The processor time that the longest task took since the last time this was asked, in ms. */
  longest(): Promise<number>;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** In µs: by the clock, and of the processor where the system tells that. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Begins to trace a browser with one page. */
export async function traceTasks(browser: Browser, page: Page): Promise<TaskTrace> {
  const start = () => browser.startTracing(page, { categories: ['-*', 'toplevel'] });
  await start();
  return {
    async longest() {
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
        traceEvents: readonly TraceEvent[];
      };
      await start();
      const threads = new Set(
        traceEvents
          .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
          .map(({ pid, tid }) => `${pid} ${tid}`),
      );
      const tasks = traceEvents.filter(
        ({ name, ph, pid, tid }) =>
          ph === 'X' && name === 'ThreadControllerImpl::RunTask' && threads.has(`${pid} ${tid}`),
      );
      if (tasks.length === 0) throw new Error('The trace has no tasks of the page.');
      return tasks.reduce((most, { dur = 0, tdur = dur }) => Math.max(most, tdur), 0) / 1000;
    },
  };
}
