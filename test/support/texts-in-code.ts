import { parseAst } from 'rolldown/parseAst';

/** A text for people that stands in code. */
export interface TextInCode {
  readonly line: number;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** The texts in a file of source that read as words for people: sentences, and names of things as a screen has them. */
export function textsInCode(path: string, source: string): TextInCode[] {
  const found: TextInCode[] = [];
  const line = (at: number): number => source.slice(0, at).split('\n').length;

  function visit(node: Node, above: readonly Node[]): void {
    if (isCode(node, above)) return;
    const text = textOf(node);
    if (text !== null && readsAsWords(text, node)) found.push({ line: line(node.start), text: text.trim() });
    for (const child of childrenOf(node)) visit(child, [node, ...above]);
  }
  visit(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, []);
  return found;
}

function* childrenOf(node: Node): Generator<Node> {
  for (const value of Object.values(node)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (typeof one === 'object' && one !== null && 'type' in one) yield one as Node;
  }
}

/** The words of a node by themselves; a template as one text, with dots where its values stand. */
function textOf(node: Node): string | null {
  switch (node.type) {
    case 'JSXText':
      return String(node.value);
    case 'Literal':
      return typeof node.value === 'string' ? node.value : null;
    case 'TemplateLiteral':
      return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
    default:
      return null;
  }
}

function readsAsWords(text: string, { type }: Node): boolean {
  const words = text.replace(/<[?/]?\w[^<>]*>/g, ' ').trim();
  if (!/\p{L}{2}/u.test(words)) return false;
  if (type === 'JSXText') return words !== 'Tagline';
  if (isSql(words) || /^[./#@~]|:\/\/|^[\w-]+(?:[./:][\w-]+)+$|^--|^\w+=|[{}<>]\w*[;=]|^\\/.test(words))
    return false;
  const isSentence =
    /\p{L}[\p{L}’'-]*[,.:;!?”]?\s+(?:…|[“(]?\p{L}|\d)/u.test(words) || /…\s\p{L}{3}/u.test(words);
  const isName = /^\p{Lu}\p{Ll}+[.:?!…]?$/u.test(words) && !names.test(words);
  return isSentence || isName;
}

/** Names of keys, methods, headers and classes. */
const names =
  /^(?:Arrow(?:Up|Down|Left|Right)|Enter|Escape|Tab|Home|End|Delete|Backspace|Control|Shift|Meta|Alt|Space|Authorization|Bearer|Basic|Location|Host|Origin|Connection|Upgrade|Server|Date|Accept|Tagline|Error|Infinity|Cc|Script)$/;

/** A statement, a piece of one, or a page of elements that holds its words as values. */
function isSql(text: string): boolean {
  return (
    /^\(?(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|PRAGMA|WITH|BEGIN|COMMIT|ROLLBACK|VACUUM|ATTACH|EXISTS|WHERE|FROM|AND|OR|NOT|ORDER|GROUP|JOIN|LEFT|LIMIT|SET|CASE|ON|INTO|VALUES|SAVEPOINT|RELEASE|REINDEX|ANALYZE|EXPLAIN)\b|^<!doctype/.test(
      text,
    ) || /\b(?:SELECT|WHERE|AND|OR|NOT|AS|EXISTS|JOIN|IN|NULL)\b|\bcoalesce\(/.test(text)
  );
}

/** Attributes of elements that no person reads. */
const ofCode =
  /^(?:className|role|key|type|id|name|href|src|rel|autoComplete|look|size|tone|align|kind|slot|placement|data-[\w-]+|aria-(?:live|current|haspopup|controls|labelledby|describedby|sort|orientation|autocomplete)|lang|dir|viewBox|d|fill|stroke\w*|transform|style|value|textValue)$/;

/** Whether nothing in a node is for people: types, keys, errors that are bugs, lines of the log. */
function isCode(node: Node, [parent]: readonly Node[]): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'TaggedTemplateExpression':
      return true;
    case 'JSXAttribute': {
      const name = node.name as { name?: string };
      return typeof name.name === 'string' && ofCode.test(name.name);
    }
    case 'NewExpression':
      return /Error$|^RegExp$|^SilentThread$/.test(nameOf(node.callee));
    case 'CallExpression':
      return isCodeCall(node);
    case 'Literal':
    case 'TemplateLiteral':
      return parent !== undefined && isPlaceOfCode(parent, node);
    default:
      return (
        node.type.startsWith('TS') &&
        !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(node.type)
      );
  }
}

/** Calls that take names, statements or lines of the log. */
function isCodeCall({ callee }: Node): boolean {
  const { object, property } = callee as { object?: unknown; property?: { name?: string } };
  const method = property?.name ?? nameOf(callee);
  if (
    /^(?:prepare|exec|getPropertyValue|querySelector(?:All)?|matchMedia|getElementById|addEventListener)$/.test(
      method,
    )
  )
    return true;
  if (/^(?:assert|invariant)$/.test(method)) return true;
  return (
    nameOf(object) === 'console' ||
    (/^(?:write|bug|note)$/.test(method) && /^(?:log|notes)$/.test(lastOf(object)))
  );
}

function nameOf(node: unknown): string {
  return (node as { name?: string } | undefined)?.name ?? '';
}

function lastOf(node: unknown): string {
  return (node as { property?: { name?: string } } | undefined)?.property?.name ?? nameOf(node);
}

function isPlaceOfCode(parent: Node, node: Node): boolean {
  switch (parent.type) {
    case 'Property':
      return parent.key === node;
    case 'MemberExpression':
      return parent.property === node;
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
      return true;
    case 'SwitchCase':
      return parent.test === node;
    case 'BinaryExpression':
      return /^[!=]==?$|^in$/.test(String(parent.operator));
    default:
      return false;
  }
}
