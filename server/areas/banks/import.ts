import { sql } from 'kysely';
import { message } from '../../../i18n/server';
import type { ImportTarget, TargetColumn } from '../../engines/imports/target';
import { type BankPlan, judgeBanks } from './import-judge';
import { bankList } from './list';
import { writeBank } from './update';

type BankColumn = 'code' | 'name' | 'partner' | 'depositCodeLength' | 'status';

const column = (
  id: BankColumn,
  title:
    | 'columns.codigoBancario'
    | 'columns.nome'
    | 'columns.parceiro'
    | 'columns.ativo'
    | 'edit.tamanhoCodigoDepositoIdentificado',
  ...wireNames: string[]
): TargetColumn => ({ title: `banks.${title}`, help: `banks.import.help.${id}`, wireNames });

/** BANK-09: changes banks by their codes; it creates none. */
export const bankImport: ImportTarget<BankPlan> = {
  name: 'bancos',
  screen: '/bancos',
  columns: {
    code: column('code', 'columns.codigoBancario', 'codigoBancario'),
    name: column('name', 'columns.nome', 'nome'),
    partner: column('partner', 'columns.parceiro', 'parceiro'),
    depositCodeLength: column(
      'depositCodeLength',
      'edit.tamanhoCodigoDepositoIdentificado',
      'tamanhoCodigoDepositoIdentificado',
      // As the exported list heads it.
      'Deposit',
      'Depósito',
    ),
    status: column('status', 'columns.ativo', 'ativo'),
  } satisfies Record<BankColumn, TargetColumn>,
  key: 'code',
  judge: (db, _context, _person, rows, hold = false) => judgeBanks(db, rows, hold),
  shown(id, value, language) {
    if (id === 'status') return message(language, value === '1' ? 'common.active' : 'common.inactive');
    if (id === 'partner') return message(language, value === '1' ? 'common.yes' : 'common.no');
    return value;
  },
  async store(trx, _context, person, { changes }) {
    for (const { code, version, partner, depositCodeLength, active } of changes) {
      const values = {
        parceiro: partner,
        tamanhoCodigoDepositoIdentificado: depositCodeLength,
        ativo: active,
      };
      await writeBank(trx, person, code, { version, ...values });
    }
  },
  conflictOf: () => null,
  sheet: {
    list: bankList,
    fields: {
      code: 'codigoBancario',
      name: 'nome',
      partner: 'parceiro',
      // As a number, which is easier to change than the words of the list.
      depositCodeLength: {
        title: 'banks.edit.tamanhoCodigoDepositoIdentificado',
        type: 'integer',
        value: () => sql.ref('bank.deposit_code_length'),
      },
      status: 'ativo',
    },
    editable: ['partner', 'depositCodeLength', 'status'],
    named: 'code',
    grows: false,
  },
};
