import { bankExtractRequest } from '../../../contract/bank-files';
import { bankFormats } from '../../../contract/exports';
import { ALL, isRecordKey } from '../../../contract/keys';
import { centsText } from '../../../contract/money';
import { isNarrowed } from '../../../contract/narrowing';
import { readableFilters } from '../../../contract/report-filters';
import { lookedIn } from '../../../contract/statement-address';
import type { Sends, ViewContent } from '../../engines/exports/sends';
import { sentFilter } from '../reports/sent-filter';
import { headOfExtract } from './extract';

/** Extracts are of views that show one account whole. */
export const sentExtract = (currency: string | null): Sends => ({
  screen: '/transacoes-extrato',
  formats: bankFormats,
  takes: (view) => wholeAccount(view) !== null,
  request: (view, when) => {
    const { tipoDeData, tsInicio, tsFim } = sentFilter(view, when);
    const { position } = when;
    return {
      tipoDeData,
      tsInicio,
      tsFim,
      contaId: wholeAccount(view),
      ...(position > 0 && { entrega: position }),
    };
  },
  control: async ({ trx, request, ...making }) => {
    const { sums } = await headOfExtract(trx, bankExtractRequest.parse(request), { ...making, currency });
    return {
      rows: sums.credits.count + sums.debits.count,
      deposits: centsText(sums.credits.sum),
      withdrawals: centsText(sums.debits.sum),
    };
  },
});

/** The one account of a view that is narrowed by nothing else; `null`: it shows several, or a part of one. */
export function wholeAccount({ filter, more }: ViewContent): number | null {
  const { tab, narrowed } = lookedIn(more);
  const {
    accounts = [],
    ecs = [],
    operators = [],
    associators = [],
    corban = false,
  } = readableFilters(filter);
  const [account, ...others] = accounts;
  const narrowedElsewhere = [ecs, operators, associators].some((keys) => keys.some((key) => key !== ALL));
  if (tab !== 'rows' || isNarrowed(narrowed) || corban || narrowedElsewhere) return null;
  if (account === undefined || others.length > 0 || !isRecordKey(account)) return null;
  return Number(account);
}
