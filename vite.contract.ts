import type { Plugin } from 'vite';

/** By these a schema speaks of itself to whoever reads the OpenAPI document. */
const SAYS = new Set(['describe', 'meta']);

/** A node of a syntax tree (ESTree), with where it stands in the code. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Call extends Node {
  readonly callee: Node & {
    readonly name?: string;
    readonly object: Node;
    readonly property: { readonly name?: string };
  };
  readonly arguments: readonly (Node & { readonly properties?: readonly Property[] })[];
}

interface Property extends Node {
  readonly key?: { readonly name?: string };
}

type Span = [start: number, end: number];

/** By these operations are made. */
const OPERATIONS = new Set(['op', 'listExport']);

/** By these an operation speaks of itself. */
const SAYING = new Set(['summary', 'description', 'tag', 'example']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

const isCall = (node: Node): node is Call => node.type === 'CallExpression';

const says = ({ callee }: Call) => callee.type === 'MemberExpression' && SAYS.has(callee.property.name ?? '');

/** Finds what an operation says of itself: each of these properties, up to the next one. */
function saidBy({ callee, arguments: [definition] }: Call): Span[] {
  const properties = OPERATIONS.has(callee.name ?? '') ? (definition?.properties ?? []) : [];
  return properties.flatMap(({ start, key }, index): Span[] => {
    const next = properties[index + 1]?.start ?? (definition?.end ?? 0) - 1;
    return SAYING.has(key?.name ?? '') ? [[start, next]] : [];
  });
}

/** Finds the calls by which schemas are described, each from the end of what it describes, and what operations say. */
function spansIn(node: Node): Span[] {
  if (isCall(node) && says(node)) return [...spansIn(node.callee.object), [node.callee.object.end, node.end]];
  const said = isCall(node) ? saidBy(node) : [];
  const inside = Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap(spansIn)
    .filter(([start]) => !said.some(([from, to]) => from <= start && start < to));
  return [...said, ...inside].toSorted(([one], [other]) => one - other);
}

/**
 * Leaves the sentences out of the console by which `contract/` describes schemas and calls for documents: the browser
 * has no schemas (src/portal/schemas-stay-behind.ts), and nothing there reads them.
 */
export function undescribed(): Plugin {
  return {
    name: 'cofre-undescribed',
    apply: 'build',
    transform: {
      filter: { id: /\/contract\/[^/]+\.ts$/ },
      handler(code) {
        let kept = '';
        let from = 0;
        for (const [start, end] of spansIn(this.parse(code))) {
          kept += code.slice(from, start);
          from = end;
        }
        return from === 0 ? null : { code: kept + code.slice(from), map: null };
      },
    },
  };
}
