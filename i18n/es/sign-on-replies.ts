import type { signOnReplies as model } from '../en/sign-on-replies';

export const signOnReplies: typeof model = {
  away: '%{provider} no responde. Intente de nuevo en un momento o inicie sesión con su usuario y contraseña, si los tiene.',
  strange: '%{provider} respondió algo que el portal no entiende. Avise al administrador del portal.',
  cancelled: '%{provider} no le dio acceso, o usted canceló. Intente de nuevo.',
  refused: '%{provider} terminó este inicio de sesión. Empiece de nuevo.',
  forged: 'No se pudo verificar esta respuesta de %{provider}. Empiece de nuevo.',
  otherBrowser: 'Este inicio de sesión empezó en otra ventana o hace demasiado tiempo. Empiece de nuevo.',
  noProvider: 'Este proveedor ya no existe. Regrese a la página de inicio de sesión.',
  unverified: '%{provider} no informa un correo electrónico suyo verificado. Consulte a su administrador.',
  domain:
    '%{provider} no puede dar acceso a personas con este correo electrónico. Consulte al administrador del portal.',
  unknown:
    '%{provider} lo conoce, pero usted no está registrado en el portal. Consulte al administrador del portal.',
  several:
    'Más de una persona en el portal tiene su correo electrónico. Pida al administrador del portal que lo corrija.',
  incomplete:
    'Con lo que informa %{provider} no fue posible registrarlo. Consulte al administrador del portal.',
  other:
    'Usted inicia sesión con otra cuenta o por otro proveedor. Pida al administrador del portal que libere ese vínculo.',
  noRule: 'Ninguno de sus grupos en %{provider} tiene acceso al portal. Consulte a su administrador.',
  silent: '%{provider} no informa a qué grupos pertenece usted. Consulte a su administrador.',
  addressKept:
    'Una dirección de este dominio se queda en él, porque sus personas inician sesión por el proveedor.',
  off: 'Su acceso al portal está desactivado. Consulte al administrador del portal.',
  factorMissing:
    'Su perfil exige un segundo factor, y %{provider} no informa que lo haya usado. Consulte a su administrador.',
  useProvider: 'Usted inicia sesión por %{provider}. Use su botón en la página de inicio de sesión.',
  renewalWaits:
    '%{provider} no responde, por lo que su sesión aún no puede continuar. Intente de nuevo en un momento.',
  missing: 'Escriba el valor que envía el proveedor.',
  twice: 'Ya hay una regla para este valor y perfil.',
  groups: 'Elija al menos un grupo de establecimientos.',
  category: 'Elija el acceso específico.',
  unknownGroup: 'Este grupo se eliminó mientras tanto.',
};
