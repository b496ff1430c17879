import { type Fixture, fixtureManners, prepareFixture } from '../../crash/fixture.ts';
import { homeIn, startApp } from '../../crash/home.ts';
import { openService } from '../../crash/service.ts';
import type { Ending } from './at-end.ts';
import { exported } from './exported.ts';
import { tempFolder } from './temp-folder.ts';

export interface WholeFolder {
  readonly fixture: Fixture;
  readonly dataDir: string;
  readonly stateDir: string;
  /** Of its account. */
  readonly url: string;
  /** A backup of it. */
  readonly bytes: Buffer;
}

/** A folder with something of everything, and its backup. */
export async function wholeFolder(test: Ending): Promise<WholeFolder> {
  const service = await openService(fixtureManners);
  const root = tempFolder(test);
  const fixture = await prepareFixture(root, service.url);
  const { dataDir, stateDir } = homeIn(root);
  const { app, wire } = await startApp(homeIn(root));
  const { bytes } = await exported(wire, { what: 'folder', as: 'backup' });
  await app.close();
  await service.close();
  return { fixture, dataDir, stateDir, bytes, url: service.url };
}
