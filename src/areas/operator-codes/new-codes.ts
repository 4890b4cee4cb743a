import type { BodyOf, ReplyOf } from '../../../contract/operation';
import { creationProblems } from '../../../contract/operator-code-rules';
import type { createOperatorCodes } from '../../../contract/operator-codes';

/** The values in the form of new codes; the quantity as it was typed. */
export interface NewCodes {
  ec: string | null;
  quantidade: string;
  /** Who uses the code; of more than one code nobody is asked here. */
  nome: string;
}

export const noCodes: NewCodes = { ec: null, quantidade: '1', nome: '' };

/** The data that is sent, with the key by which a repeated attempt is recognized. */
export type CodesWish = BodyOf<typeof createOperatorCodes> & { chave: string };

/** The result. */
export interface MadeCodes {
  id: string;
  codes: ReplyOf<typeof createOperatorCodes>;
}

/** Parses a quantity: `1`, `05` and ` 20 ` are whole numbers, `1e1` and `0x5` are not. */
function quantityOf(typed: string): number | string {
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : typed.trim().slice(0, 20);
}

/** Tells whether a form makes one code, which can be named at once. */
export const isOne = (quantidade: string) => quantityOf(quantidade) === 1;

export const wishOf = ({ ec, quantidade, nome }: NewCodes) => ({
  ec,
  quantidade: quantityOf(quantidade),
  ...(isOne(quantidade) && nome.trim() !== '' && { nome }),
});

/** OPC-08: the problems of the form, by field. */
export const faultsOfNew = (values: NewCodes) =>
  Object.fromEntries(
    Object.entries(creationProblems(wishOf(values))).map(([field, problem]) => [
      field,
      `operatorCodes.problems.${problem}`,
    ]),
  );

/** OPC-15: the fields that are filled in. */
export const filledIn = (one: NewCodes, other: NewCodes) =>
  (Object.keys(one) as (keyof NewCodes)[]).filter((field) => one[field] !== other[field]);
