/*
 * On a page that the browser translates (page-translation.ts), a text that was taken out stands for what was put in its
 * place: when React changes the text, it comes back, and is translated anew; when React moves or removes it, that goes
 * with it.
 */

/** What stands in the place of a text. */
const standIns = new WeakMap<Node, ChildNode>();

/** Elements that translators make, and nobody else does any more. */
const isStandIn = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT';

/** Notes from now on which texts are taken out of the page, and what stands in their place. */
export function followTexts(until: readonly MutationRecord[]): void {
  note(until);
  new MutationObserver(note).observe(document.documentElement, { childList: true, subtree: true });
}

function note(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const [taken] = removedNodes;
    if (!(taken instanceof Text) || taken.isConnected) continue;
    const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn);
    if (standIn?.isConnected) replace(taken, standIn);
  }
}

let patched = false;

function replace(text: Text, standIn: HTMLElement): void {
  if (!patched) patchNodes();
  patched = true;
  standIns.set(text, standIn);
  Object.defineProperty(text, 'nodeValue', {
    configurable: true,
    get: () => text.data,
    set: (value: string) => {
      text.data = value;
      bringBack(text);
    },
  });
}

/** The text itself stands in the page again. */
function bringBack(text: Node): void {
  const standIn = standIns.get(text);
  standIns.delete(text);
  if (standIn?.isConnected && !text.isConnected) standIn.replaceWith(text);
}

/** What stands in the page for a node that was taken out of it by somebody else. */
function present<T extends Node>(node: T, parent: Node): T {
  const standIn = node.parentNode === parent ? undefined : standIns.get(node);
  return standIn?.parentNode === parent ? (standIn as unknown as T) : node;
}

/** @see https://dom.spec.whatwg.org/#interface-node */
function patchNodes(): void {
  const { prototype } = Node;
  const method = (name: string) =>
    Object.getOwnPropertyDescriptor(prototype, name)?.value as (this: Node, ...nodes: unknown[]) => Node;
  const [insertBefore, removeChild, appendChild] = ['insertBefore', 'removeChild', 'appendChild'].map(method);
  Object.assign(prototype, {
    insertBefore(this: Node, node: Node, before: Node | null) {
      bringBack(node);
      return insertBefore?.call(this, node, before && present(before, this));
    },
    removeChild(this: Node, node: Node) {
      return removeChild?.call(this, present(node, this));
    },
    appendChild(this: Node, node: Node) {
      bringBack(node);
      return appendChild?.call(this, node);
    },
  });
}
