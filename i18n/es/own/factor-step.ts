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
  again: {
    title: 'Confirme con su segundo factor',
    text: 'Este paso afecta accesos o registros, por lo que le pedimos de nuevo el código de su aplicación de autenticación.',
  },
};
