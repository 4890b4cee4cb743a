import type { factorStep as model } from '../../en/own/factor-step';

export const factorStep: typeof model = {
  title: 'Un paso más',
  text: 'Escriba el código que muestra su aplicación de autenticación.',
  code: 'Código',
  hint: '¿No tiene su teléfono a la mano? Escriba uno de sus códigos de recuperación.',
  missing: 'Escriba el código.',
  confirm: 'Continuar',
  checking: 'Verificando…',
  someoneElse: 'Iniciar sesión con otro usuario',
  passkey: 'Usar una llave de acceso',
  either: 'Confirme con su llave de acceso o escriba un código.',
  signIn: 'Iniciar sesión con llave de acceso',
  waiting: 'Siga lo que muestra su navegador…',
  passkeyCancelled: 'No se usó la llave de acceso. Intente de nuevo o use otra forma.',
  passkeyAddress:
    'Las llaves de acceso solo funcionan en la dirección del portal que tiene nombre. Pídala a su administrador.',
  again: {
    title: 'Confirme con su segundo factor',
    text: 'Este paso afecta accesos o registros, por lo que le pedimos de nuevo su segundo factor.',
  },
};
