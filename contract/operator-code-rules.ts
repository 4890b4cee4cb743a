import { isMoment } from './dates';
import { OPERATOR_CODE } from './limits';
import type { OperatorCodeCreation, OperatorCodeUpdate } from './operator-codes';
import { isOneLine, normalName } from './text-forms';

/** What is wrong with a form of operator codes; `operatorCodes.problems` of the catalogues has the sentences. */
export type OperatorCodeProblem =
  | 'establishment'
  | 'quantity'
  | 'required'
  | 'status'
  | 'nameTooLong'
  | 'nameUnseen'
  | 'nameOfMany'
  | 'end';
/** Problems by the field of the wire that shows them. */
type OperatorCodeProblems = Readonly<Record<string, OperatorCodeProblem>>;

const isEmpty = (text: string | null | undefined) => (text ?? '').trim() === '';

export const isQuantity = (quantity: unknown): quantity is number =>
  typeof quantity === 'number' &&
  Number.isInteger(quantity) &&
  quantity >= 1 &&
  quantity <= OPERATOR_CODE.most;

/** OPC-08: the problems of a request to create codes; a name may be given to a code that is made alone. */
export function creationProblems({ ec, quantidade, nome }: OperatorCodeCreation): OperatorCodeProblems {
  const many = isQuantity(quantidade) && quantidade > 1;
  const ofName = isEmpty(nome) ? null : many ? 'nameOfMany' : nameProblem(nome ?? '');
  return {
    ...(isEmpty(ec) && { ec: 'establishment' }),
    ...(!isQuantity(quantidade) && { quantidade: 'quantity' }),
    ...(ofName !== null && { nome: ofName }),
  };
}

/** The problem of a name; `null` where there is none. */
export function nameProblem(name: string): OperatorCodeProblem | null {
  if (normalName(name).length > OPERATOR_CODE.nameLength) return 'nameTooLong';
  return isOneLine(name.trim()) ? null : 'nameUnseen';
}

/** OPC-12, OPC-13: the problems of an edit. */
export function updateProblems({
  ec,
  name,
  numerocartao,
  status,
  fim,
}: OperatorCodeUpdate): OperatorCodeProblems {
  const ofName = isEmpty(name) ? 'required' : nameProblem(name ?? '');
  return {
    ...(isEmpty(ec) && { ec: 'required' }),
    ...(isEmpty(numerocartao) && { numerocartao: 'required' }),
    ...(ofName !== null && { name: ofName }),
    ...(status === undefined && { status: 'status' }),
    ...(!isEmpty(fim) && !isMoment(fim ?? '') && { fim: 'end' }),
  };
}
