import { daysBetween } from '../../contract/dates';
import { ACCOUNTING_LAG_DAYS } from '../../contract/limits';
import type {
  AccountRow,
  BankRow,
  EstablishmentRow,
  GrouperRow,
  OperatorRow,
  TerminalRow,
} from '../network/masters';
import type { TransactionRow } from '../transactions/store';
import {
  amount,
  code,
  date,
  establishmentList,
  flag,
  id,
  known,
  knownId,
  matching,
  momentUpTo,
  optional,
  processCode,
  quoted,
  text,
  whole,
} from './cells';
import { type ColumnProblem, fileRules } from './file-rules';

/** What the database knows already. */
export interface References {
  banks: ReadonlySet<string>;
  establishments: ReadonlySet<string>;
  /** Logical number to establishment. */
  terminals: ReadonlyMap<string, string>;
  operators: ReadonlySet<number>;
  accounts: ReadonlySet<number>;
}

/** Longest texts; names as in GRP-07. */
const LENGTH = { name: 100, place: 60, part: 20 } as const;

export const bankRules = () =>
  fileRules(
    {
      codigoBancario: matching(/^\d{1,10}$/, 'is not a bank code of 1 to 10 digits'),
      nome: text(LENGTH.name),
      parceiro: flag,
      tamanhoCodigoDepositoIdentificado: whole(0, 20),
      ativo: flag,
    },
    (cells): BankRow => ({
      code: cells.codigoBancario,
      name: cells.nome,
      partner: cells.parceiro,
      deposit_code_length: cells.tamanhoCodigoDepositoIdentificado,
      active: cells.ativo,
    }),
  );

export const establishmentRules = () =>
  fileRules(
    {
      cdEc: code,
      nomeFantasia: text(LENGTH.name),
      logradouro: text(LENGTH.name),
      numero: optional(LENGTH.part),
      bairro: optional(LENGTH.place),
      cep: optional(LENGTH.part),
      cidade: text(LENGTH.place),
      uf: text(LENGTH.part),
      corban: flag,
    },
    (cells): EstablishmentRow => ({
      code: cells.cdEc,
      name: cells.nomeFantasia,
      street: cells.logradouro,
      number: cells.numero,
      district: cells.bairro,
      postal_code: cells.cep,
      city: cells.cidade,
      state: cells.uf,
      corban: cells.corban,
    }),
  );

export const terminalRules = ({ establishments }: References) =>
  fileRules(
    { numeroLogico: code, cdEc: known(establishments, 'establishment') },
    (cells): TerminalRow => ({ logical_number: cells.numeroLogico, establishment_code: cells.cdEc }),
  );

export const operatorRules = ({ establishments }: References) =>
  fileRules(
    {
      operatorCodeId: id,
      cdEc: known(establishments, 'establishment'),
      name: text(LENGTH.name),
      numerocartao: matching(/^\d{3,20}$/, 'is not a card number of 3 to 20 digits'),
      status: flag,
    },
    (cells): OperatorRow => ({
      id: cells.operatorCodeId,
      establishment_code: cells.cdEc,
      name: cells.name,
      card_number: cells.numerocartao,
      active: cells.status,
    }),
  );

export const accountRules = ({ banks, establishments }: References) =>
  fileRules(
    {
      id,
      apelido: text(LENGTH.name),
      codigoBancario: known(banks, 'bank'),
      numeroAgencia: code,
      numeroConta: code,
      ativo: flag,
      ecs: establishmentList(establishments, 0),
    },
    (cells): AccountRow => ({
      id: cells.id,
      nickname: cells.apelido,
      bank_code: cells.codigoBancario,
      branch: cells.numeroAgencia,
      number: cells.numeroConta,
      active: cells.ativo,
      establishments: cells.ecs,
    }),
  );

/** GRP-07: a group has a name and at least one establishment. */
export const grouperRules = ({ establishments }: References) =>
  fileRules(
    { id, nome: text(LENGTH.name), ecs: establishmentList(establishments, 1) },
    (cells): GrouperRow => ({ id: cells.id, name: cells.nome, establishments: cells.ecs }),
  );

/**
 * The rules of a transaction, wherever it comes from (decisions, DATA).
 * @param now the network's wall clock, `YYYY-MM-DDTHH:mm:ss`: nothing is captured later
 */
export const transactionRules = ({ terminals, operators, accounts }: References, now: string) =>
  fileRules(
    {
      numeroLogico: known(terminals, 'terminal'),
      nsu: code,
      capturedAt: momentUpTo(now),
      accountingDate: date,
      processCode,
      operatorCodeId: knownId(operators, 'operator'),
      accountId: knownId(accounts, 'account'),
      amount,
    },
    (cells): TransactionRow | ColumnProblem[] => {
      const lag = daysBetween(cells.capturedAt.slice(0, 10), cells.accountingDate);
      if (lag < 0 || lag > ACCOUNTING_LAG_DAYS) {
        const reason = `${quoted(cells.accountingDate)} is not 0 to ${ACCOUNTING_LAG_DAYS} days after the capture`;
        return [{ column: 'accountingDate', reason }];
      }
      return {
        logicalNumber: cells.numeroLogico,
        nsu: cells.nsu,
        capturedAt: cells.capturedAt,
        accountingDate: cells.accountingDate,
        establishmentCode: terminals.get(cells.numeroLogico) ?? '',
        operatorId: cells.operatorCodeId,
        accountId: cells.accountId,
        processCode: cells.processCode,
        amount: cells.amount,
      };
    },
  );
