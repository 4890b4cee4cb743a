import type { frame } from './en/frame';
import type * as own from './en/own';
import type { trail } from './en/trail';

/** Areas whose texts only their own pages show. A list waits for none of them: they are fetched with those pages. */
export type OwnTexts = keyof typeof own;

type Own = typeof own & { trail: typeof trail };

/** All texts of the console in one language; the English ones are the model. */
export type Catalogue = typeof frame & Own;

/** The texts that any page may show, and those of areas as far as they have been fetched. */
export type FrameCatalogue = typeof frame & Partial<Own>;
