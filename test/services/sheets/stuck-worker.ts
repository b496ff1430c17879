import { writeFileSync } from 'node:fs';
import type { ImportContract } from '../../../electron/import-worker.ts';
import { serve } from '../../../electron/threads/serve.ts';
import { ok } from '../../../shared/result.ts';

const never = () => {
  throw new Error('Nobody asks for this.');
};

/** The import thread, were there a file that it could not be called away from. */
serve<ImportContract>(() => ({
  answers: {
    'sheet.read'({ store }, { progress }) {
      writeFileSync(store, 'half a sheet');
      progress({ fraction: 0.5, rows: 1 });
      for (;;);
    },
    'sheet.drop': () => ok(null),
    'sheet.preview': never,
    'sheet.count': never,
    'sheet.find': never,
    'sheet.values': never,
    'audience.countDerived': never,
    'audience.derive': never,
    'audience.countByDay': never,
    'audience.draftsByDay': never,
    'audience.values': never,
    'audience.groups': never,
    'audience.excludeRows': never,
    'audience.settleDoubtful': never,
    'audience.build': never,
    'audience.correct': never,
    'audience.change': never,
    'audience.move': never,
    'audience.repeated': never,
    'audience.sameNumber': never,
    'audience.keepAll': never,
    'audience.remove': never,
    'audience.endSteps': never,
    'audience.judgeAgain': never,
    'audience.countPerson': never,
    'audience.findPerson': never,
    'audience.mentions': never,
    'audience.eraseMention': never,
    'audience.erasePerson': never,
    'export.write': never,
    'optOut.add': never,
    'optOut.countSheet': never,
    'optOut.addSheet': never,
    'folder.write': never,
    'optOut.follow': never,
  },
}));
