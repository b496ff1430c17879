import { folder } from './folder.ts';
import { network } from './network.ts';
import { optOuts } from './opt-outs.ts';
import { people } from './people.ts';
import { savedFiles } from './saved-files.ts';

/** All areas that main says, by name. */
export const said = { folder, network, optOuts, people, savedFiles };
