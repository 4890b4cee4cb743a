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
    wrongCodes: {
      subject: 'Códigos incorrectos en su ingreso a Cofre',
      happened:
        'El %{date} a las %{time} alguien escribió la contraseña correcta del usuario %{login} y después varios códigos incorrectos, el último desde la dirección %{address}. Nadie ingresó.',
    },
    added: {
      happened:
        'El %{date} a las %{time} se configuró un segundo factor para el usuario %{login}. Todas las demás sesiones se cerraron; desde ahora, cada ingreso lo pide.',
    },
    removed: {
      subject: 'Segundo factor de Cofre retirado',
      title: 'Se retiró su segundo factor',
      happened:
        'El %{date} a las %{time} se retiró la aplicación de autenticación del usuario %{login} como segundo factor.',
    },
    passwordAlone: 'Ahora el ingreso pide solo la contraseña.',
    signInAgain: 'Ingrese con su contraseña y configure un segundo factor nuevo.',
    newPassword: 'Definir una contraseña nueva',
    passwordNeedsFactor:
      'Su contraseña se aceptó solo junto con un segundo factor. Defina una nueva, ingrese con ella y configure un segundo factor nuevo.',
    passkeyAdded: {
      notYou:
        'Si fue usted, no tiene que hacer nada. Si no, retírela en Mi segundo factor, cambie su contraseña y avise a su administrador de inmediato.',
    },
    passkeyCopied: {
      happened:
        'El %{date} a las %{time} la cuenta de una llave de acceso del usuario %{login} retrocedió, lo que sucede cuando fue copiada. Ya no sirve para ingresar.',
      notYou: 'Retírela en Mi segundo factor y avise a su administrador.',
    },
    passkeyRemoved: {
      subject: 'Llave de acceso de Cofre retirada',
      title: 'Se retiró una llave de acceso',
      happened: 'El %{date} a las %{time} se retiró la llave de acceso “%{passkey}” del usuario %{login}.',
    },
  },
  addressChanged: {
    changed:
      'Se registró otro correo electrónico para el usuario %{login}. De ahora en adelante el portal escribe a ese correo y ya no a este.',
    notYou:
      'Si usted ya lo sabía, no tiene que hacer nada. Si no, avise de inmediato a su administrador, porque quien lea el correo nuevo puede definir otra contraseña para este usuario.',
  },
  subscription: {
    signIn:
      'Ingrese para obtener el archivo. Está disponible durante %{days} días, dentro de lo que esté en su acceso en ese momento.',
  },
});
