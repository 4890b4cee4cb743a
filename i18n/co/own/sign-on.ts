import { signOn as mexican } from '../../es/own/sign-on';
import { overlay } from '../../overlay';

export const signOn = overlay(mexican, {
  with: 'Ingresar con %{provider}',
  returning: 'Ingresando con %{provider}…',
  back: 'Volver a la página de ingreso',
  otherBrowser: 'Este ingreso empezó en otra ventana o hace demasiado tiempo. Empiece de nuevo.',
});
