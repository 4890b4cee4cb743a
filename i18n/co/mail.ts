import { mail as mexican } from '../es/mail';
import { overlay } from '../overlay';

export const mail = overlay(mexican, {
  footer:
    'Cofre, el portal de la red de terminales. Este correo se envió automáticamente; por favor no lo responda.',
  resetPassword: {
    subject: 'Defina una contraseña nueva en Cofre',
    title: 'Defina una contraseña nueva',
    asked: 'Alguien, probablemente usted, pidió una contraseña nueva para el usuario %{login}.',
    button: 'Definir contraseña nueva',
    valid:
      'El enlace sirve una sola vez, durante %{minutes} minutos. Una solicitud más reciente lo reemplaza.',
    notYou:
      'Si no fue usted, no tiene que hacer nada: su contraseña sigue siendo la misma. No comparta este enlace; nadie de Cofre se lo va a pedir.',
  },
  welcome: {
    choose: 'Defina su contraseña para poder ingresar.',
    button: 'Definir contraseña',
    valid:
      'El enlace sirve una sola vez, durante %{hours} horas. Después, pida otro en la página de ingreso, en “Olvidé mi contraseña”.',
    notYou:
      'Si no sabe de qué se trata, puede ignorar este correo. No comparta este enlace; nadie de Cofre se lo va a pedir.',
  },
  newBrowser: {
    subject: 'Nuevo ingreso a Cofre',
    title: 'Ingreso desde un navegador nuevo',
    happened:
      'El %{date} a las %{time}, alguien ingresó con el usuario %{login} desde un navegador que no se había usado antes: %{browser}, dirección %{address}.',
    notYou:
      'Si fue usted, no tiene que hacer nada. Si no, cierre esa sesión, cambie su contraseña y avise a su administrador.',
  },
  secondFactor: {
    added: {
      happened:
        'El %{date} a las %{time} se configuró un segundo factor para el usuario %{login}. Todas las demás sesiones se cerraron; desde ahora, cada ingreso pide un código de la aplicación de autenticación.',
    },
    removed: {
      happened:
        'El %{date} a las %{time} se quitó el segundo factor del usuario %{login}. El ingreso pide solo la contraseña.',
    },
    reset: {
      happened:
        'El %{date} a las %{time} un administrador restableció el segundo factor del usuario %{login}. Todas las sesiones se cerraron; ingrese con su contraseña y configure un segundo factor nuevo.',
    },
  },
  addressChanged: {
    changed:
      'Se registró otro correo electrónico para el usuario %{login}. De ahora en adelante el portal escribe a ese correo y ya no a este.',
    notYou:
      'Si usted ya lo sabía, no tiene que hacer nada. Si no, avise de inmediato a su administrador, porque quien lea el correo nuevo puede definir otra contraseña para este usuario.',
  },
});
