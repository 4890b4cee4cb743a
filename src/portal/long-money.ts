/** Money that a double does not hold, as the wire has it: fourteen digits and more before the two places. */
const LONG = /[:[,]\s*-?\d{14,}\.\d\d\s*[,\]}]/;
/** The same, and texts, in which nothing is money. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d{14,}\.\d\d(?![\d.eE])/g;

/**
 * JSON in which money that JSON.parse would round stands as text (`Money` of the contract). By the text, because
 * browsers of the last years only tell a reviver what a number looked like.
 */
export function withLongMoneyAsText(json: string): string {
  if (!LONG.test(json)) return json;
  return json.replace(TOKEN, (token) => (token.startsWith('"') ? token : `"${token}"`));
}
