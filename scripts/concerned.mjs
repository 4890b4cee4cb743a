/** A file of tests that Vitest runs, and one of the browser's. */
const TEST = /\.test\.tsx?$/;
const SPEC = /^tests\/e2e\/[^/]+\.spec\.ts$/;

/**
 * Finds the places where the tests of a changed file stand: those of an area are named by its noun in every tree, those of a room mirror
 * its folders.
 * @param {string} file @returns {readonly string[]} folders, files or beginnings of their names; nearest first
 */
function placesOf(file) {
  if (TEST.test(file) || SPEC.test(file)) return [file];
  const [, noun] =
    /^(?:src|server)\/areas\/([^/]+)\//.exec(file) ??
    /^contract\/([^/]+)\.ts$/.exec(file) ??
    /^i18n\/[^/]+\/([^/]+)\.ts$/.exec(file) ??
    [];
  if (noun !== undefined) {
    return [
      `tests/console/areas/${noun}/`,
      `tests/server/areas/${noun}/`,
      ...['contract', 'files', 'e2e'].flatMap((folder) => [
        `tests/${folder}/${noun}.`,
        `tests/${folder}/${noun}-`,
      ]),
    ];
  }
  const [, tree, inside] = /^(src|server)\/(.+)$/.exec(file) ?? [];
  if (tree !== undefined) return mirrored(`tests/${tree === 'src' ? 'console' : 'server'}`, inside);
  const [, own] = /^(packages\/[^/]+|scripts|bench)\//.exec(file) ?? [];
  if (own !== undefined) return own.startsWith('packages/') ? [`${own}/tests/`] : [`tests/${own}/`];
  const [, beside] = /^(tests\/.+\/)[^/]+$/.exec(file) ?? [];
  return beside === undefined ? [] : [beside];
}

/** The folder of the file, then those around it, down to its room. @param {string} root @param {string} inside */
function mirrored(root, inside) {
  const folders = inside.split('/').slice(0, -1);
  return folders.map((_, index) => `${root}/${folders.slice(0, folders.length - index).join('/')}/`);
}

/**
 * The tests that a change concerns, without the modules being read: each page imports the whole console, so that every
 * test of a page would concern every change.
 * @param {readonly string[]} changed @param {readonly string[]} tests all files of tests
 * @returns {{ vitest: string[], browser: string[] }} in the order of `tests`
 */
export function concerned(changed, tests) {
  const found = new Set();
  for (const file of changed) {
    const isNamed = /^(?:(?:src|server)\/areas|contract|i18n)\//.test(file);
    for (const place of placesOf(file)) {
      const here = tests.filter((test) => test.startsWith(place));
      for (const test of here) found.add(test);
      // Of a room the nearest folder that has tests is enough.
      if (here.length > 0 && !isNamed) break;
    }
  }
  const all = tests.filter((test) => found.has(test));
  return {
    vitest: all.filter((test) => TEST.test(test)),
    browser: all.filter((test) => SPEC.test(test)),
  };
}
