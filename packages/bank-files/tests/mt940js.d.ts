declare module 'mt940js' {
  interface Transaction {
    date: Date;
    amount: number;
    isReversal: boolean;
    reference: string;
    bankReference: string;
    details: string;
  }
  interface Statement {
    transactionReference: string;
    accountIdentification: string;
    number: { statement: string };
    currency: string;
    openingBalance: number;
    closingBalance: number;
    transactions: Transaction[];
  }
  const mt940js: { Parser: new () => { parse(text: string): Statement[] } };
  export default mt940js;
}
