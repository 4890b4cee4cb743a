const MOST = 2_147_483_647;

/** Keys of the wire as the database counts them; what is none names nobody, and is left out. */
export function integerKeys(ids: readonly string[]): number[] {
  return ids.flatMap((id) => (/^[1-9]\d{0,9}$/.test(id) && Number(id) <= MOST ? [Number(id)] : []));
}
