import type { ScreenPath } from '../../contract/access';

/** The screens of which each is a list of records. */
export const lists = [
  '/usuarios',
  '/visualizadores-relatorios',
  '/codigos-operadores',
  '/contas',
  '/bancos',
  '/agrupadores',
  '/marketing',
  '/chamados',
  '/financeiro',
  '/relatorio-utilizacao',
  '/codigos-solicitados',
  '/arquivos-bancarios',
  '/auditoria',
  '/eventos-seguranca',
] as const satisfies readonly ScreenPath[];
