import { screens } from './access';
import { foldedText } from './folded-text';

/* What can be imported, and the columns of its files. */

/** The screens of lists whose records can be imported. */
export const importScreens = screens.filter((screen) => 'imports' in screen);

type WithoutSlash<Path> = Path extends `/${infer Name}` ? Name : never;
export type ImportResource = WithoutSlash<(typeof importScreens)[number]['path']>;

/** Imports exist for these: the addresses of the screens whose rows say so, without their slash. */
export const importResources = importScreens.map(({ path }) => path.slice(1) as ImportResource);

/** Every column that an import knows; which of them a resource has, `describeImport` says. */
export const importColumns = [
  'id',
  'name',
  'login',
  'email',
  'status',
  'profile',
  'establishments',
  'groups',
  'category',
  'apiAccess',
  'apiStart',
  'apiEnd',
  'operatorCodeId',
  'ec',
  'code',
  'partner',
  'depositCodeLength',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** Normalizes a heading or word for comparison: without case, accents, punctuation and repeated blanks. */
export function folded(text: string): string {
  return foldedText(text)
    .replace(/[\s_\p{Pd}*.:]+/gu, ' ')
    .trim();
}
