/** USR-38. */
export const USER = { nameLength: 100, emailLength: 254 } as const;

/** USR-42: a login is 8, 10 or 11 digits, or 6 digits, a hyphen and 5 digits. */
export function isLogin(text: string): boolean {
  return /^(\d{8}|\d{10}|\d{11}|\d{6}-\d{5})$/.test(text);
}

/** USR-38: something, an at sign and a domain with a dot; whether mail arrives only mail can tell. */
export function isEmail(text: string): boolean {
  return text.length <= USER.emailLength && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);
}
