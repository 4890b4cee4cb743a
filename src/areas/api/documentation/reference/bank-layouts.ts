import type { BankFormat } from '../../../../../contract/exports';

/** What a bank file says, in the order of the table. */
export const bankContents = [
  'document',
  'number',
  'account',
  'opening',
  'closing',
  'booked',
  'captured',
  'amount',
  'kind',
  'reference',
  'reverses',
  'text',
] as const;
type Content = (typeof bankContents)[number];

/**
 * Where each form says it: positions of records of CNAB 240 (FEBRABAN), elements of XML, fields of MT940. What is not
 * there, the form has no place for.
 */
export const bankLayouts: Record<BankFormat, Partial<Record<Content, string>>> = {
  cnab240: {
    document: '0: 172–191',
    number: '0: 158–163, 1: 174–178',
    account: '1–3, 53–71',
    opening: '1: 143–169',
    closing: '5: 143–169',
    booked: 'E: 135–150',
    captured: 'E: 219–232',
    amount: 'E: 151–169',
    kind: 'E: 170–176 (201 DEP, 114 SAQ, 103, 204)',
    reference: 'E: 202–217',
    reverses: 'E: 203–217',
    text: 'E: 177–201',
  },
  ofx: {
    document: 'TRNUID',
    account: 'BANKID, BRANCHID, ACCTID',
    closing: 'LEDGERBAL',
    booked: 'DTPOSTED',
    captured: 'DTUSER',
    amount: 'TRNAMT',
    kind: 'TRNTYPE (DEP, CASH, DEBIT, CREDIT)',
    reference: 'FITID',
    reverses: 'REFNUM',
    text: 'NAME, MEMO',
  },
  camt053: {
    document: 'MsgId, Stmt/Id',
    number: 'ElctrncSeqNb',
    account: 'MmbId, BrnchId, Acct/Id/Othr/Id',
    opening: 'Bal (OPBD)',
    closing: 'Bal (CLBD)',
    booked: 'BookgDt, ValDt',
    captured: 'TxDtTm',
    amount: 'Amt, CdtDbtInd',
    kind: 'BkTxCd (CDPT, CWDL), RvslInd',
    reference: 'NtryRef, AcctSvcrRef',
    reverses: 'Refs/Prtry/Ref',
    text: 'Ustrd',
  },
  mt940: {
    document: ':20:',
    number: ':28C:',
    account: ':25:',
    opening: ':60F:',
    closing: ':62F:',
    booked: ':61: 1, 2',
    captured: ':86:',
    amount: ':61: 3, 5',
    kind: ':61: 3 (C, D, RC, RD)',
    reference: ':61: 7',
    reverses: ':61: 8',
    text: ':86:',
  },
};
