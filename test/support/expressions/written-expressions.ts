import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { projectDir, readSources } from '../sources.ts';

/** A regular expression of the project's source. */
export interface Expression {
  readonly path: string;
  readonly source: string;
  readonly flags: string;
}

/** Those that stand in the source, and the `path:line` of each place that builds one as it runs. */
export function writtenExpressions(): { readonly literals: Expression[]; readonly builders: string[] } {
  const literals: Expression[] = [];
  const builders: string[] = [];
  for (const { path } of readSources()) {
    const text = readFileSync(join(projectDir, path), 'utf8');
    const builds = (node: { readonly callee: unknown; readonly start: number }): void => {
      const { type, name } = node.callee as { readonly type: string; readonly name?: string };
      if (type !== 'Identifier' || name !== 'RegExp') return;
      builders.push(`${path}:${text.slice(0, node.start).split('\n').length}`);
    };
    new Visitor({
      Literal(node) {
        if ('regex' in node) literals.push({ path, source: node.regex.pattern, flags: node.regex.flags });
      },
      NewExpression: builds,
      CallExpression: builds,
    }).visit(parseSync(path, text).program);
  }
  return { literals, builders };
}
