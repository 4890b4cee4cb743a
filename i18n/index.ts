import type { Language } from '../contract/languages';
import type { Catalogue, FrameCatalogue, OwnTexts } from './catalogue';

const frames: Record<Language, () => Promise<{ frame: FrameCatalogue }>> = {
  en: () => import('./en/frame'),
  co: () => import('./co/frame'),
  es: () => import('./es/frame'),
  pt: () => import('./pt/frame'),
};

const own: { [Area in OwnTexts]: (language: Language) => Promise<Pick<Catalogue, Area>> } = {
  accounts: (language) => import(`./${language}/accounts.ts`),
  api: (language) => import(`./${language}/api.ts`),
  apiDocs: (language) => import(`./${language}/api-docs.ts`),
  audit: (language) => import(`./${language}/audit.ts`),
  bulletins: (language) => import(`./${language}/bulletins.ts`),
  codeLife: (language) => import(`./${language}/code-life.ts`),
  codeRequests: (language) => import(`./${language}/code-requests.ts`),
  dashboard: (language) => import(`./${language}/dashboard.ts`),
  effect: (language) => import(`./${language}/effect.ts`),
  financial: (language) => import(`./${language}/financial.ts`),
  groupers: (language) => import(`./${language}/groupers.ts`),
  help: (language) => import(`./${language}/help.ts`),
  home: (language) => import(`./${language}/home.ts`),
  imports: (language) => import(`./${language}/imports.ts`),
  marketing: (language) => import(`./${language}/marketing.ts`),
  operatorCodes: (language) => import(`./${language}/operator-codes.ts`),
  password: (language) => import(`./${language}/password.ts`),
  reports: (language) => import(`./${language}/reports.ts`),
  secrets: (language) => import(`./${language}/secrets.ts`),
  silence: (language) => import(`./${language}/silence.ts`),
  statement: (language) => import(`./${language}/statement.ts`),
  upload: (language) => import(`./${language}/upload.ts`),
  usage: (language) => import(`./${language}/usage.ts`),
  users: (language) => import(`./${language}/users.ts`),
  verification: (language) => import(`./${language}/verification.ts`),
  viewers: (language) => import(`./${language}/report-viewers.ts`),
  workOrderProblems: (language) => import(`./${language}/work-order-problems.ts`),
  workOrders: (language) => import(`./${language}/work-orders.ts`),
};

/** Fetches what any page says in one language: a chunk of its own (SHELL-21). */
export async function loadFrame(language: Language): Promise<FrameCatalogue> {
  return (await frames[language]()).frame;
}

/** Fetches the texts of some areas in one language, each a chunk of its own. */
export async function loadOwn(language: Language, areas: readonly OwnTexts[]): Promise<Partial<Catalogue>> {
  const texts = await Promise.all(areas.map((area) => own[area](language)));
  return Object.assign({}, ...texts) as Partial<Catalogue>;
}

const catalogues: Record<Language, () => Promise<{ catalogue: Catalogue }>> = {
  en: () => import('./en'),
  co: () => import('./co'),
  es: () => import('./es'),
  pt: () => import('./pt'),
};

/** All texts of one language, for tests: the console fetches them as it needs them. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  return (await catalogues[language]()).catalogue;
}
