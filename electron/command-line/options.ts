import { parseArgs } from 'node:util';
import { saysWhy } from '../../shared/campaign/outcome/pause.ts';
import { planOfCountry } from '../../shared/number/numbering-plan.ts';

/** The arguments of a program: on Windows `tagline.cmd` writes `--` before them. */
export function withoutDashes(args: readonly string[]): readonly string[] {
  return args[0] === '--' ? args.slice(1) : args;
}

/** The command in the arguments of a start, without what Chromium takes; null if the app is to open its window. */
export function commandIn(args: readonly string[]): readonly string[] | null {
  const options = { 'data-dir': { type: 'string' } } as const;
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const first = tokens.find(({ kind }) => kind === 'positional');
  if (first === undefined && args.includes('--help')) return ['--help'];
  if (first?.kind !== 'positional' || (first.value !== 'prepare' && first.value !== 'send')) return null;
  const before = tokens.filter((token) => token.kind === 'option' && token.index < first.index);
  const named = before.findLast((token) => token.kind === 'option' && token.name === 'data-dir');
  const folder = named?.kind === 'option' && named.value !== undefined ? ['--data-dir', named.value] : [];
  const json = before.some((token) => token.kind === 'option' && token.name === 'json') ? ['--json'] : [];
  return [...folder, ...json, ...args.slice(first.index)];
}

/** `dataDir` is null for the person's own data folder. */
export function readCommand(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        campaign: { type: 'string' },
        country: { type: 'string' },
        worksheet: { type: 'string' },
        review: { type: 'string' },
        continue: { type: 'boolean' },
        urgent: { type: 'string' },
        json: { type: 'boolean', default: false },
        'data-dir': { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    const { campaign, country, worksheet, review, continue: goesOn, urgent, json, help } = values;
    const { 'data-dir': dataDir = null } = values;
    const [command, file, ...more] = positionals;
    const given = { json, dataDir };
    const hasReason = urgent === undefined || saysWhy(urgent);
    if (help) return { command: 'help', ...given } as const;
    const isPrepare = command === 'prepare' && review === undefined && !goesOn;
    const isGiven = hasReason && (country === undefined || planOfCountry(country) !== undefined);
    if (isPrepare && file !== undefined && more.length === 0 && campaign !== undefined && isGiven)
      return { command, file, campaign, country, worksheet, urgent, ...given } as const;
    if (
      command === 'send' &&
      file === undefined &&
      country === undefined &&
      worksheet === undefined &&
      review !== undefined &&
      campaign === undefined &&
      hasReason
    )
      return { command, code: review, goesOn: goesOn === true, urgent, ...given } as const;
  } catch {
    // An unknown option, or one without its value.
  }
  return { command: 'misused', json: args.includes('--json'), dataDir: null } as const;
}
