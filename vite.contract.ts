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
  readonly callee: Node & { readonly object: Node; readonly property: { readonly name?: string } };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

const says = (node: Node): node is Call =>
  node.type === 'CallExpression' &&
  (node as Call).callee.type === 'MemberExpression' &&
  SAYS.has((node as Call).callee.property.name ?? '');

/** Finds the calls by which schemas are described, in order; each begins at the end of what it describes. */
function descriptionsIn(node: Node): [start: number, end: number][] {
  if (says(node)) return [...descriptionsIn(node.callee.object), [node.callee.object.end, node.end]];
  const children = Object.values(node).flat().filter(isNode);
  return children.toSorted((one, other) => one.start - other.start).flatMap(descriptionsIn);
}

/**
 * Leaves the sentences out of the console by which `contract/` describes schemas: the browser has no schemas
 * (src/portal/schemas-stay-behind.ts), and nothing there reads them.
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
        for (const [start, end] of descriptionsIn(this.parse(code))) {
          kept += code.slice(from, start);
          from = end;
        }
        return from === 0 ? null : { code: kept + code.slice(from), map: null };
      },
    },
  };
}
