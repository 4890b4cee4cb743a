import type { signOn as model } from '../../en/own/sign-on';

export const signOn: typeof model = {
  with: 'Iniciar sesión con %{provider}',
  going: 'Yendo a %{provider}…',
  returning: 'Iniciando sesión con %{provider}…',
  again: 'Intentar de nuevo con %{provider}',
  back: 'Volver a la página de inicio de sesión',
  otherBrowser: 'Este inicio de sesión empezó en otra ventana o hace demasiado tiempo. Empiece de nuevo.',
};
