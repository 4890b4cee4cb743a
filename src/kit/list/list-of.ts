/** A list with what was just created: on a list of thousands, or one that is filtered, nobody would find it. */
export const listOf = (list: string, filter: object): string =>
  `${list}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
