import type { CodeRecord } from './code';

/** OPC-10: what the edit action carries; it only prefills (USR-10). */
export const carrying = (operator: CodeRecord) => ({ edit: true, operator });

/** What is known of a code before it is loaded. */
export type CarriedCode = Pick<CodeRecord, 'id' | 'ec' | 'nomefantasia' | 'name' | 'numerocartao'>;

/** What a navigation carries is whatever the history holds: taken where it reads as a code. */
export function carriedCode(state: unknown): CarriedCode | null {
  const code = (state as { operator?: Partial<CodeRecord> } | null)?.operator;
  const { id, ec, nomefantasia, name, numerocartao } = code ?? {};
  const texts = [ec, nomefantasia, name, numerocartao].every((text) => typeof text === 'string');
  return typeof id === 'number' && texts ? (code as CarriedCode) : null;
}
