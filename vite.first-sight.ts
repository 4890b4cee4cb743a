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
const ENTRY = here('index.html');
const START = here('src/start.tsx');
const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>\s*/g;
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
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { filename, bundle }) {
        if (!filename.endsWith('index.html')) return html;
        const { frameStyle }: { frameStyle: string } = await tsImport(
          './src/first-sight/frame-style.ts',
          import.meta.url,
        );
        const { frameMarkup }: { frameMarkup: () => string } = await tsImport(
          './src/first-sight/frame.ts',
          import.meta.url,
        );
        const { script, preloads, style } = bundle === undefined ? inDevelopment : inBundle(bundle, html);
        // Behind the entry, the texts and the calls.
        const links = preloads.map(
          (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${file}">`,
        );
        // Behind what says which characters the page is written in.
        return html
          .replace(STYLESHEET, '')
          .replace(
            '<title>',
            `<style nonce="{nonce}">${frameStyle}${style}</style>\n    <script src="${script}"></script>\n    <title>`,
          )
          .replace('</head>', `${links.join('')}</head>`)
          .replace('<div id="root"></div>', `<div id="root"><div class="frame">${frameMarkup()}</div></div>`);
      },
    },
    generateBundle(_, bundle) {
      const { entry, fetched } = consoleFiles(bundle);
      const atHand = [...entry, ...fetched];
      const needs: Record<string, PageNeeds> = {};
      for (const id of this.getModuleIds()) {
        if (!DESCRIPTOR.test(id)) continue;
        const code = this.getModuleInfo(id)?.code;
        if (!code) continue;
        for (const { path, below, imports, texts } of pagesIn(this.parse(code) as unknown as Node)) {
          const pages = imports.map((one) => here(`${dirname(id)}/${one}`));
          needs[path] = { below, files: filesOf(pages, bundle, atHand), texts };
        }
      }
      this.emitFile({ type: 'asset', fileName: 'page-needs.json', source: JSON.stringify(needs) });
    },
  };
}

/** What is put into the console's page. */
interface Head {
  /** Which theme, before anything is drawn. */
  script: string;
  /** What the entry fetches as soon as it runs: the browser asks for it together with the entry. */
  preloads: string[];
  /** The text of the style that the page would wait for. */
  style: string;
}

const inDevelopment: Head = { script: '/src/first-sight/before-paint.js', preloads: [], style: '' };

function inBundle(bundle: Rolldown.OutputBundle, html: string): Head {
  const files = Object.values(bundle);
  const script = files.find((file) => file.type === 'asset' && file.names.includes('before-paint.js'));
  if (script === undefined) throw new Error('The first sight has no script');
  const styles = [...html.matchAll(STYLESHEET)].map(([, file = '']) => bundle[file]);
  return {
    script: `/${script.fileName}`,
    preloads: consoleFiles(bundle).fetched.map((file) => `/${file}`),
    style: styles.map((file) => (file?.type === 'asset' ? String(file.source).trim() : '')).join(''),
  };
}

const chunkOf = (id: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk | undefined =>
  Object.values(bundle).find(
    (file): file is Rolldown.OutputChunk =>
      file.type === 'chunk' && file.facadeModuleId?.replace(/\.tsx?$/, '') === id.replace(/\.tsx?$/, ''),
  );

/**
 * The files of some modules and of all that these are not run without.
 * @param known files that are there already
 */
function filesOf(
  ids: readonly string[],
  bundle: Rolldown.OutputBundle,
  known: readonly string[] = [],
): string[] {
  const found = new Set(known);
  const go = (name: string) => {
    const file = bundle[name];
    if (found.has(name) || file?.type !== 'chunk') return;
    found.add(name);
    file.imports.forEach(go);
  };
  for (const id of ids) {
    const chunk = chunkOf(id, bundle);
    if (chunk === undefined) throw new Error(`${id} is no file of its own`);
    go(chunk.fileName);
  }
  return [...found].slice(known.length);
}

/** The files that the console starts with: those of the page's own entry, and those that it fetches at once. */
export function consoleFiles(bundle: Rolldown.OutputBundle): { entry: string[]; fetched: string[] } {
  const entry = filesOf([ENTRY], bundle);
  return { entry, fetched: filesOf([START], bundle, entry) };
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
