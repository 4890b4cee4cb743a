/** Finds an amount that a double cannot hold exactly: fourteen digits or more before the two decimals. */
const LONG = /[:[,]\s*-?\d{14,}\.\d\d\s*[,\]}]/;
/** The same, and strings, so that nothing inside of a string is taken for money. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d{14,}\.\d\d(?![\d.eE])/g;

/**
 * Quotes the amounts in a JSON text that JSON.parse would round. It works on the text, because only recent browsers
 * give a reviver the source of a number.
 */
export function withLongMoneyAsText(json: string): string {
  if (!LONG.test(json)) return json;
  return json.replace(TOKEN, (token) => (token.startsWith('"') ? token : `"${token}"`));
}
