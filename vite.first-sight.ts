import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { Plugin, Rolldown } from 'vite';

/*
 * What a person sees and the browser asks for before the console's script is there (src/first-sight): the frame, the
 * chosen theme, the first calls; and for the server a list of the files that each page needs.
 */

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const BEFORE_PAINT = here('src/first-sight/before-paint.js');
const EARLY = here('src/first-sight/early.ts');
/** An area's descriptor. */
const DESCRIPTOR = /\/src\/areas\/[\w-]+\/index\.tsx?$/;

/** What the server preloads with a page: files, and areas whose texts it shows. */
export interface PageNeeds {
  /** Also of the addresses below its own. */
  below: boolean;
  files: string[];
  texts: string[];
}

interface Node {
  type: string;
  [key: string]: unknown;
}

export function firstSight(): Plugin {
  return {
    name: 'cofre-first-sight',
    buildStart() {
      if (this.environment.mode !== 'build') return;
      const source = readFileSync(BEFORE_PAINT, 'utf8');
      this.emitFile({
        type: 'asset',
        name: 'before-paint.js',
        source: source.replace(/^\/\*[^]*?\*\/\s*/, ''),
      });
      this.emitFile({ type: 'chunk', id: EARLY, name: 'early' });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { filename, bundle }) {
        if (!filename.endsWith('index.html')) return html;
        const { frameStyle, frameMarkup }: { frameStyle: string; frameMarkup: string } = await tsImport(
          './src/first-sight/frame.ts',
          import.meta.url,
        );
        const scripts = bundle === undefined ? inDevelopment : inBundle(bundle);
        // Behind what says which characters the page is written in.
        return html
          .replace('<title>', `<style nonce="{nonce}">${frameStyle}</style>\n    ${scripts}\n    <title>`)
          .replace('<div id="root"></div>', `<div id="root"><div class="frame">${frameMarkup}</div></div>`);
      },
    },
    generateBundle(_, bundle) {
      const needs: Record<string, PageNeeds> = {};
      for (const id of this.getModuleIds()) {
        if (!DESCRIPTOR.test(id)) continue;
        const code = this.getModuleInfo(id)?.code;
        if (!code) continue;
        for (const { path, below, imports, texts } of pagesIn(this.parse(code) as unknown as Node)) {
          needs[path] = {
            below,
            files: filesOf(
              imports.map((one) => here(`${dirname(id)}/${one}`)),
              bundle,
            ),
            texts,
          };
        }
      }
      this.emitFile({ type: 'asset', fileName: 'page-needs.json', source: JSON.stringify(needs) });
    },
  };
}

const inDevelopment = '<script src="/src/first-sight/before-paint.js"></script>';

/** The theme before anything is drawn; the first calls before the console, which the browser begins to read meanwhile. */
function inBundle(bundle: Rolldown.OutputBundle): string {
  const files = Object.values(bundle);
  const script = files.find((file) => file.type === 'asset' && file.names.includes('before-paint.js'));
  const early = chunkOf(EARLY, bundle);
  if (script === undefined || early === undefined) throw new Error('The first sight has no files');
  return [
    `<script src="/${script.fileName}"></script>`,
    `<script type="module" async crossorigin src="/${early.fileName}"></script>`,
  ].join('\n    ');
}

const chunkOf = (id: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk | undefined =>
  Object.values(bundle).find(
    (file): file is Rolldown.OutputChunk =>
      file.type === 'chunk' && file.facadeModuleId?.replace(/\.tsx?$/, '') === id.replace(/\.tsx?$/, ''),
  );

/** The files of some modules and of all that these need, without those of the console itself. */
function filesOf(ids: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const go = (name: string) => {
    const file = bundle[name];
    if (found.has(name) || file?.type !== 'chunk') return;
    found.add(name);
    file.imports.forEach(go);
  };
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.isEntry && file.facadeModuleId?.endsWith('index.html'))
      go(file.fileName);
  }
  const ofConsole = new Set(found);
  for (const id of ids) {
    const chunk = chunkOf(id, bundle);
    if (chunk === undefined) throw new Error(`${id} is no file of its own`);
    go(chunk.fileName);
  }
  return [...found].filter((name) => !ofConsole.has(name));
}

interface Page extends Omit<PageNeeds, 'files'> {
  path: string;
  /** As the descriptor names them. */
  imports: string[];
}

/** What descriptors say of their pages: `{ name: 'bancos', list: lazyNamed(() => import('./BankList'), …), … }`. */
function pagesIn(program: Node): Page[] {
  return nodesOf(program, 'ObjectExpression').flatMap((object) => {
    const properties = new Map(
      (object.properties as Node[]).flatMap(({ key, value }) =>
        key === undefined ? [] : [[(key as Node).name as string, value as Node] as const],
      ),
    );
    const shown = properties.get('list') ?? properties.get('Content');
    const address = properties.get('path')?.value ?? properties.get('name')?.value;
    if (shown === undefined || typeof address !== 'string') return [];
    const needed = [shown, properties.get('adapter')].filter((node) => node !== undefined);
    return {
      path: `/${address.replace(/^\//, '')}`,
      below: properties.has('dialogs') || properties.has('nested'),
      imports: needed
        .flatMap((node) => nodesOf(node, 'ImportExpression'))
        .map(({ source }) => String((source as Node).value)),
      // Behind the name of the component.
      texts: ((shown.arguments ?? []) as Node[]).slice(2).map(({ value }) => String(value)),
    };
  });
}

/** All nodes of a kind, wherever they stand. */
function nodesOf(node: unknown, type: string): Node[] {
  if (Array.isArray(node)) return node.flatMap((one) => nodesOf(one, type));
  if (node === null || typeof node !== 'object') return [];
  const inside = Object.values(node).flatMap((one) => nodesOf(one, type));
  return (node as Node).type === type ? [node as Node, ...inside] : inside;
}
