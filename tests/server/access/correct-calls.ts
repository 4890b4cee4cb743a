import { PIXEL, uploadOf } from '../../support/pictures';
import { reportRequest } from '../engines/exports/statement-file';

/* One correct call of each operation, and who may make it. A missing call fails the access tests. */

type Role = 1 | 2 | 3 | 5;

export interface Sample {
  params?: object;
  query?: object;
  body?: object;
  /** The status for those who may make it, if that is not 200. */
  status?: number;
}

export interface Expected {
  /** The roles that may make the call. They are repeated here, so that a mistake in the contract is noticed. */
  may: readonly Role[];
  /** Those of them who see every establishment by this call, without having any (SES-14). */
  everywhere?: readonly Role[];
  /** Whether only those of them who have API access may make it (SES-28). */
  api?: boolean;
  /** A correct call; empty if it has no input. */
  sample?: Sample;
  /** Correct calls that name an establishment, or a record of it, by what they name. */
  scoped?: Record<string, (ec: string) => Sample>;
}

const EVERYBODY = [1, 2, 3, 5] as const;
export const STATEMENT = { may: [1, 2, 3] } as const;
const PROVIDER = [1] as const;
const MANAGERS = [1, 2] as const;
/** SES-27: levels 1 and 2, and the bank user. */
const ORDERS = { may: [1, 2, 5], everywhere: [5] } as const;

export const report = (overrides: object, formato = 'tela'): Sample => ({
  query: { formato },
  body: reportRequest(overrides),
});
/** The same filter, added up by establishments and days. */
function breakdown(overrides: object, formato?: string): Sample {
  const { query, body } = report(overrides, formato);
  const { flTotalizar: _, escopo: __, ...filter } = body as ReturnType<typeof reportRequest>;
  return { query, body: { ...filter, by: ['establishment', 'day'] } };
}
/** No day of the test network is closed: whoever may ask hears that. */
const closing = (overrides: object, formato = 'tela'): Sample => ({
  query: { formato },
  body: { periodo: '2026-10', ecs: [], contas: [], operadores: [], agrupadores: [], ...overrides },
  status: 400,
});
/** The same beside the month before. */
function compared(overrides: object, formato?: string): Sample {
  const { query, body, status } = closing(overrides, formato);
  return {
    query,
    body: { ...body, other: '2026-09', by: 'establishment' },
    ...(status !== undefined && { status }),
  };
}
/** Each establishment of the test network has one. */
const accountOf = (ec: string) => ({ params: { id: Number(ec) } });
const bank = { params: { codigoBancario: '001' } };
const nobodysBatch = { params: { id: '00000000-0000-4000-8000-000000000000' }, status: 404 };
/** Bulk work on viewers that names an establishment. */
const bulkWish = (selection: object, ec?: string): Sample => ({
  body: {
    resource: 'visualizadores-relatorios',
    selection,
    action: ec === undefined ? { kind: 'activate' } : { kind: 'addEstablishments', establishments: [ec] },
  },
});
/** The first operator of an establishment of the test network. */
const operatorUpdate = (ec: string) => {
  const number = `${Number(ec)}1`;
  return {
    operatorcodeId: Number(number),
    ec,
    status: 1,
    name: `Operador ${number}`,
    numerocartao: `${number}0`,
  };
};
/** tests/support/work-orders.ts has one of each establishment. */
const ofOrder = (ec: string) => ({ params: { workOrder: Number(ec) } });
const orderOf = (ec: string) => ({
  numeroLogico: `T${ec}`,
  telefone: '(11) 90123-4567',
  relatoUsuario: 'The drawer does not open.',
  sintoma: 'Cofre Fora',
});
/** A picture of one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGPgqooCAAFwAN8bE2ONAAAAAElFTkSuQmCC',
  'base64',
);
const listFile = { body: { format: 'csv', filter: {} } };
const ofViewers = { resource: 'visualizadores-relatorios' };
/** A file of an account that there is not. */
const nobodysBankFile = { params: { id: '2147483647-1' }, status: 404 };
const nobodysClient = { params: { id: 2_147_483_647 }, status: 404 };
/** The public key of the example of RFC 8037. */
const clientKey = {
  name: 'Server',
  key: '{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}',
};
const clientAddresses = { addresses: ['203.0.113.7'], before: [] };
/** This id belongs to nobody; tests/server/engines/imports tests who may use a preview. */
const nobodysImport = { params: { ...ofViewers, batch: 'nobody' }, status: 404 };
const nobodysEffect = {
  body: { change: { kind: 'bulk', ...ofViewers, batch: '00000000-0000-4000-8000-000000000000' } },
  status: 404,
};
const nobody = { body: { codUsuario: 2_147_483_647 }, status: 404 };
let registered = 44_000_000;

/** A viewer that is not registered yet. */
function newViewer(ec: string): Sample {
  registered += 1;
  const body = { name: 'Davi', login: String(registered), email: 'davi@example.com', active: true };
  return { body: { ...body, effectiveRoles: [3], escopoAcessoEC: [ec] }, status: 201 };
}

const nobodysView = { params: { id: 'nobodys' }, status: 404 };
const nobodysSubscription = {
  view: 'nobodys',
  format: 'csv',
  schedule: { rhythm: 'daily', time: '07:00' },
  channel: 'mail',
  recipients: [1],
};
const privateServer = { host: '10.0.0.1', port: 22, user: 'cofre', folder: '', password: 'secret' };
let saved = 0;

/** A view under a name that nobody has used yet. */
function newView(): Sample {
  saved += 1;
  const state = { filter: '{}' };
  return { body: { screen: '/home', name: `View ${saved}`, state, profiles: [], people: [] }, status: 201 };
}

/** SES-28: everybody with API access. */
const API = { may: [2], api: true } as const;
/** An address that needs no look-up. */
const hook = {
  url: 'https://93.184.215.14/events',
  events: ['day.closed'],
  establishments: null,
  active: true,
};
const nobodysHook = { params: { id: 2_147_483_647 }, status: 404 };

/** The form of a new passkey, which no authenticator has made. */
const noPasskey = {
  id: 'AAAA',
  response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA', transports: [] },
};

/** The form of what a passkey has signed, which none has. */
export const noAssertion = {
  id: 'AAAA',
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: null },
};

const nobodysTicket = { params: { ticket: 'nobody' }, status: 404 };

/** Calls that need no session. */
export const open = [
  'getConfig',
  'robotCheck',
  'login',
  'proveFactor',
  'beginPasskeySignIn',
  'signInWithPasskey',
  'beginSignOn',
  'finishSignOn',
  'providerLogout',
  'browserLogout',
  'refreshToken',
  'logout',
  'resetPassword',
  'validateTokenPassword',
  'linkLogin',
  'imageFile',
  'issueToken',
  'authorizationServer',
];

/** A public call; what a session adds is tested below. */
export const optional = ['changePassword'];

/** Calls of the gateway, with its key. */
export const machine = [
  'feedTransactions',
  'feedCancellations',
  'feedNetwork',
  'feedCodes',
  'feedAcknowledged',
];

/** Calls of programs, with a token of their API user. */
export const programs: Record<string, Sample> = {
  apiEstablishments: {},
  apiDepositFilters: {},
  apiDepositReport: { body: report({ ecs: ['0001'] }).body ?? {} },
  apiTransactions: {},
  apiTotals: { query: { accountingDate: '2026-11-20' } },
  apiOperators: {},
  apiOperator: { params: { id: 11 } },
  apiAccounts: {},
  apiAccount: { params: { id: 1 } },
  apiAccountStatement: { params: { id: 1 }, query: { from: '2026-11-01', to: '2026-11-20' } },
  apiStatementFiles: { params: { id: 1 } },
  apiCreateStatementFile: { params: { id: 1 }, body: {}, status: 201 },
  apiClosings: {},
  // No day of the test network is closed: whoever may ask hears that.
  apiClosing: { params: { period: '2026-10' }, status: 400 },
  apiClosingChanges: { params: { period: '2026-10' }, status: 400 },
  apiClosingComparison: { params: { period: '2026-10' }, status: 400 },
  apiWebhooks: {},
  // It is nobody's; tests/server/areas/subscriptions/webhook tests who may fetch which.
  apiReportFile: { params: { id: '0e6a3c0f-2d3e-4c5b-8a79-d1f2a3b4c5d6' }, status: 404 },
  // It belongs to nobody; tests/server/areas/webhooks/samples tests what is sent to whom.
  apiSendSample: { ...nobodysHook, body: { type: 'day.closed' } },
  // No file is sent here; tests/server/areas/api/files tests what the reply contains for whom.
  apiVerifyFile: { status: 400 },
};

/**
 * All others. A missing operation fails the test, so that nobody adds a call without its access.
 * @param viewers the id of a report viewer of each establishment, by its code; may be filled later
 */
export function guardedCalls(viewers: ReadonlyMap<string, number>): Record<string, Expected> {
  const ofViewer = (ec: string) => ({ params: { id: viewers.get(ec) } });
  return {
    validateSession: { may: EVERYBODY },
    filterEcs: STATEMENT,
    filterOperators: STATEMENT,
    filterAccounts: STATEMENT,
    filterAssociators: STATEMENT,
    filterDateType: STATEMENT,
    listBanks: { may: PROVIDER },
    uploadNewsFile: {
      may: PROVIDER,
      sample: {
        body: {
          type: 'image/png',
          size: DOT.length,
          base: `data:image/png;base64,${DOT.toString('base64')}`,
        },
        status: 201,
      },
    },
    // The picture belongs to nobody; what is written is tested in tests/server/areas/news.
    createNews: {
      may: PROVIDER,
      sample: {
        body: { title: 'Aviso', text: 'Texto', status: 0, image: `${'0'.repeat(32)}.png` },
        status: 400,
      },
    },
    updateNews: {
      may: PROVIDER,
      sample: { body: { id: 2_147_483_647, title: 'Aviso', text: 'Texto', status: 0 }, status: 404 },
    },
    getBank: { may: PROVIDER, sample: bank },
    updateBank: {
      may: PROVIDER,
      sample: { ...bank, body: { parceiro: true, tamanhoCodigoDepositoIdentificado: 10, ativo: true } },
    },
    listAccounts: { may: MANAGERS, scoped: { 'an establishment': (ec) => ({ query: { ecs: [ec] } }) } },
    getAccount: { may: MANAGERS, scoped: { 'an account of an establishment': accountOf } },
    updateAccountStatus: { may: PROVIDER, sample: { ...accountOf('0001'), body: { ativo: true } } },
    exportAccounts: {
      may: MANAGERS,
      scoped: { 'an establishment': (ec) => ({ body: { format: 'csv', filter: { ecs: [ec] } } }) },
    },
    previewBulk: {
      may: MANAGERS,
      scoped: {
        'an establishment to assign': (ec) => bulkWish({ ids: [] }, ec),
        'an establishment in a filter': (ec) => bulkWish({ filter: { ecs: [ec] } }),
      },
    },
    // These belong to nobody; tests/server/engines/bulk tests who may use a batch.
    startBulk: { may: MANAGERS, sample: nobodysBatch },
    undoBulk: { may: MANAGERS, sample: nobodysBatch },
    getBulk: { may: MANAGERS, sample: nobodysBatch },
    getLastBulk: { may: MANAGERS, sample: { query: { resource: 'visualizadores-relatorios' } } },
    listBulkRows: { may: MANAGERS, sample: nobodysBatch },
    listRefused: { may: MANAGERS, sample: nobodysBatch },
    exportBanks: { may: PROVIDER, sample: listFile },
    exportNews: { may: PROVIDER, sample: listFile },
    exportUsers: { may: PROVIDER, sample: listFile },
    exportViewers: {
      may: MANAGERS,
      scoped: { 'an establishment': (ec) => ({ body: { format: 'csv', filter: { ecs: [ec] } } }) },
    },
    describeImport: { may: MANAGERS, sample: { params: ofViewers } },
    previewImport: {
      may: MANAGERS,
      sample: { params: ofViewers, body: { columns: ['login'], rows: [{ line: 2, cells: ['12345678'] }] } },
    },
    // No file is sent here; tests/server/engines/imports tests what is read of one.
    readWorkbook: { may: MANAGERS, sample: { params: ofViewers, status: 400 } },
    importRows: { may: MANAGERS, sample: nobodysImport },
    commitImport: { may: MANAGERS, sample: { ...nobodysImport, body: { create: 1, change: 0 } } },
    importErrors: { may: MANAGERS, sample: nobodysImport },
    listOperatorCodes: {
      may: MANAGERS,
      sample: {},
      scoped: { 'an establishment': (ec) => ({ query: { ec } }) },
    },
    getOperatorCode: {
      may: MANAGERS,
      scoped: { 'a code of an establishment': (ec) => ({ params: { id: Number(`${Number(ec)}1`) } }) },
    },
    createOperatorCodes: {
      may: MANAGERS,
      scoped: {
        'an establishment': (ec) => ({ body: { ec, status: 1, quantidade: 1 }, status: 201 }),
      },
    },
    updateOperatorCode: {
      may: MANAGERS,
      scoped: {
        'a code of an establishment': (ec) => ({ body: operatorUpdate(ec) }),
      },
    },
    getCodeLife: {
      may: MANAGERS,
      scoped: { 'a code of an establishment': (ec) => ({ params: { id: Number(`${Number(ec)}1`) } }) },
    },
    handOverCode: {
      may: MANAGERS,
      scoped: {
        'a code of an establishment': (ec) => ({
          params: { id: Number(`${Number(ec)}1`) },
          body: { to: 'Ana Prado', at: '2026-11-20T11:00' },
        }),
      },
    },
    nameOperatorCodes: {
      may: MANAGERS,
      scoped: {
        'a code of an establishment': (ec) => ({
          body: { codes: [{ operatorCodeId: Number(`${Number(ec)}1`), name: 'Ana Prado' }] },
        }),
      },
    },
    findCodeHolders: { may: MANAGERS, sample: { query: { name: 'operador' } } },
    getUnusedSetting: { may: MANAGERS, scoped: { 'an establishment': (ec) => ({ query: { ec } }) } },
    getAllUnusedSettings: { may: MANAGERS },
    updateAllUnusedSettings: {
      may: MANAGERS,
      // Nobody has seen this many.
      sample: { body: { action: 'off', seen: { off: 9_999_999, tell: 0, switchOff: 0 } }, status: 409 },
    },
    updateUnusedSetting: {
      may: MANAGERS,
      scoped: { 'an establishment': (ec) => ({ body: { ec, action: 'tell' } }) },
    },
    exportOperatorCodes: {
      may: MANAGERS,
      scoped: { 'an establishment': (ec) => ({ body: { format: 'csv', filter: { ec: [ec] } } }) },
    },
    listUsers: { may: PROVIDER },
    listViewers: {
      may: MANAGERS,
      scoped: { 'an establishment': (ec) => ({ query: { ecs: [ec] } }) },
    },
    getUser: { may: MANAGERS, scoped: { 'a viewer of an establishment': ofViewer } },
    createUser: { may: MANAGERS, scoped: { 'an establishment of the new viewer': newViewer } },
    updateUser: {
      may: MANAGERS,
      scoped: { 'a viewer of an establishment': (ec) => ({ ...ofViewer(ec), body: { active: true } }) },
    },
    listWebhooks: API,
    createWebhook: {
      ...API,
      scoped: {
        establishments: (ec) => ({ body: { ...hook, establishments: [ec] }, status: 201 }),
      },
    },
    // It belongs to nobody; tests/server/areas/webhooks tests who may use a receiver.
    updateWebhook: { ...API, sample: { ...nobodysHook, body: hook } },
    deleteWebhook: { ...API, sample: nobodysHook },
    rotateWebhookSecret: { ...API, sample: { ...nobodysHook, body: { overlapHours: 1 } } },
    testWebhook: { ...API, sample: nobodysHook },
    sendWebhookSample: { ...API, sample: { ...nobodysHook, body: { type: 'day.closed' } } },
    listWebhookDeliveries: { ...API, sample: nobodysHook },
    getWebhookDelivery: {
      ...API,
      sample: { params: { ...nobodysHook.params, delivery: 1 }, status: 404 },
    },
    redeliverWebhook: { ...API, sample: { ...nobodysHook, body: { delivery: 1 } } },
    // It belongs to nobody; tests/server/areas/users tests for whom one may be created.
    createApiUser: { may: PROVIDER, sample: nobody },
    renewApiSecret: { may: PROVIDER, sample: nobody },
    revokeApiSecret: { may: PROVIDER, sample: nobody },
    getApiClient: { may: PROVIDER, sample: nobodysClient },
    addClientKeys: { may: PROVIDER, sample: { ...nobodysClient, body: clientKey } },
    removeClientKey: {
      may: PROVIDER,
      sample: { params: { ...nobodysClient.params, key: 1 }, status: 404 },
    },
    setClientAddresses: { may: PROVIDER, sample: { ...nobodysClient, body: clientAddresses } },
    // This receiver belongs to nobody; tests/server/areas/webhooks tests whose are ended.
    listUserWebhooks: { may: PROVIDER, sample: { params: { id: 2_147_483_647 } } },
    deleteUserWebhook: {
      may: PROVIDER,
      sample: { params: { id: 2_147_483_647, webhook: 2_147_483_647 }, status: 404 },
    },
    apiDocument: { may: EVERYBODY, api: true },
    // Nobody here has an API user; its calls are tested in tests/server/areas/api.
    getApiCredentials: { may: EVERYBODY, api: true, sample: { status: 404 } },
    renewOwnSecret: { may: EVERYBODY, api: true, sample: { body: {}, status: 404 } },
    revokeOwnSecret: { may: EVERYBODY, api: true, sample: { status: 404 } },
    getOwnApiClient: { may: EVERYBODY, api: true, sample: { status: 404 } },
    addOwnClientKeys: { may: EVERYBODY, api: true, sample: { body: clientKey, status: 404 } },
    removeOwnClientKey: { may: EVERYBODY, api: true, sample: { params: { key: 1 }, status: 404 } },
    setOwnClientAddresses: { may: EVERYBODY, api: true, sample: { body: clientAddresses, status: 404 } },
    getOwnAddress: { may: EVERYBODY },
    listSessions: { may: EVERYBODY },
    // This session belongs to nobody; tests/server/areas/session tests whose are ended.
    endOwnSession: {
      may: EVERYBODY,
      sample: { params: { session: '00000000-0000-4000-8000-000000000000' }, status: 404 },
    },
    endOtherSessions: { may: EVERYBODY },
    listUserSessions: { may: PROVIDER, sample: { params: { id: 2_147_483_647 }, status: 404 } },
    endUserSessions: { may: PROVIDER, sample: { params: { id: 2_147_483_647 }, status: 404 } },
    // Factors and rules are tested in tests/server/areas/second-factor.
    getOwnFactor: { may: EVERYBODY },
    beginFactor: { may: EVERYBODY, sample: { body: { currentPassword: 'not mine' }, status: 403 } },
    confirmFactor: { may: EVERYBODY, sample: { body: { code: '000000' }, status: 409 } },
    removeFactor: { may: EVERYBODY },
    renewRecoveryCodes: { may: EVERYBODY, sample: { status: 409 } },
    proveAgain: { may: EVERYBODY, sample: { body: { code: '000000' }, status: 400 } },
    beginProof: { may: EVERYBODY },
    beginPasskey: { may: EVERYBODY, sample: { body: { currentPassword: 'not mine' }, status: 403 } },
    addPasskey: { may: EVERYBODY, sample: { body: { name: '', passkey: noPasskey }, status: 400 } },
    removePasskey: { may: EVERYBODY, sample: { params: { passkey: 2_147_483_647 } } },
    getUserFactor: { may: PROVIDER, sample: { params: { id: 2_147_483_647 }, status: 404 } },
    resetUserFactor: { may: PROVIDER, sample: { params: { id: 2_147_483_647 }, status: 404 } },
    listFactorRules: { may: PROVIDER },
    setFactorRule: {
      may: PROVIDER,
      sample: { body: { profile: 3, rule: 'offered', requiredFrom: null } },
    },
    listSignOn: { may: PROVIDER },
    getUserSignOn: { may: PROVIDER, sample: { params: { id: 2_147_483_647 }, status: 404 } },
    releaseUserSignOn: { may: PROVIDER, sample: { params: { id: 2_147_483_647 }, status: 404 } },
    // No provider is set up; tests/server/areas/single-sign-on tests what rules do.
    saveSignOnRules: {
      may: PROVIDER,
      sample: { params: { provider: 'nobody' }, body: { rules: [] }, status: 404 },
    },
    // Without a login it is the caller's own; other logins are tested in tests/server/areas/users.
    listEcs: STATEMENT,
    listAssociators: { may: PROVIDER },
    getGrouper: { may: PROVIDER, sample: { params: { id: 1 } } },
    saveGrouper: {
      may: PROVIDER,
      sample: { body: { id: 2, name: 'Rede Norte', ecs: [{ cdEc: '0003' }] } },
    },
    // No user has it; tests/server/areas/groupers tests what may be deleted.
    deleteGrouper: { may: PROVIDER, sample: { query: { id: 2_147_483_647 }, status: 404 } },
    exportGroupers: { may: PROVIDER, sample: listFile },
    // These batches belong to nobody; tests/server/engines/grants tests who may use one.
    previewEffect: { may: MANAGERS, sample: nobodysEffect },
    exportEffect: {
      may: MANAGERS,
      sample: { ...nobodysEffect, body: { ...nobodysEffect.body, format: 'csv' } },
    },
    listAudit: { may: PROVIDER },
    getAudit: { may: PROVIDER, sample: { params: { id: 9_000_000 }, status: 404 } },
    exportAudit: { may: PROVIDER, sample: { body: { format: 'csv', filter: {} } } },
    listSecurityEvents: { may: PROVIDER },
    exportSecurityEvents: { may: PROVIDER, sample: { body: { format: 'csv', filter: {} } } },
    listNews: { may: EVERYBODY },
    getNews: { may: EVERYBODY, sample: { params: { id: 1 }, status: 404 } },
    depositBalance: STATEMENT,
    listToday: { may: EVERYBODY },
    findRecords: { may: EVERYBODY, sample: { query: { text: 'Mercado' } } },
    dashboard: {
      ...STATEMENT,
      sample: { query: { estabelecimento: '*', tipoTransacao: 'dc', periodo: '7' } },
      scoped: {
        'an establishment': (ec) => ({ query: { estabelecimento: ec, tipoTransacao: 'dt', periodo: '0' } }),
        'a group': (ec) => ({
          query: { agrupador: ec === '0003' ? '2' : '1', tipoTransacao: 'dt', periodo: '30' },
        }),
      },
    },
    financialDetail: {
      may: MANAGERS,
      sample: { query: { formato: 'tela' } },
      scoped: { 'an establishment': (ec) => ({ query: { formato: 'tela', ec } }) },
    },
    silentShops: { may: MANAGERS },
    listCodeRequests: {
      may: PROVIDER,
      scoped: { 'an establishment': (ec) => ({ query: { ec } }) },
    },
    exportCodeRequests: {
      may: PROVIDER,
      sample: listFile,
      scoped: { 'an establishment': (ec) => ({ body: { format: 'csv', filter: { ec: [ec] } } }) },
    },
    usageReport: { may: PROVIDER, sample: { query: { formato: 'tela', periodo: '30' } } },
    getManual: { may: EVERYBODY, sample: { params: { type: 'EC' } } },
    listWorkOrders: ORDERS,
    exportWorkOrders: { ...ORDERS, sample: listFile },
    caseUserInfo: {
      ...ORDERS,
      scoped: {
        'a terminal': (ec) => ({ query: { categoria: 'manutencaoTransacao', numeroLogico: `T${ec}` } }),
      },
    },
    createWorkOrder: {
      ...ORDERS,
      scoped: {
        'a terminal': (ec) => ({
          params: { type: 'manutencaoTransacao' },
          body: orderOf(ec),
          status: 201,
        }),
        'an operator': (ec) => ({
          params: { type: 'manutencaoTransacao' },
          body: { ...orderOf(ec), numeroCartaoOperador: `${Number(ec)}1` },
          status: 201,
        }),
      },
    },
    getWorkOrder: { ...ORDERS, scoped: { 'an order of an establishment': ofOrder } },
    updateWorkOrderStatus: { may: PROVIDER, sample: { ...ofOrder('0001'), body: { status: 2 } } },
    listOrderDeliveries: { may: PROVIDER },
    retryOrderDeliveries: { may: PROVIDER, sample: { body: {} } },
    // It belongs to nobody; tests/server/areas/work-orders tests who may reopen an order.
    reopenWorkOrder: {
      ...ORDERS,
      sample: { params: { workOrder: 2_147_483_647 }, body: {}, status: 404 },
    },
    listOrderEntries: { ...ORDERS, scoped: { 'an order of an establishment': ofOrder } },
    addOrderComment: {
      ...ORDERS,
      scoped: {
        'an order of an establishment': (ec) => ({
          ...ofOrder(ec),
          body: { text: 'It works.' },
          status: 201,
        }),
      },
    },
    // What is accepted, and who may fetch it, is tested in tests/server/areas/work-orders.
    addOrderAttachment: {
      ...ORDERS,
      scoped: {
        'an order of an establishment': (ec) => ({
          ...ofOrder(ec),
          body: { name: 'drawer.png', ...uploadOf(PIXEL, 'image/png') },
          status: 201,
        }),
      },
    },
    orderAttachment: {
      ...ORDERS,
      sample: { params: { workOrder: 2_147_483_647, id: 1 }, status: 404 },
    },
    // The ticket belongs to nobody; the owner of a ticket is tested below.
    exportFile: { may: EVERYBODY, sample: nobodysTicket },
    exportProgress: { may: EVERYBODY, sample: nobodysTicket },
    // No file is sent here; tests/server/engines/verification tests what the reply contains for whom.
    verifyFile: { ...STATEMENT, sample: { status: 400 } },
    listNotifications: { may: EVERYBODY },
    keepFilter: { may: EVERYBODY, sample: { body: { screen: '/home', filter: '{}' } } },
    // It belongs to nobody; tests/server/areas/kept-filters tests whose filter may be read.
    getKeptFilter: { may: EVERYBODY, sample: { params: { id: 'nobodys' }, status: 404 } },
    reachFilter: {
      may: EVERYBODY,
      sample: { body: { screen: '/home', filter: '{}' } },
    },
    listViews: { may: EVERYBODY, sample: { query: { screen: '/home' } } },
    createView: { may: EVERYBODY, sample: newView() },
    // These belong to nobody; tests/server/areas/views tests whose view may be used, and within whose scope.
    getView: { may: EVERYBODY, sample: nobodysView },
    updateView: { may: EVERYBODY, sample: { ...nobodysView, body: {} } },
    deleteView: { may: EVERYBODY, sample: nobodysView },
    setDefaultView: { may: EVERYBODY, sample: { body: { screen: '/home', view: null } } },
    findViewPeople: { may: EVERYBODY, sample: { query: { screen: '/home', text: 'Ana' } } },
    listSubscriptions: { may: EVERYBODY },
    // These belong to nobody; tests/server/areas/subscriptions tests whose subscription and sending may be used.
    getSubscriptionOffer: { may: EVERYBODY, sample: nobodysView },
    findSubscriptionPeople: {
      may: EVERYBODY,
      sample: { query: { view: 'nobodys', text: 'Ana' }, status: 404 },
    },
    createSubscription: { may: EVERYBODY, sample: { body: nobodysSubscription, status: 404 } },
    updateSubscription: { may: EVERYBODY, sample: { ...nobodysView, body: {} } },
    deleteSubscription: { may: EVERYBODY, sample: nobodysView },
    leaveSubscription: { may: EVERYBODY, sample: nobodysView },
    sendSubscription: { may: EVERYBODY, sample: { ...nobodysView, body: { test: true } } },
    // A private address, which nothing is sent to.
    checkSftp: { may: [1, 2, 3], sample: { body: privateServer, status: 400 } },
    listSendings: { may: EVERYBODY, sample: nobodysView },
    getSending: { may: EVERYBODY, sample: nobodysView },
    sendingFile: { may: EVERYBODY, sample: { ...nobodysView, body: {} } },
    sendAgain: { may: EVERYBODY, sample: { ...nobodysView, body: {} } },
    listAllSubscriptions: { may: [1] },
    endSubscription: { may: [1], sample: nobodysView },
    endSubscriptionsOf: { may: [1], sample: { body: { person: 2_147_483_647 } } },
    // It belongs to nobody; tests/server/areas/notifications tests whose notification may be used.
    viewNotification: {
      may: EVERYBODY,
      sample: { params: { codUsuarioNotificacao: 2_147_483_647 }, status: 404 },
    },
    viewNotifications: { may: EVERYBODY, sample: { body: { newest: 1 } } },
    depositReport: {
      ...STATEMENT,
      scoped: {
        'an establishment': (ec) => report({ ecs: [ec] }),
        'an establishment among all': (ec) => report({ ecs: [ec], todosOperadores: true, todasContas: true }),
        'an operator': (ec) => report({ operadores: [`${Number(ec)}1`] }),
        'an account': (ec) => report({ contas: [`${Number(ec)}`] }),
        'a group': (ec) => report({ agrupadores: [ec === '0003' ? '2' : '1'] }),
        'an establishment, for a file': (ec) => report({ ecs: [ec] }, 'csv'),
        'an operator, for a file': (ec) => report({ operadores: [`${Number(ec)}1`] }, 'csv'),
      },
    },
    bankExtractReport: {
      ...STATEMENT,
      scoped: {
        'an account': (ec) => {
          const { tipoDeData, tsInicio, tsFim } = reportRequest();
          return {
            query: { formato: 'ofx' },
            body: { contaId: Number(ec), tipoDeData, tsInicio, tsFim },
          };
        },
      },
    },
    listBankFiles: {
      ...STATEMENT,
      scoped: { 'an account': (ec) => ({ query: { account: [String(Number(ec))] } }) },
    },
    exportBankFiles: {
      ...STATEMENT,
      sample: listFile,
      scoped: {
        'an account': (ec) => ({ body: { format: 'csv', filter: { account: [String(Number(ec))] } } }),
      },
    },
    getBankFile: { ...STATEMENT, sample: nobodysBankFile },
    downloadBankFile: { ...STATEMENT, sample: { ...nobodysBankFile, body: { format: 'ofx' } } },
    createBankFile: {
      ...STATEMENT,
      scoped: {
        'an account': (ec) => ({ body: { account: Number(ec), after: 0 }, status: 201 }),
      },
    },
    closedPeriods: STATEMENT,
    closingReport: {
      ...STATEMENT,
      sample: closing({ todosEcs: true }),
      scoped: {
        'an establishment': (ec) => closing({ ecs: [ec] }),
        'an operator': (ec) => closing({ operadores: [`${Number(ec)}1`] }),
        'an account': (ec) => closing({ contas: [`${Number(ec)}`] }),
        'a group': (ec) => closing({ agrupadores: [ec === '0003' ? '2' : '1'] }),
        'an establishment, for a file': (ec) => closing({ ecs: [ec] }, 'csv'),
      },
    },
    twoPeriods: {
      ...STATEMENT,
      sample: compared({ todosEcs: true }),
      scoped: {
        'an establishment': (ec) => compared({ ecs: [ec] }),
        'an operator': (ec) => compared({ operadores: [`${Number(ec)}1`] }),
        'an account': (ec) => compared({ contas: [`${Number(ec)}`] }),
        'a group': (ec) => compared({ agrupadores: [ec === '0003' ? '2' : '1'] }),
        'an establishment, for a file': (ec) => compared({ ecs: [ec] }, 'csv'),
      },
    },
    cancelledDeposits: {
      ...STATEMENT,
      scoped: {
        'an establishment': (ec) => report({ ecs: [ec] }),
        'an operator': (ec) => report({ operadores: [`${Number(ec)}1`] }),
        'an account': (ec) => report({ contas: [`${Number(ec)}`] }),
        'a group': (ec) => report({ agrupadores: [ec === '0003' ? '2' : '1'] }),
        'an establishment, for a file': (ec) => report({ ecs: [ec] }, 'csv'),
      },
    },
    depositBreakdown: {
      ...STATEMENT,
      sample: breakdown({ todosEcs: true }),
      scoped: {
        'an establishment': (ec) => breakdown({ ecs: [ec] }),
        'an operator': (ec) => breakdown({ operadores: [`${Number(ec)}1`] }),
        'an account': (ec) => breakdown({ contas: [`${Number(ec)}`] }),
        'a group': (ec) => breakdown({ agrupadores: [ec === '0003' ? '2' : '1'] }),
        'an establishment, for a file': (ec) => breakdown({ ecs: [ec] }, 'csv'),
      },
    },
    newerDepositReport: {
      ...STATEMENT,
      scoped: {
        'an establishment': (ec) => ({ query: { entrega: 1 }, body: reportRequest({ ecs: [ec] }) }),
        'an operator': (ec) => ({
          query: { entrega: 1 },
          body: reportRequest({ operadores: [`${Number(ec)}1`] }),
        }),
        'a group': (ec) => ({
          query: { entrega: 1 },
          body: reportRequest({ agrupadores: [ec === '0003' ? '2' : '1'] }),
        }),
      },
    },
  };
}
