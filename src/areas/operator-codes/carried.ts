import type { CodeRecord } from './code';

/** OPC-10: the state that the edit link carries; it only prefills the form (USR-10). */
export const carrying = (operator: CodeRecord) => ({ edit: true, operator });

/** The fields of a code that are known before it is loaded. */
export type CarriedCode = Pick<CodeRecord, 'id' | 'ec' | 'nomefantasia' | 'name' | 'numerocartao'>;

/** Reads the state of a navigation, which may hold anything; returns `null` where it is no code. */
export function carriedCode(state: unknown): CarriedCode | null {
  const code = (state as { operator?: Partial<CodeRecord> } | null)?.operator;
  const { id, ec, nomefantasia, name, numerocartao } = code ?? {};
  const texts = [ec, nomefantasia, name, numerocartao].every((text) => typeof text === 'string');
  return typeof id === 'number' && texts ? (code as CarriedCode) : null;
}
