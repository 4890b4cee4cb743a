/** The lists of home: what is saved shows there as well. */
export const READERS_LISTS = ['noticias'] as const;
