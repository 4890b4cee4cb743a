import { isoOffset, offsetsOf } from './offset.ts';
import { Pieces } from './pieces.ts';
import { type BankStatement, closingOf, isCredit } from './statement.ts';
import { decimal, magnitude, xmlText } from './text.ts';
import { totalled } from './totalled.ts';

/* ISO 20022: BankToCustomerStatementV08, camt.053.001.08, in UTF-8. */

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08';
/** Payments, counter transactions: cash deposit and cash withdrawal, of the external code list of ISO 20022. */
const SUBFAMILY = { deposit: 'CDPT', withdrawal: 'CWDL' } as const;

const side = (credit: boolean): string => (credit ? 'CRDT' : 'DBIT');

/** A statement as CAMT.053. What takes an entry back has the mark of a reversal, and the direction that it books. */
export async function* camt053(statement: BankStatement): AsyncGenerator<Uint8Array> {
  const { account, currency, credits, debits, identification } = statement;
  const pieces = new Pieces('utf8');
  const offsetAt = offsetsOf(statement.timeZone);
  const moment = (at: string) => `${at.replace(' ', 'T')}${isoOffset(offsetAt(at))}`;
  const made = moment(statement.madeAt);
  const amount = (text: string) => `<Amt Ccy="${currency}">${text}</Amt>`;
  const balance = (code: string, cents: bigint, date: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(decimal(magnitude(cents)))}` +
    `<CdtDbtInd>${side(cents >= 0n)}</CdtDbtInd><Dt><Dt>${date}</Dt></Dt></Bal>\r\n`;
  const total = ({ count, sum }: BankStatement['credits']) =>
    `<NbOfNtries>${count}</NbOfNtries><Sum>${decimal(sum)}</Sum>`;
  const net = credits.sum - debits.sum;
  const id = xmlText(identification, 35);
  const name = xmlText(account.name, 70);
  const member = xmlText(account.bankCode, 35);
  const branch = xmlText(account.branch, 35);
  pieces.add(
    `<?xml version="1.0" encoding="UTF-8"?>\r\n<Document xmlns="${NAMESPACE}"><BkToCstmrStmt>` +
      `<GrpHdr><MsgId>${id}</MsgId><CreDtTm>${made}</CreDtTm></GrpHdr>\r\n<Stmt><Id>${id}</Id>` +
      `${statement.number === 0 ? '' : `<ElctrncSeqNb>${statement.number}</ElctrncSeqNb>`}<CreDtTm>${made}</CreDtTm>` +
      `<FrToDt><FrDtTm>${moment(`${statement.from} 00:00:00`)}</FrDtTm>` +
      `<ToDtTm>${moment(`${statement.to} 23:59:59`)}</ToDtTm></FrToDt>` +
      `<Acct><Id><Othr><Id>${xmlText(account.number, 34)}</Id></Othr></Id><Ccy>${currency}</Ccy>` +
      `${name === '' ? '' : `<Nm>${name}</Nm>`}<Svcr><FinInstnId><ClrSysMmbId><MmbId>${member}</MmbId></ClrSysMmbId>` +
      `<Nm>${xmlText(account.bankName, 140)}</Nm><Othr><Id>${member}</Id></Othr></FinInstnId>` +
      `${branch === '' ? '' : `<BrnchId><Id>${branch}</Id></BrnchId>`}</Svcr></Acct>\r\n` +
      balance('OPBD', statement.opening, statement.from) +
      balance('CLBD', closingOf(statement), statement.to) +
      `<TxsSummry><TtlNtries>${total({ count: credits.count + debits.count, sum: credits.sum + debits.sum })}` +
      `<TtlNetNtry><Amt>${decimal(magnitude(net))}</Amt><CdtDbtInd>${side(net >= 0n)}</CdtDbtInd></TtlNetNtry>` +
      `</TtlNtries><TtlCdtNtries>${total(credits)}</TtlCdtNtries><TtlDbtNtries>${total(debits)}</TtlDbtNtries>` +
      '</TxsSummry>\r\n',
  );
  for await (const batch of totalled(statement)) {
    for (const entry of batch) {
      const { reference, reverses } = entry;
      const text = xmlText(entry.text, 140);
      const booked = `<Dt>${entry.bookedOn}</Dt>`;
      pieces.add(
        `<Ntry><NtryRef>${reference}</NtryRef>${amount(entry.amount)}<CdtDbtInd>${side(isCredit(entry))}</CdtDbtInd>` +
          `${reverses === null ? '' : '<RvslInd>true</RvslInd>'}<Sts><Cd>BOOK</Cd></Sts><BookgDt>${booked}</BookgDt>` +
          `<ValDt>${booked}</ValDt><AcctSvcrRef>${reference}</AcctSvcrRef><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>CNTR</Cd>` +
          `<SubFmlyCd>${SUBFAMILY[entry.type]}</SubFmlyCd></Fmly></Domn></BkTxCd><NtryDtls><TxDtls><Refs>` +
          `<AcctSvcrRef>${reference}</AcctSvcrRef>` +
          `${reverses === null ? '' : `<Prtry><Tp>REVERSES</Tp><Ref>${reverses}</Ref></Prtry>`}</Refs>` +
          (text === '' ? '' : `<RmtInf><Ustrd>${text}</Ustrd></RmtInf>`) +
          `<RltdDts><TxDtTm>${moment(entry.capturedAt)}</TxDtTm></RltdDts></TxDtls></NtryDtls></Ntry>\r\n`,
      );
    }
    if (pieces.full) yield pieces.take();
  }
  pieces.add('</Stmt></BkToCstmrStmt></Document>\r\n');
  yield pieces.take();
}
