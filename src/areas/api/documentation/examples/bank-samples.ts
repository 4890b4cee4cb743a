import type { BankFormat } from '../../../../../contract/exports';

/** Files as the portal makes them, a test compares; their lines end with CRLF. */
export const bankSamples: Record<BankFormat, string> = {
  cnab240: `34100000         000000000000000                    00417 0000000009966 CONTA 6                       ITAU                                    22011202612000000000210300000CF-6NF89-SKZG7                                                       
34100011E0440033 000000000000000                    00417 0000000009966 CONTA 6                                                               20112026000000000000093950CFBRL00002                                                              
3410001300001E   000000000000000                    00417 0000000009966 CONTA 6                             DPV00                    N1911202619112026000000000000125000C201DEP DEP T0001 NSU 000044     TXB86ZW4F3YX2NKB 20261119080130        
3410001300002E   000000000000000                    00417 0000000009966 CONTA 6                             DPV00                    N2011202620112026000000000000125000D103DEP EST T0001 NSU 000042     RY5FPV1SXX83KTQ3 20261118091403        
34100015         000000000000000                    00417 0000000009966                 00000000000000000000000000000000000000000000000000000020112026000000000000093950CF000004000000000000125000000000000000125000                            
34199999         000001000006000001                                                                                                                                                                                                             
`,
  ofx: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS><DTSERVER>20261120120000[-3:LCL]</DTSERVER><LANGUAGE>POR</LANGUAGE></SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>CF-9M37X-2GRGP</TRNUID><STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS><STMTRS><CURDEF>BRL</CURDEF><BANKACCTFROM><BANKID>341</BANKID><BRANCHID>0417</BRANCHID><ACCTID>00996-6</ACCTID><ACCTTYPE>CHECKING</ACCTTYPE></BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261120120000[0:GMT]</DTSTART><DTEND>20261120120000[0:GMT]</DTEND>
<STMTTRN><TRNTYPE>DEP</TRNTYPE><DTPOSTED>20261119120000[0:GMT]</DTPOSTED><DTUSER>20261119080130[-3:LCL]</DTUSER><TRNAMT>1250.00</TRNAMT><FITID>TXB86ZW4F3YX2NKB</FITID><NAME>DEP T0001 NSU 000044</NAME><MEMO>Deposito em dinheiro, NSU 000044, estabelecimento 0001, terminal T0001, 2026-11-19 08:01:30</MEMO></STMTTRN>
<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20261120120000[0:GMT]</DTPOSTED><DTUSER>20261118091403[-3:LCL]</DTUSER><TRNAMT>-1250.00</TRNAMT><FITID>RY5FPV1SXX83KTQ3</FITID><REFNUM>TY5FPV1SXX83KTQ3</REFNUM><NAME>EST T0001 NSU 000042</NAME><MEMO>Estorno de TY5FPV1SXX83KTQ3, NSU 000042, estabelecimento 0001, terminal T0001, 2026-11-18 09:14:03</MEMO></STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>939.50</BALAMT><DTASOF>20261120120000[0:GMT]</DTASOF></LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`,
  camt053: `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>CF-4D38G-5V7JM</MsgId><CreDtTm>2026-11-20T12:00:00-03:00</CreDtTm></GrpHdr>
<Stmt><Id>CF-4D38G-5V7JM</Id><ElctrncSeqNb>2</ElctrncSeqNb><CreDtTm>2026-11-20T12:00:00-03:00</CreDtTm><FrToDt><FrDtTm>2026-11-20T00:00:00-03:00</FrDtTm><ToDtTm>2026-11-20T23:59:59-03:00</ToDtTm></FrToDt><Acct><Id><Othr><Id>00996-6</Id></Othr></Id><Ccy>BRL</Ccy><Nm>Conta 6</Nm><Svcr><FinInstnId><ClrSysMmbId><MmbId>341</MmbId></ClrSysMmbId><Nm>Itaú</Nm><Othr><Id>341</Id></Othr></FinInstnId><BrnchId><Id>0417</Id></BrnchId></Svcr></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="BRL">939.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-20</Dt></Dt></Bal>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="BRL">939.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-20</Dt></Dt></Bal>
<TxsSummry><TtlNtries><NbOfNtries>2</NbOfNtries><Sum>2500.00</Sum><TtlNetNtry><Amt>0.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></TtlNetNtry></TtlNtries><TtlCdtNtries><NbOfNtries>1</NbOfNtries><Sum>1250.00</Sum></TtlCdtNtries><TtlDbtNtries><NbOfNtries>1</NbOfNtries><Sum>1250.00</Sum></TtlDbtNtries></TxsSummry>
<Ntry><NtryRef>TXB86ZW4F3YX2NKB</NtryRef><Amt Ccy="BRL">1250.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-19</Dt></BookgDt><ValDt><Dt>2026-11-19</Dt></ValDt><AcctSvcrRef>TXB86ZW4F3YX2NKB</AcctSvcrRef><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>CNTR</Cd><SubFmlyCd>CDPT</SubFmlyCd></Fmly></Domn></BkTxCd><NtryDtls><TxDtls><Refs><AcctSvcrRef>TXB86ZW4F3YX2NKB</AcctSvcrRef></Refs><RmtInf><Ustrd>Depósito em dinheiro, NSU 000044, estabelecimento 0001, terminal T0001, 2026-11-19 08:01:30</Ustrd></RmtInf><RltdDts><TxDtTm>2026-11-19T08:01:30-03:00</TxDtTm></RltdDts></TxDtls></NtryDtls></Ntry>
<Ntry><NtryRef>RY5FPV1SXX83KTQ3</NtryRef><Amt Ccy="BRL">1250.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><RvslInd>true</RvslInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><ValDt><Dt>2026-11-20</Dt></ValDt><AcctSvcrRef>RY5FPV1SXX83KTQ3</AcctSvcrRef><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>CNTR</Cd><SubFmlyCd>CDPT</SubFmlyCd></Fmly></Domn></BkTxCd><NtryDtls><TxDtls><Refs><AcctSvcrRef>RY5FPV1SXX83KTQ3</AcctSvcrRef><Prtry><Tp>REVERSES</Tp><Ref>TY5FPV1SXX83KTQ3</Ref></Prtry></Refs><RmtInf><Ustrd>Estorno de TY5FPV1SXX83KTQ3, NSU 000042, estabelecimento 0001, terminal T0001, 2026-11-18 09:14:03</Ustrd></RmtInf><RltdDts><TxDtTm>2026-11-18T09:14:03-03:00</TxDtTm></RltdDts></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>
`,
  mt940: `:20:CF-M5XKJ-XS550
:25:3410417/00996-6
:28C:2
:60F:C261120BRL939,50
:61:2611191119C1250,00NMSCTXB86ZW4F3YX2NKB
:86:Deposito em dinheiro, NSU 000044, estabelecimento 0001, terminal
T0001, 2026-11-19 08:01:30
:61:2611201120RC1250,00NMSCRY5FPV1SXX83KTQ3//TY5FPV1SXX83KTQ3
:86:Estorno de TY5FPV1SXX83KTQ3, NSU 000042, estabelecimento 0001,
terminal T0001, 2026-11-18 09:14:03
:62F:C261120BRL939,50
-
`,
};
