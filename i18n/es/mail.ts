import type { mail as model } from '../en/mail';

export const mail: typeof model = {
  greeting: 'Hola, %{name}:',
  instead: 'Si el botón no funciona, copie esta dirección en su navegador.',
  footer:
    'Cofre, el portal de la red de terminales. Este correo se envió de forma automática; por favor, no lo responda.',
  resetPassword: {
    subject: 'Cree una nueva contraseña en Cofre',
    title: 'Cree una nueva contraseña',
    asked: 'Alguien, probablemente usted, solicitó una nueva contraseña para el usuario %{login}.',
    button: 'Crear nueva contraseña',
    valid:
      'El enlace funciona una sola vez, durante %{minutes} minutos. Una solicitud más reciente lo sustituye.',
    notYou:
      'Si no fue usted, no necesita hacer nada: su contraseña sigue siendo la misma. No comparta este enlace; nadie de Cofre se lo pedirá.',
  },
  welcome: {
    subject: 'Le damos la bienvenida a Cofre',
    title: 'Le damos la bienvenida a Cofre',
    registered: 'Ya está registrado en el portal de la red de terminales con el usuario %{login}.',
    choose: 'Cree su contraseña para poder iniciar sesión.',
    button: 'Crear contraseña',
    valid:
      'El enlace funciona una sola vez, durante %{hours} horas. Después, solicite otro en la página de inicio de sesión, en “Olvidé mi contraseña”.',
    notYou:
      'Si no sabe de qué se trata, puede ignorar este correo. No comparta este enlace; nadie de Cofre se lo pedirá.',
  },
  newBrowser: {
    subject: 'Nuevo inicio de sesión en Cofre',
    title: 'Inicio de sesión en un navegador nuevo',
    happened:
      'El %{date} a las %{time}, alguien inició sesión con el usuario %{login} en un navegador que no se había usado antes: %{browser}, dirección %{address}.',
    button: 'Ver dónde tengo sesión abierta',
    notYou:
      'Si fue usted, no necesita hacer nada. Si no, cierre esa sesión, cambie su contraseña y avise a su administrador.',
  },
  secondFactor: {
    button: 'Ver mi segundo factor',
    changePassword: 'Cambiar mi contraseña',
    passwordAlone: 'Ahora el inicio de sesión pide solo la contraseña.',
    signInAgain: 'Inicie sesión con su contraseña y configure un segundo factor nuevo.',
    newPassword: 'Crear una nueva contraseña',
    passwordNeedsFactor:
      'Su contraseña se aceptó solo junto con un segundo factor. Cree una nueva, inicie sesión con ella y configure un segundo factor nuevo.',
    added: {
      subject: 'Segundo factor de Cofre configurado',
      title: 'Se configuró un segundo factor',
      happened:
        'El %{date} a las %{time} se configuró un segundo factor para el usuario %{login}. Todas las demás sesiones se cerraron; desde ahora, cada inicio de sesión lo pide.',
      notYou: 'Si fue usted, no tiene que hacer nada. Si no, avise a su administrador de inmediato.',
    },
    removed: {
      subject: 'Segundo factor de Cofre quitado',
      title: 'Se quitó su segundo factor',
      happened:
        'El %{date} a las %{time} se quitó la aplicación de autenticación del usuario %{login} como segundo factor.',
      notYou:
        'Si fue usted, no tiene que hacer nada. Si no, cambie su contraseña y avise a su administrador de inmediato.',
    },
    reset: {
      subject: 'Segundo factor de Cofre restablecido',
      title: 'Se restableció su segundo factor',
      happened:
        'El %{date} a las %{time} un administrador restableció el segundo factor del usuario %{login}. Todas las sesiones se cerraron.',
      notYou: 'Si usted no lo pidió, cambie su contraseña y avise a su administrador de inmediato.',
    },
    wrongCodes: {
      subject: 'Códigos incorrectos en su inicio de sesión de Cofre',
      title: 'Alguien conoce su contraseña',
      happened:
        'El %{date} a las %{time} alguien escribió la contraseña correcta del usuario %{login} y después varios códigos incorrectos, el último desde la dirección %{address}. Nadie entró.',
      notYou:
        'Si fue usted, no tiene que hacer nada. Si no, cambie su contraseña ahora y avise a su administrador.',
    },
    passkeyAdded: {
      subject: 'Llave de acceso de Cofre agregada',
      title: 'Se agregó una llave de acceso',
      happened: 'El %{date} a las %{time} se agregó la llave de acceso “%{passkey}” al usuario %{login}.',
      notYou:
        'Si fue usted, no tiene que hacer nada. Si no, quítela en Mi segundo factor, cambie su contraseña y avise a su administrador de inmediato.',
    },
    passkeyCopied: {
      subject: 'Es posible que una llave de acceso suya haya sido copiada',
      title: 'Es posible que una llave de acceso haya sido copiada',
      happened:
        'El %{date} a las %{time} la cuenta de una llave de acceso del usuario %{login} retrocedió, lo que sucede cuando fue copiada. Ya no sirve para iniciar sesión.',
      notYou: 'Quítela en Mi segundo factor y avise a su administrador.',
    },
    passkeyRemoved: {
      subject: 'Llave de acceso de Cofre eliminada',
      title: 'Se quitó una llave de acceso',
      happened: 'El %{date} a las %{time} se quitó la llave de acceso “%{passkey}” del usuario %{login}.',
      notYou:
        'Si fue usted, no tiene que hacer nada. Si no, cambie su contraseña y avise a su administrador de inmediato.',
    },
  },
  addressChanged: {
    subject: 'Se cambió su correo electrónico en Cofre',
    title: 'Se cambió su correo electrónico',
    changed:
      'Se capturó otro correo electrónico para el usuario %{login}. A partir de ahora el portal escribe a ese correo y ya no a este.',
    button: 'Abrir Cofre',
    notYou:
      'Si ya lo sabía, no necesita hacer nada. Si no, avise de inmediato a su administrador, porque quien lea el correo nuevo puede crear otra contraseña para este usuario.',
  },
  workOrders: {
    subject: { one: 'Novedades de la solicitud %{number}', many: 'Novedades de sus solicitudes' },
    events: {
      opened: '%{date} %{time}: %{by} abrió la solicitud %{number} (%{shop}).',
      attended: '%{date} %{time}: se atendió la solicitud %{number} (%{shop}).',
      closed: '%{date} %{time}: se cerró la solicitud %{number} (%{shop}).',
      waiting: '%{date} %{time}: la solicitud %{number} está de nuevo en espera de atención (%{shop}).',
      reopened: '%{date} %{time}: %{by} reabrió la solicitud %{number} (%{shop}).',
      commented: '%{date} %{time}: %{by} escribió en la solicitud %{number} (%{shop}).',
    },
    more: 'Y una novedad más. |||| Y %{smart_count} novedades más.',
    button: 'Abrir Cofre',
    afterwards:
      'Las novedades de cada diez minutos llegan en un solo correo. Responda en el portal, en la misma solicitud.',
  },
  subscriptionTrouble: {
    subject: 'Su suscripción a “%{view}” no se envía',
    others: 'Los demás:',
    button: 'Mis suscripciones',
    why: 'Recibe este mensaje porque la suscripción es suya. Lo que falla por la misma causa va en un solo mensaje.',
  },
  subscription: {
    subject: '%{view}, n.º %{number}',
    testSubject: '%{view} (prueba)',
    due: 'Prevista para el %{date} a las %{time}. Formato: %{format}.',
    total: 'Filas: %{rows}. Depósitos: %{deposits}. Retiros: %{withdrawals}. Saldo: %{balance}.',
    empty: 'No tiene filas: no hay nada en sus fechas.',
    account: 'Archivo n.º %{number} de la cuenta. Saldo inicial: %{opening}. Saldo final: %{closing}.',
    still: 'La cuenta no tuvo movimientos: el archivo tiene solo el saldo.',
    late: 'Llega más tarde de lo previsto.',
    part: 'Parte de lo que esta vista selecciona está fuera de su acceso y no está en el archivo.',
    establishments: 'Establecimientos ahora: %{count}. En el número anterior: %{before}.',
    lost: 'Ya no están entre ellos: %{count} (%{codes}).',
    attached: 'El archivo va adjunto.',
    button: 'Obtener el archivo',
    signIn:
      'Inicie sesión para obtener el archivo. Está disponible durante %{days} días, dentro de lo que esté en su acceso en ese momento.',
    leave:
      'La numeración no tiene huecos. Lo que no se pudo enviar se intenta de nuevo durante %{hours} horas. Puede dejar esta suscripción, o terminarla si es suya, en Cofre, en Mis suscripciones.',
  },
};
