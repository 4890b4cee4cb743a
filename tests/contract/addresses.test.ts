import { expect, test } from 'vitest';
import { z } from 'zod';
import { createApiUser } from '../../contract/api-users';
import { listBanks, updateBank } from '../../contract/banks';
import { exportFile } from '../../contract/exports';
import { imageFile } from '../../contract/files';
import { deleteGrouper, listAssociators, saveGrouper } from '../../contract/groupers';
import { getManual } from '../../contract/help';
import { listNews } from '../../contract/news';
import { createNews, updateNews, uploadNewsFile } from '../../contract/news-management';
import { listNotifications, viewNotification } from '../../contract/notifications';
import type { Operation } from '../../contract/operation';
import { changePassword, resetPassword, validateTokenPassword } from '../../contract/password';
import { listViewers } from '../../contract/report-viewers';
import {
  filterAccounts,
  filterAssociators,
  filterDateType,
  filterEcs,
  filterOperators,
} from '../../contract/reports';
import { login, refreshToken, validateSession } from '../../contract/session';
import { depositReport, newerDepositReport } from '../../contract/statement';
import { listEcs } from '../../contract/user-options';
import { createUser, getOwnAddress, listUsers, updateUser } from '../../contract/users';

/** Additive keys of every list (decisions, principle 4). */
const LIST = 'page size sort';
const USER =
  'name login internalLogin email active authenticationEngine escopoAcessoEC escopoAcessoAG effectiveRoles ' +
  'specificAccess idUser userApi flagUserApi';
const REPORT =
  'tipoDeData tsInicio tsFim ecs contas operadores agrupadores todosEcs todasContas todosOperadores ' +
  'todosAgrupadores corban flTotalizar escopo';

const keysOf = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape).toSorted() : [];
const words = (text = '') => text.split(' ').filter(Boolean).toSorted();

/* Written out, because everything else takes the addresses and the keys from the contract. */
test.each<[ids: string, address: string, operation: Operation, takes: { query?: string; body?: string }]>([
  ['API-01', 'POST /portal/auth/login', login, { body: 'user password robotCheck' }],
  ['API-02', 'GET /portal/users/validateSession', validateSession, {}],
  ['API-03', 'POST /portal/auth/refreshToken', refreshToken, { body: 'token refreshToken' }],
  ['API-04', 'POST /portal/auth/resetPassword', resetPassword, { query: 'cpf' }],
  ['API-05', 'POST /portal/auth/validateTokenPassword', validateTokenPassword, { query: 'token' }],
  [
    'API-06',
    'POST /portal/auth/changePassword',
    changePassword,
    { body: 'newPassword token currentPassword' },
  ],
  ['API-07', 'GET /portal/users/notification', listNotifications, {}],
  ['API-08', 'PUT /portal/users/notification/:codUsuarioNotificacao', viewNotification, {}],
  ['API-09', 'GET /portal/news/list', listNews, { query: `active skip ${LIST}` }],
  ['API-10', 'GET /portal/files/images/:file', imageFile, { query: 'size' }],
  ['API-11', 'GET /portal/users/', listUsers, { query: `name login status ecs profileAccess ${LIST}` }],
  ['API-12', 'GET /portal/users/user', getOwnAddress, {}],
  ['API-13', 'GET /portal/users/listEcs', listEcs, { query: 'login pesquisa limite ecs' }],
  [
    'API-14',
    'GET /portal/ecassociator/associators/usersForm',
    listAssociators,
    { query: `ecAssociatorName ec filtering ${LIST}` },
  ],
  ['API-15', 'POST /portal/users/create', createUser, { body: USER }],
  ['API-16', 'PUT /portal/users/update/:id', updateUser, { body: `${USER} version linksOnly awaitsWelcome` }],
  ['API-17', 'POST /portal/users/api/create', createApiUser, { body: 'codUsuario' }],
  [
    'API-18',
    'GET /portal/report/visualizadorRelatorios',
    listViewers,
    { query: `name login status email ecs ${LIST}` },
  ],
  ['API-19', 'GET /portal/docs/manual/:type', getManual, {}],
  ['API-21', 'GET /portal/reports/deposits/filters/ecs', filterEcs, {}],
  ['API-22', 'GET /portal/reports/deposits/filters/operators', filterOperators, {}],
  ['API-23', 'GET /portal/reports/deposits/filters/accounts', filterAccounts, {}],
  ['API-24', 'GET /portal/reports/deposits/filters/associators', filterAssociators, {}],
  ['API-25', 'GET /portal/reports/deposits/filters/datetype', filterDateType, {}],
  [
    'API-26',
    'POST /portal/reports/deposits/',
    depositReport,
    { query: 'formato entrega identificadores', body: `${REPORT} narrowed order direction` },
  ],
  ['STMT-15', 'POST /portal/reports/deposits/newer', newerDepositReport, { query: 'entrega', body: REPORT }],
  ['API-27', 'GET /portal/exports/:ticket', exportFile, {}],
  [
    'API-29 BANK-07',
    'GET /portal/bancos/',
    listBanks,
    { query: `codigoBancario name statusParceiro statusDeposito status ${LIST}` },
  ],
  [
    'BANK-09',
    'PUT /portal/bancos/:codigoBancario',
    updateBank,
    { body: 'parceiro tamanhoCodigoDepositoIdentificado ativo version' },
  ],
  ['API-39', 'POST /portal/news/uploadFile/', uploadNewsFile, { body: 'type size base' }],
  [
    'API-40 NEWS-09',
    'POST /portal/news/create',
    createNews,
    { body: 'image title text status opensOn endsOn profiles' },
  ],
  [
    'API-41 NEWS-10',
    'PUT /portal/news/update',
    updateNews,
    { body: 'id title text status image opensOn endsOn profiles version' },
  ],
  ['API-36', 'DELETE /portal/ecassociator/associators/delete', deleteGrouper, { query: 'id version' }],
  [
    'API-37 GRP-12',
    'PUT /portal/ecassociator/associators/add',
    saveGrouper,
    { body: 'id name ecs version effect' },
  ],
])('%s is %s and takes what it says, no more', (_ids, address, { method, path, query, body }, takes) => {
  expect(`${method} ${path}`).toBe(address);
  expect(keysOf(query)).toEqual(words(takes.query));
  expect(keysOf(body)).toEqual(words(takes.body));
});
