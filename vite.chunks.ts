import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/*
 * Which modules are built into one file: many small ones compress worse, and each costs a request. Left to itself the
 * bundler makes a file for every combination of pages that share something, a hundred of them for one list.
 */

/** What the bundler tells of a module. */
interface Modules {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const CONSOLE = here('src/start.tsx');
const ENTRY = here('src/main.ts');
const SIGN_IN = here('src/sign-in/entry.tsx');
const HOME = here('src/areas/home/HomePage.tsx');

/** The pages of lists: most of the console's. */
const lists = readdirSync(here('src/areas'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[^/]+\/[A-Z]\w*List\.tsx$/.test(file))
  .map((file) => here(`src/areas/${file}`));

/** What forms are made of, which no list waits for. */
const ofForms =
  /\/node_modules\/(?:react-hook-form\/|@mui\/material\/esm\/Radio|ra-core\/dist\/(?:form|controller\/(?:create|edit|saveContext))\/)/;

/** Tabs and the choice of a period are made of these, and few pages have either. */
const ofFewPages =
  /\/node_modules\/@mui\/material\/esm\/(?:Tab|Tabs|TabScrollButton|ToggleButton|ToggleButtonGroup)\//;

const ofLibraries =
  /\/node_modules\/(?:@mui|@emotion|@tanstack|ra-[a-z-]+|react-admin|react-router(?:-dom)?)\//;

const reached = new Map<string, ReadonlySet<string>>();

/** What a page is not shown without, and with `later` also what it fetches afterwards. */
function reachedFrom(page: string, modules: Modules, later = false): ReadonlySet<string> {
  const key = `${page}${later}`;
  const known = reached.get(key);
  if (known !== undefined) return known;
  const found = new Set<string>();
  const go = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    const info = modules.getModuleInfo(id);
    for (const next of info?.importedIds ?? []) go(next);
    for (const next of (later && info?.dynamicallyImportedIds) || []) go(next);
  };
  go(page);
  reached.set(key, found);
  return found;
}

/**
 * What the sign-in pages and the console share, what else the console's entry is made of, and what of ours the console is
 * not shown without. Libraries that nothing of it uses are reached all the same, through the files by which they name all
 * that they have.
 */
function frameOf(id: string, modules: Modules): 'base' | 'early' | 'frame' | null {
  if (id === CONSOLE || id === SIGN_IN || id === ENTRY || id.endsWith('.css')) return null;
  const early = reachedFrom(ENTRY, modules).has(id);
  if (!early && !reachedFrom(CONSOLE, modules).has(id)) return null;
  if (reachedFrom(SIGN_IN, modules, true).has(id)) return 'base';
  if (early) return 'early';
  return id.includes('/node_modules/') ? null : 'frame';
}

/**
 * Tells what the sign-in page is not shown without. Other public pages and the console's own sign-in have parts of it, each of
 * which would be a file.
 */
const isOfSignIn = (id: string, modules: Modules) =>
  id !== SIGN_IN && !id.endsWith('.css') && reachedFrom(SIGN_IN, modules).has(id);

/** Ours, and icons; what else of libraries is needed comes along. */
const apart = (id: string) => /\/(?:src|contract)\/|\/node_modules\/@mui\/icons-material\//.test(id);

/** How many lists are not shown without it. */
const listsWith = (id: string, modules: Modules) =>
  lists.filter((page) => reachedFrom(page, modules).has(id)).length;

/** What home and lists share: everybody comes to home first. */
const isShared = (id: string, modules: Modules) =>
  apart(id) && reachedFrom(HOME, modules).has(id) && listsWith(id, modules) > 1;

const OF_SOME = /\/kit\/(?:bulk|import|effect)\/|\/network\/user-form\/|\/contract\//;

/**
 * What lists share is one file, because a person goes from list to list; another one is what only some of them do, work
 * in bulk and imports, and the calls of one another.
 */
function listsOf(id: string, modules: Modules): 'lists' | 'some-lists' | null {
  if (!apart(id) || /\/(?:areas|network\/reports)\//.test(id)) return null;
  const count = listsWith(id, modules);
  if (count < 2) return null;
  return OF_SOME.test(id) && count <= (lists.length * 2) / 3 ? 'some-lists' : 'lists';
}

const homeOf = (id: string, modules: Modules) =>
  id !== HOME && apart(id) && reachedFrom(HOME, modules).has(id) ? 'home' : null;

/**
 * The groups, the first to ask first: a group takes along what its modules need and nobody has taken yet. Libraries are
 * apart from what is ours, because they change more seldom; of those of forms as much as two pages need.
 */
export const chunkGroups = () => [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 7 },
  {
    debugName: 'base',
    name: (id: string, modules: Modules) => (frameOf(id, modules) === 'base' ? 'base' : null),
    priority: 6,
  },
  {
    debugName: 'sign-in',
    name: (id: string, modules: Modules) => (isOfSignIn(id, modules) ? 'sign-in' : null),
    priority: 5,
  },
  {
    debugName: 'early',
    name: (id: string, modules: Modules) => (frameOf(id, modules) === 'early' ? 'early' : null),
    priority: 5,
  },
  {
    name: 'console',
    test: (id: string) => ofLibraries.test(id) && !ofForms.test(id) && !ofFewPages.test(id),
    minShareCount: 6,
    priority: 4,
  },
  {
    debugName: 'frame',
    name: (id: string, modules: Modules) => (isShared(id, modules) ? 'frame' : frameOf(id, modules)),
    priority: 3,
  },
  {
    debugName: 'lists',
    name: (id: string, modules: Modules) => (listsOf(id, modules) === 'lists' ? 'lists' : null),
    priority: 2,
  },
  { debugName: 'some-lists', name: listsOf, priority: 1 },
  { debugName: 'home', name: homeOf, priority: 1 },
  { name: 'forms', test: ofForms, minShareCount: 2 },
  { name: 'few-pages', test: ofFewPages, minShareCount: 2 },
];

/** Groups of which a page runs most functions before it has been shown. */
const RUN_AT_ONCE: readonly string[] = ['react', 'base', 'early', 'console', 'frame', 'lists', 'home'];

/**
 * Tells Chromium to compile all functions of such a file while it comes, beside the main thread. Left alone, it compiles
 * each when it is first called, a fifth of what the main thread does until a list has its rows.
 */
export function compileHints(): Plugin {
  return {
    name: 'cofre-compile-hints',
    generateBundle: {
      // Behind what Vite puts first in a file.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.facadeModuleId === null && RUN_AT_ONCE.includes(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}
