import type { catalogue as english } from './en';
import type * as englishOwn from './en/own';

/** All texts of the console in one language; the English ones are the model. */
export type Catalogue = typeof english;

/** Areas whose texts only their own pages show. A list waits for none of them: they are fetched with those pages. */
export type OwnTexts = keyof typeof englishOwn;

/** The texts that any page may show, and those of areas as far as they have been fetched. */
export type FrameCatalogue = Omit<Catalogue, OwnTexts> & Partial<Pick<Catalogue, OwnTexts>>;
