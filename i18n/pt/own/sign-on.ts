import type { signOn as model } from '../../en/own/sign-on';

export const signOn: typeof model = {
  with: 'Entrar com %{provider}',
  going: 'Indo para %{provider}…',
  returning: 'Entrando com %{provider}…',
  again: 'Tentar de novo com %{provider}',
  back: 'Voltar à página de acesso',
  otherBrowser: 'Este acesso foi iniciado em outra janela ou há tempo demais. Comece de novo.',
};
