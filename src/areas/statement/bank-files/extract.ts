import type { BankExtractRequest } from '../../../../contract/bank-files';
import { isRecordKey } from '../../../../contract/keys';
import type { ReportFilter } from '../../../../contract/reports';

/** The account of a report that is of one account, whole; `null` where it is of others or narrowed further. */
export function wholeAccount({ ecs, contas, operadores, agrupadores, corban }: ReportFilter): string | null {
  const [account, ...others] = contas;
  if (account === undefined || others.length > 0 || corban === true) return null;
  return [ecs, operadores, agrupadores].every((list) => list.length === 0) ? account : null;
}

/** The bank file of an account in the period of a report, as it stood at its delivery. */
export function extractOf(
  { tipoDeData, tsInicio, tsFim }: ReportFilter,
  account: string,
  entrega: number | undefined,
): BankExtractRequest {
  if (!isRecordKey(account)) throw new Error('An account of the filter has no key');
  return { tipoDeData, tsInicio, tsFim, contaId: Number(account), ...(entrega !== undefined && { entrega }) };
}
