import type { Level, ScreenPath } from '../../contract/access';

export const LEVELS = [1, 2, 3, 4, 5] as const satisfies readonly Level[];

/**
 * The access tables of A§2 and O§2, row by row: which levels open a screen by themselves. They are written down from the
 * specification and once, apart from the product's own table: what tests expect of any screen is reckoned from them.
 */
export const accessTable: readonly (readonly [id: string, path: ScreenPath, levels: readonly Level[]])[] = [
  ['SES-23', '/home', LEVELS],
  ['SES-23', '/alterar-senha-perfil', LEVELS],
  ['SES-23', '/ajuda', LEVELS],
  ['SES-23', '/informativos', LEVELS],
  ['SES-23', '/logout', LEVELS],
  ['SES-23', '/sessoes', LEVELS],
  ['SES-23', '/segundo-fator', LEVELS],
  ['SES-24', '/painel-de-controle', [1, 2, 3]],
  ['SES-24', '/transacoes-extrato', [1, 2, 3]],
  ['SES-16', '/verificar', [1, 2, 3]],
  ['SES-16', '/fechamentos', [1, 2, 3]],
  ['SES-16', '/arquivos-bancarios', [1, 2, 3]],
  ['SES-16', '/assinaturas', [1, 2, 3]],
  ['SES-25', '/financeiro', [1, 2]],
  ['SES-25', '/codigos-operadores', [1, 2]],
  ['SES-25', '/visualizadores-relatorios', [1, 2]],
  ['SES-25', '/contas', [1, 2]],
  ['SES-26', '/usuarios', [1]],
  ['SES-26', '/codigos-solicitados', [1]],
  ['SES-26', '/agrupadores', [1]],
  ['SES-26', '/relatorio-utilizacao', [1]],
  ['SES-26', '/bancos', [1]],
  ['SES-26', '/marketing', [1]],
  ['SES-27', '/chamados', [1, 2]],
  ['SES-28', '/swagger', []],
  ['SES-16', '/auditoria', [1]],
  ['SES-16', '/eventos-seguranca', [1]],
  ['SES-16', '/acesso', [1]],
];

/** The screens that a level opens by itself. */
export const openTo = (level: Level): ScreenPath[] =>
  accessTable.filter(([, , levels]) => levels.includes(level)).map(([, path]) => path);
