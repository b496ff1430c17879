import { isolated } from '../../format/quoted.ts';
import { texts } from '../../language/language.ts';

/** What is said of newer versions. */
export const updates = texts('updates', {
  looking: 'Tagline looks for a newer version.',
  isOut: (version: string) => `Tagline ${isolated(version)} is out.`,
  byHand:
    'This one came as a package of your system and cannot replace itself: install the new package as you installed this one.',
  ok: 'OK',
  isReady: (version: string) => `Tagline ${isolated(version)} is ready.`,
  scheduled:
    'Something is scheduled: it starts only while Tagline is open, so restart only if there is time before it.',
  restarting: 'Restarting takes a moment; what you wrote is kept.',
  later: 'Later',
  restart: 'Restart now',
  off: 'This Tagline looks for no newer versions.',
  offMore:
    'It was built without a place to look at, or cannot replace itself. Ask whoever gave it to you for a newer one.',
  isNewest: (version: string) => `Tagline ${isolated(version)} is the newest version.`,
  asksLater: 'Tagline asks you about it while nothing is being sent.',
  sending: 'A campaign is being sent.',
  looksLater: 'Tagline looks for a newer version once that has ended.',
  noAnswer: 'Where newer versions would be, nothing answers as it should.',
  noAnswerMore: 'Check the connection and the proxy, then try again.',
});
