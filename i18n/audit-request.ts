import type { AuditKind } from '../contract/audit-fields';

/** How an item of a request is told: by which key of the catalogues, and what its values mean. */
interface Asked {
  label: string;
  kind: AuditKind;
}

const asked = (label: string, kind: AuditKind = 'text'): Asked => ({ label, kind });

/** The filters of lists, of reports and of the trail, by the names of the wire. */
const items: Readonly<Record<string, Asked>> = {
  name: asked('trail.fields.name'),
  login: asked('trail.fields.login'),
  email: asked('trail.fields.email'),
  status: asked('trail.fields.active', 'flagStatus'),
  profileAccess: asked('trail.fields.role', 'profile'),
  codigoBancario: asked('trail.fields.code'),
  statusParceiro: asked('trail.fields.partner', 'flag'),
  statusDeposito: asked('audit.request.deposit', 'flag'),
  who: asked('audit.filters.who'),
  entity: asked('audit.filters.entity', 'entity'),
  record: asked('audit.filters.record'),
  key: asked('audit.filters.key'),
  action: asked('audit.filters.action', 'action'),
  sessions: asked('audit.filters.sessions', 'sessions'),
  from: asked('audit.filters.from', 'date'),
  to: asked('audit.filters.to', 'date'),
  tsInicio: asked('audit.filters.from', 'moment'),
  tsFim: asked('audit.filters.to', 'moment'),
  ecs: asked('trail.fields.establishments'),
  contas: asked('audit.request.accounts'),
  operadores: asked('audit.request.operators'),
  agrupadores: asked('trail.fields.groupers'),
  associatorName: asked('trail.fields.name'),
  ec: asked('trail.fields.establishments'),
  corban: asked('trail.fields.corban', 'yesNo'),
  apelido: asked('trail.fields.nickname'),
  banco: asked('trail.fields.bank_code'),
  agencia: asked('trail.fields.branch'),
  conta: asked('trail.fields.number'),
  contaId: asked('audit.request.accounts'),
  account: asked('audit.request.accounts'),
  day: asked('bankFileList.filters.day', 'date'),
  numero: asked('trail.fields.file_number', 'count'),
  init: asked('audit.filters.from', 'moment'),
  end: asked('audit.filters.to', 'moment'),
  code: asked('trail.fields.card_number'),
  semUsoDesde: asked('audit.request.unusedSince', 'date'),
  numeroChamado: asked('trail.fields.work_order'),
  numeroLogico: asked('trail.fields.logical_number'),
  nomeEstabelecimento: asked('trail.fields.establishment_code'),
  dataCriacao: asked('trail.fields.created_at', 'date'),
  dataModificacao: asked('trail.fields.modified_at', 'date'),
  caseType: asked('trail.fields.case_type', 'caseType'),
  sla: asked('audit.request.overdue', 'flag'),
  mes: asked('audit.request.month'),
  periodo: asked('audit.request.days', 'count'),
  uso: asked('audit.request.use', 'use'),
  narrowed: asked('audit.request.narrowed'),
  edit: asked('audit.request.edit', 'yesNo'),
  resource: asked('trail.fields.resource', 'list'),
  id: asked('trail.entities.grouper'),
  ids: asked('audit.request.selected'),
  except: asked('audit.request.except'),
};

/** In the file of one list a name may mean something else than in most others. */
const itemsOfFile: Readonly<Record<string, typeof items>> = {
  chamados: { status: asked('trail.fields.status', 'orderStatus') },
  'codigos-solicitados': { status: asked('trail.fields.status', 'requestStatus') },
};

/** Lists of keys that say nothing to anybody: how many there are does. */
const COUNTED = ['ids', 'except'];

/** To what the rows of a statement were narrowed beside its filter, each in words or as it was typed. */
function narrowedTo(given: unknown, say: (key: string) => string): unknown {
  if (typeof given !== 'object' || given === null) return given;
  return Object.entries(given).map(([name, value]) =>
    name === 'type' ? say(`audit.request.${String(value)}`) : (value as unknown),
  );
}

/**
 * What a file was asked for with: every part of its filter as "label: values", and nothing of what shapes the file.
 * @param file the kind of the file, which is its key in the trail
 * @param request as the trail keeps it: long lists are cut, and `<name>Total` says how long they were
 * @param say the words of a key of the catalogues
 * @param read a value in words
 */
export function requestParts(
  file: string,
  request: Readonly<Record<string, unknown>>,
  say: (key: string, parameters?: Record<string, string | number>) => string,
  read: (kind: AuditKind, value: unknown) => string | null,
): string[] {
  const { filter, change } = request;
  const all = {
    ...request,
    ...(typeof filter === 'object' && filter),
    ...(typeof change === 'object' && change),
  };
  const known = { ...items, ...(Object.hasOwn(itemsOfFile, file) && itemsOfFile[file]) };
  return Object.entries(known).flatMap(([name, { label, kind }]) => {
    const given = Object.hasOwn(all, name) ? all[name as keyof typeof all] : undefined;
    const value = name === 'narrowed' ? narrowedTo(given, say) : given;
    const values = (Array.isArray(value) ? value : [value]).filter(
      (one) => ![undefined, null, ''].includes(one),
    );
    if (values.length === 0) return [];
    const total = Number(all[`${name}Total` as keyof typeof all] ?? values.length);
    const count = read('count', total) ?? '';
    const shown = COUNTED.includes(name) ? [count] : values.map((one) => read(kind, one) ?? '');
    const more = COUNTED.includes(name) ? 0 : total - values.length;
    const rest = more > 0 ? [say('audit.more', { smart_count: more })] : [];
    return [say('audit.request.part', { label: say(label), values: [...shown, ...rest].join(', ') })];
  });
}
