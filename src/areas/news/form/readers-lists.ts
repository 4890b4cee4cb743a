/** The lists of home, which show saved items as well. */
export const READERS_LISTS = ['noticias'] as const;
