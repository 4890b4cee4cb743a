/** SHELL-16: the first letter of a name. */
export function initialOf(name: string): string {
  return /\S/u.exec(name)?.[0].toLocaleUpperCase() ?? '';
}
