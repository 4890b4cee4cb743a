import type { keys as model } from '../en/keys';

export const keys: typeof model = {
  'portal-login-required/rfc-passw': 'Usuário e/ou senha não informados',
  'portal-login-confirm/robot': 'Confirme que você não é um robô',
  'portal-Bancos-msg/error': 'Erro ao carregar os bancos!',
  'portal-Bancos-msg/success': 'Banco salvo com sucesso!',
  'saveUsr/error': 'Não foi possível salvar o usuário.',
  'portal-filtersConta-msg/errors': 'Erro ao carregar as contas!',
  'portal-filtersConta-errors': 'Erro ao carregar os estabelecimentos!',
  'portal-financial-error/filters': 'Erro ao carregar os estabelecimentos!',
  'portal-users-error/errorDataUsr': 'Erro ao carregar os usuários!',
  'select-establishment': 'Selecione ao menos um estabelecimento.',
};
