import { signOnReplies as mexican } from '../es/sign-on-replies';
import { overlay } from '../overlay';

export const signOnReplies = overlay(mexican, {
  away: '%{provider} no responde. Intente de nuevo en un momento o ingrese con su usuario y contraseña, si los tiene.',
  refused: '%{provider} terminó este ingreso. Empiece de nuevo.',
  otherBrowser: 'Este ingreso empezó en otra ventana o hace demasiado tiempo. Empiece de nuevo.',
  noProvider: 'Este proveedor ya no existe. Vuelva a la página de ingreso.',
  other:
    'Usted ingresa con otra cuenta o por otro proveedor. Pida al administrador del portal que libere ese vínculo.',
  addressKept: 'Una dirección de este dominio se queda en él, porque sus personas ingresan por el proveedor.',
  useProvider: 'Usted ingresa por %{provider}. Use su botón en la página de ingreso.',
});
