import {
  code,
  establishmentList,
  flag,
  id,
  known,
  matching,
  optional,
  text,
  whole,
} from '../cell-checks/cells';
import { rowRules } from '../cell-checks/row-rules';
import type {
  AccountRow,
  BankRow,
  EstablishmentRow,
  GrouperRow,
  OperatorRow,
  TerminalRow,
} from '../master-data/masters';
import type { TransactionReferences } from '../transactions/rules';

/** The keys that exist in the database. */
export interface References extends TransactionReferences {
  banks: ReadonlySet<string>;
  establishments: ReadonlySet<string>;
}

/** The maximum lengths of texts; that of names is from GRP-07. */
const LENGTH = { name: 100, place: 60, part: 20 } as const;

export const bankRules = () =>
  rowRules(
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
  rowRules(
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
  rowRules(
    { numeroLogico: code, cdEc: known(establishments, 'establishment') },
    (cells): TerminalRow => ({ logical_number: cells.numeroLogico, establishment_code: cells.cdEc }),
  );

export const operatorRules = ({ establishments }: References) =>
  rowRules(
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
  rowRules(
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
  rowRules(
    { id, nome: text(LENGTH.name), ecs: establishmentList(establishments, 1) },
    (cells): GrouperRow => ({ id: cells.id, name: cells.nome, establishments: cells.ecs }),
  );
