/**
 * Key of the word for a status. `feminine`: Spanish and Portuguese name the record by a feminine noun (conta, notícia).
 */
export const statusWord = (active: boolean, feminine = false) =>
  `common.${active ? 'active' : 'inactive'}${feminine ? 'Feminine' : ''}`;
