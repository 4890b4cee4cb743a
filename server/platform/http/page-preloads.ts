import type { ScreenPath } from '../../../contract/access';
import type { FirstCalls } from '../../../contract/first-calls';

/** What a page of the console needs beyond the console itself, as the build has written it down. */
interface PageNeeds {
  /** Whether it holds for the addresses below this one too. */
  below: boolean;
  files: readonly string[];
  /** Areas whose texts it shows. */
  texts: readonly string[];
}

/**
 * Adds to the page of the console what the page at an address needs, so that the browser fetches it together with the
 * document: files as preloads; and for the script the names of texts, because only the browser knows the language, and
 * the calls that the page makes first.
 * @param needs by address
 * @returns a function that returns the page for an address
 */
export function pagePreloads(
  needs: Readonly<Record<string, PageNeeds>>,
  firstCalls: FirstCalls,
): (page: string, url: string) => string {
  const heads = Object.entries(needs).map(([path, { below, files, texts }]) => ({
    path,
    below,
    head: [
      ...files.map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`),
      ...named('page-texts', texts.join(' ')),
      ...(firstCalls[path as ScreenPath] ?? []).flatMap((call) => named('first-call', JSON.stringify(call))),
    ].join(''),
  }));
  return (page, url) => {
    const path = url.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
    const known = heads.find((one) => one.path === path || (one.below && path.startsWith(`${one.path}/`)));
    return known === undefined ? page : page.replace('</head>', `${known.head}</head>`);
  };
}

const named = (name: string, content: string) =>
  content === ''
    ? []
    : [`<meta name="${name}" content="${content.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`];
