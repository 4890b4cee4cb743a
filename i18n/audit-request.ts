import type { AuditKind } from '../contract/audit-fields';

/** How an item of a request is told: by which key of the catalogues, and what its values mean. */
interface Asked {
  label: string;
  kind: AuditKind;
}

const asked = (label: string, kind: AuditKind = 'text'): Asked => ({ label, kind });

/** The filters of lists, of the statement and of the trail, by the names of the wire. */
const items: Readonly<Record<string, Asked>> = {
  name: asked('audit.fields.name'),
  login: asked('audit.fields.login'),
  email: asked('audit.fields.email'),
  status: asked('audit.fields.active', 'flagStatus'),
  profileAccess: asked('audit.fields.role', 'profile'),
  codigoBancario: asked('audit.fields.code'),
  statusParceiro: asked('audit.fields.partner', 'flag'),
  statusDeposito: asked('audit.request.deposit', 'flag'),
  who: asked('audit.filters.who'),
  entity: asked('audit.filters.entity', 'entity'),
  record: asked('audit.filters.record'),
  key: asked('audit.filters.key'),
  action: asked('audit.filters.action', 'action'),
  from: asked('audit.filters.from', 'date'),
  to: asked('audit.filters.to', 'date'),
  tsInicio: asked('audit.filters.from', 'moment'),
  tsFim: asked('audit.filters.to', 'moment'),
  ecs: asked('audit.fields.establishments'),
  contas: asked('audit.request.accounts'),
  operadores: asked('audit.request.operators'),
  agrupadores: asked('audit.fields.groupers'),
  associatorName: asked('audit.fields.name'),
  ec: asked('audit.fields.establishments'),
  corban: asked('audit.fields.corban', 'yesNo'),
  ids: asked('audit.request.selected'),
  except: asked('audit.request.except'),
};

/** Lists of keys that say nothing to anybody: how many there are does. */
const COUNTED = ['ids', 'except'];

/**
 * What a file was asked for with: every part of its filter as "label: values", and nothing of what shapes the file.
 * @param request as the trail keeps it: long lists are cut, and `<name>Total` says how long they were
 * @param say the words of a key of the catalogues
 * @param read a value in words
 */
export function requestParts(
  request: Readonly<Record<string, unknown>>,
  say: (key: string, parameters?: Record<string, string | number>) => string,
  read: (kind: AuditKind, value: unknown) => string | null,
): string[] {
  const { filter } = request;
  const all = { ...request, ...(typeof filter === 'object' && filter) };
  return Object.entries(items).flatMap(([name, { label, kind }]) => {
    const value = Object.hasOwn(all, name) ? all[name as keyof typeof all] : undefined;
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
