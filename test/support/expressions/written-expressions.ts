import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { projectDir } from '../sources.ts';

/** A regular expression of the project's source. */
export interface Expression {
  readonly path: string;
  readonly source: string;
  readonly flags: string;
}

export interface Written {
  readonly literals: readonly Expression[];
  /** The `path:line` of each place that builds one as it runs. */
  readonly builders: readonly string[];
  /** The `path:line` of each place that may build one which nobody sees: a string to search for, `RegExp` by another name. */
  readonly unseen: readonly string[];
}

export function writtenExpressions(): Written {
  const all = globSync('{electron,renderer,shared}/**/*.{ts,tsx,js}', { cwd: projectDir })
    .map((path) => path.replaceAll('\\', '/'))
    .map((path) => expressionsIn(path, readFileSync(join(projectDir, path), 'utf8')));
  return {
    literals: all.flatMap((one) => one.literals),
    builders: all.flatMap((one) => one.builders),
    unseen: all.flatMap((one) => one.unseen),
  };
}

/** What a syntax tree has of a place that can be a name. */
interface Place {
  readonly type: string;
  readonly start: number;
  readonly name?: unknown;
}

export function expressionsIn(path: string, text: string): Written {
  const literals: Expression[] = [];
  const builders: string[] = [];
  const strings = new Set<unknown>();
  const searches: Place[] = [];
  const mentions = new Set<number>();
  const plain = new Set<number>();
  const lineOf = (start: number): string => `${path}:${text.slice(0, start).split('\n').length}`;
  const isText = ({ type }: Place): boolean =>
    type === 'TemplateLiteral' || type === 'BinaryExpression' || type === 'TaggedTemplateExpression';
  const builds = ({ callee, start }: { readonly callee: Place; readonly start: number }): void => {
    if (callee.name !== 'RegExp') return;
    plain.add(callee.start);
    builders.push(lineOf(start));
  };
  new Visitor({
    Literal(node) {
      if ('regex' in node) literals.push({ path, source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression: builds,
    CallExpression(node) {
      builds(node);
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const [wanted] = node.arguments;
      if (wanted !== undefined && ['match', 'matchAll', 'search'].includes(callee.property.name))
        searches.push(wanted);
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init === null) return;
      if (isText(init) || (init.type === 'Literal' && !('regex' in init))) strings.add(id.name);
    },
    Identifier({ name, start }) {
      if (name === 'RegExp') mentions.add(start);
    },
    TSTypeReference: ({ typeName }) => void plain.add(typeName.start),
    BinaryExpression({ operator, right }) {
      if (operator === 'instanceof') plain.add(right.start);
    },
  }).visit(parseSync(path, text).program);
  const byText = searches.filter(
    (one) =>
      isText(one) ||
      (one.type === 'Literal' && !('regex' in one)) ||
      (one.type === 'Identifier' && strings.has(one.name)),
  );
  const unseen = [...mentions].filter((start) => !plain.has(start));
  return { literals, builders, unseen: [...byText.map(({ start }) => start), ...unseen].map(lineOf) };
}
