import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { Plugin, Rolldown } from 'vite';
import type { LazyNamed } from './src/ui/code/lazy-named.tsx';

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
const ADAPTER = /adapter\.ts$/;

/** What the server preloads with a page: files, and areas whose texts it shows. */
export interface PageNeeds {
  /** Also of the addresses below its own. */
  below: boolean;
  files: string[];
  texts: readonly string[];
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
    async generateBundle(_, bundle) {
      const { entry, fetched } = consoleFiles(bundle);
      const atHand = [...entry, ...fetched];
      const areas: Record<string, Area> = await tsImport('./src/areas/all.ts', import.meta.url);
      const fetchedBy = [...this.getModuleIds()]
        .filter((id) => DESCRIPTOR.test(id))
        .map((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
      const needs: Record<string, PageNeeds> = {};
      for (const { path, name, list, Content = list, adapter, dialogs, nested } of Object.values(areas)) {
        if (Content === undefined) continue;
        const { displayName, texts } = Content;
        const ofArea = fetchedBy.find((ids) => ids.some((id) => isNamed(id, displayName))) ?? [];
        const modules = ofArea.filter(
          (id) => isNamed(id, displayName) || (typeof adapter === 'function' && ADAPTER.test(id)),
        );
        if (modules.length === 0) throw new Error(`No descriptor fetches ${displayName}`);
        needs[path ?? `/${name}`] = {
          below: dialogs === true || nested === true,
          files: filesOf(modules, bundle, atHand),
          texts,
        };
      }
      this.emitFile({ type: 'asset', fileName: 'page-needs.json', source: JSON.stringify(needs) });
    },
  };
}

/** The build reads this of an area (src/area.ts), whose module stays out of its types. */
interface Area {
  path?: string;
  name?: string;
  list?: LazyNamed;
  Content?: LazyNamed;
  /** A function where it is fetched with its list. */
  adapter?: unknown;
  dialogs?: true;
  nested?: true;
}

const isNamed = (id: string, name: string) => basename(id, extname(id)) === name;

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
