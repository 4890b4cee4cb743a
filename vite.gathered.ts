import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';

/**
 * Overlays of another language's texts (the other files of the language only name them), and what all areas say of their
 * screens and records.
 */
const TEXTS = /\/i18n\/(?:co\/(?!(?:frame|texts|server)\.)[\w/-]+|\w\w\/(?:screens|trail))\.ts$/;

/** An area's own texts lose what is gathered of them: the menu and the trail have that. */
const OWN = /\/i18n\/\w\w\/own\/[\w-]+\.ts$/;

/** The table of what nouns say of their records: a record's history needs all of it, and no noun. */
const TABLES = /\/contract\/audit-table\.ts$/;

/** The files of which a build keeps only what they come to: plain values, put together from other files. */
const GATHERED = {
  console: [TEXTS, OWN, TABLES],
  // The server has all nouns anyway.
  server: [TEXTS],
};

/**
 * Evaluates each gathered file while console and server are built, and puts the plain values of its exports in its
 * place. So the browser fetches what was put together and not what it came from: Colombian texts without the Mexican
 * ones, a menu without the texts of all areas. Without a build (development, tests) the file is imported as it stands.
 */
export function gathered(built: keyof typeof GATHERED): Plugin {
  /** Those that have been met. */
  const met = new Set<RegExp>();
  return {
    name: 'cofre-gathered',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: GATHERED[built] },
      async handler(id) {
        for (const files of GATHERED[built]) if (files.test(id)) met.add(files);
        const values: Record<string, unknown> = await tsImport(id, import.meta.url);
        return Object.entries(values)
          .filter(([name]) => !OWN.test(id) || !['screens', 'trail'].includes(name))
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
    // A file that was renamed would bring along all that it gathers, and nobody would notice.
    buildEnd(error) {
      const missing = GATHERED[built].filter((files) => !met.has(files));
      if (error === undefined && missing.length > 0)
        this.error(`No file is gathered by ${missing.join(', ')}`);
    },
  };
}
