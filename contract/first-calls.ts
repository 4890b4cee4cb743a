import type { ScreenPath } from './access';

/** A call that a page makes as soon as it is opened, as the server writes it into the document of the page. */
export interface FirstCall {
  address: string;
  /** The screen without which nobody makes it, where that is not the page's own. */
  screen?: ScreenPath;
  /** The page of a list that it returns, as react-admin asks for it and keeps it. */
  list?: FirstList;
}

interface FirstList {
  resource: string;
  params: {
    pagination: { page: 1; perPage: number };
    sort: { field: string; order: 'ASC' | 'DESC' };
    filter: object;
  };
}

/**
 * What pages ask for when nobody has filtered, sorted or turned them: the console's entry asks for it while the script of
 * the page is still on its way. A page that is not here, or asks for something else, asks by itself.
 */
export type FirstCalls = Readonly<Partial<Record<ScreenPath, readonly FirstCall[]>>>;
