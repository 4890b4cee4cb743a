import { dirname, relative } from 'node:path/posix';
import type { Row } from './row';
import { v01 } from './v01-v05';
import { v06 } from './v06-v10';
import { v11 } from './v11-v17';

/** Every requirement of OWASP ASVS 5.0.0 at levels 1 and 2, in its order, and how it stands here. */
export const rows: readonly Row[] = [...v01, ...v06, ...v11];

/** The page that is made of them. */
export const PAGE = 'docs/security/asvs.md';

const CHAPTERS = [
  'Encoding and sanitization',
  'Validation and business logic',
  'Web frontend',
  'API and web service',
  'File handling',
  'Authentication',
  'Session management',
  'Authorization',
  'Self-contained tokens',
  'OAuth and OIDC',
  'Cryptography',
  'Secure communication',
  'Configuration',
  'Data protection',
  'Secure coding and architecture',
  'Logging and error handling',
  'WebRTC',
];

/** The end of a heading's address, as renderers of Markdown make it. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** A bar would be the end of a cell. */
const cell = (text: string) => text.replaceAll('|', '\\|');

function evidence({ state }: Row): string {
  if ('open' in state) return `**open**: ${state.open}`;
  if ('notApplicable' in state) return `not applicable: ${state.notApplicable}`;
  const named = state.met.map((one) => {
    const target = relative(dirname(PAGE), 'file' in one ? one.file : one.page);
    return 'file' in one
      ? `[\`${one.title}\`](${target})`
      : `[${one.heading}](${target}#${anchor(one.heading)})`;
  });
  return [...(state.note === undefined ? [] : [state.note]), ...named].join('; ');
}

const count = (kind: 'met' | 'notApplicable' | 'open') => rows.filter(({ state }) => kind in state).length;

/** The page, whole. */
export function asvsPage(): string {
  const chapters = CHAPTERS.flatMap((name, index) => [
    `## V${index + 1} ${name}`,
    '',
    '| | Level | What | Held by |',
    '|---|---|---|---|',
    ...rows
      .filter(({ id }) => id.startsWith(`${index + 1}.`))
      .map((row) => `| ${row.id} | ${row.level} | ${cell(row.subject)} | ${cell(evidence(row))} |`),
    '',
  ]);
  return [
    '# OWASP ASVS 5.0',
    '',
    'How the portal stands to the Application Security Verification Standard 5.0.0 at levels 1 and 2: what holds each ' +
      'requirement (a test by its title, a page by its heading), why it does not apply, or what is missing. What is ' +
      'asked for is in our words; the [standard](https://owasp.org/www-project-application-security-verification-standard/) ' +
      'has its own. This page is made by `npm run asvs` of `scripts/asvs`; `tests/contract/asvs-page.test.ts` fails when a test ' +
      'or page that it names is gone, when a requirement is missing, and when one of level 1 or more than five are open.',
    '',
    `Of ${rows.length} requirements ${count('met')} are met, ${count('notApplicable')} do not apply, ${count('open')} are open.`,
    '',
    ...chapters,
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
