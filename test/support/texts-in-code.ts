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

/** Attributes of elements that a person reads or hears. */
const attributes =
  /^(?:alt|title|label|placeholder|hint|heading|description|message|text|summary|empty|aria-(?:label|description|placeholder|roledescription|valuetext))$/;

/** Fields that main or a rule fills for people. */
const fields =
  /^(?:message|fix|detail|title|body|label|sublabel|heading|hint|description|summary|buttons|checkboxLabel|buttonLabel|toolTip)$/;

/** Calls whose arguments are shown. */
const calls = /^(?:showErrorBox|setToolTip|announce|alert|confirm)$/;

/** Calls that make a failure of its kind and words. */
const failures = /^(?:failure|appError)$/;

/** What a file of source writes itself where people read: between elements, in what elements show, and in the fields of messages. */
export function textsInCode(path: string, source: string): TextInCode[] {
  const texts: TextInCode[] = [];
  function visit(node: Node): void {
    for (const { start, text } of shownBy(node).flatMap(textsOf))
      if (isForPeople(text)) texts.push({ line: source.slice(0, start).split('\n').length, text });
    for (const child of childrenOf(node)) visit(child);
  }
  visit(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node);
  return texts;
}

function isForPeople(text: string): boolean {
  const isAddress = /^\S*[./]\S*$/.test(text);
  return /\p{L}{2}/u.test(text) && !isAddress && text !== 'Tagline';
}

/** What a node has people read. */
function shownBy(node: Node): readonly unknown[] {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return node.children as Node[];
    case 'JSXAttribute':
      return attributes.test(nameOf(node.name)) ? [node.value] : [];
    case 'Property':
      return fields.test(nameOf(node.key)) ? [node.value] : [];
    case 'CallExpression':
      if (failures.test(calledBy(node))) return (node.arguments as Node[]).slice(1);
      return calls.test(calledBy(node)) ? (node.arguments as Node[]) : [];
    default:
      return [];
  }
}

/** The texts that the value of an expression can be; a template as one, with dots where its values are. */
function textsOf(value: unknown): { readonly start: number; readonly text: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  switch (node.type) {
    case 'JSXText':
    case 'Literal':
      return typeof node.value === 'string' ? [{ start: node.start, text: node.value.trim() }] : [];
    case 'TemplateLiteral': {
      const pieces = (node.quasis as { value: { cooked: string } }[]).map((piece) => piece.value.cooked);
      return [{ start: node.start, text: pieces.join('…').trim() }];
    }
    case 'JSXExpressionContainer':
      return textsOf(node.expression);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(textsOf);
    case 'LogicalExpression':
      return [node.left, node.right].flatMap(textsOf);
    case 'ArrayExpression':
      return (node.elements as unknown[]).flatMap(textsOf);
    default:
      return [];
  }
}

function* childrenOf(node: Node): Generator<Node> {
  for (const value of Object.values(node)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (typeof one === 'object' && one !== null && 'type' in one) yield one as Node;
  }
}

function calledBy({ callee }: Node): string {
  const { property, name } = callee as { property?: unknown; name?: string };
  return property === undefined ? (name ?? '') : nameOf(property);
}

function nameOf(node: unknown): string {
  return (node as { name?: string }).name ?? '';
}
