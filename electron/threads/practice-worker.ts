import type { PracticeContract } from './practice-contract.ts';
import { openPracticeService } from './practice-service.ts';
import { answersOf, serve } from './serve.ts';
import { createThrottle } from './throttle.ts';

/** A busy send would otherwise flood main with news. */
const newsMs = 200;

serve<PracticeContract>((_, main) => {
  const news = createThrottle(newsMs, () => main.tell('changed', null));
  const { methods, close } = openPracticeService(news.request);
  return { close, answers: answersOf(methods) };
});
