import type { ScreenTexts, TrailTexts } from '../../area-parts';
import type { secondFactor as model } from '../../en/own/second-factor';

export const secondFactor: typeof model = {
  app: 'Aplicación de autenticación',
  appHelp: 'Una aplicación en su teléfono que muestra un código nuevo de seis dígitos cada 30 segundos.',
  explained:
    'Con un segundo factor, cada inicio de sesión pide, después de la contraseña, un código de su teléfono o una llave de acceso. Quien solo conozca su contraseña no puede entrar. Al configurarlo, su sesión se cierra en todos los demás dispositivos.',
  none: 'No ha configurado un segundo factor.',
  noApp: 'No ha configurado una aplicación.',
  off: 'Su perfil no usa un segundo factor.',
  loadFailed: 'No se pudo cargar el segundo factor.',
  since: 'Configurado el %{date} a las %{time}',
  notSetUp: 'Sin configurar',
  required: {
    now: 'Su perfil exige un segundo factor. No se abre nada más mientras no lo configure.',
    from: 'Su perfil exige un segundo factor a partir del %{date}. Configúrelo antes de ese día.',
    stays: 'Su perfil exige un segundo factor, por lo que no se puede quitar.',
  },
  setUp: {
    action: 'Configurar',
    another: 'Configurar otro teléfono',
    password: {
      title: 'Confirme que es usted',
      text: 'Escriba su contraseña actual. Después se muestra el código QR para su aplicación.',
      label: 'Contraseña actual',
      confirm: 'Continuar',
    },
    scan: {
      title: 'Conectar la aplicación',
      text: 'Escanee el código QR con la aplicación de autenticación de su teléfono y escriba el código que esta muestra. Si no puede escanearlo, escriba la clave en la aplicación.',
      qr: 'Código QR para la aplicación de autenticación',
      secret: 'Clave',
      open: 'Abrir en una aplicación de este dispositivo',
    },
    code: 'Código de seis dígitos',
    confirm: 'Confirmar',
    failed: 'No se pudo configurar el segundo factor.',
    noAnswer: 'El servidor no respondió. Intente de nuevo.',
    again: 'Empezar de nuevo',
  },
  passkeys: {
    title: 'Llaves de acceso',
    help: 'Una llave de acceso se guarda en su teléfono, su computadora o una llave de seguridad y responde solo a este portal. En vez de un código, pide su huella, su rostro o un PIN.',
    none: 'No ha agregado ninguna llave de acceso.',
    list: 'Sus llaves de acceso',
    since: 'Agregada el %{date}',
    used: 'usada por última vez el %{date} a las %{time}',
    unused: 'aún sin usar',
    synced: 'en varios de sus dispositivos',
    unsupported:
      'Este navegador no tiene llaves de acceso en esta dirección. Necesitan la dirección del portal que tiene nombre, con https.',
    full: 'Ya tiene diez llaves de acceso, que es el máximo.',
    add: 'Agregar llave de acceso',
    dialog: {
      title: 'Agregar llave de acceso',
      text: 'Escriba su contraseña actual. Después, su navegador pregunta dónde guardar la llave de acceso.',
      name: 'Nombre (opcional)',
      nameHelp: 'Por ejemplo, “Llave de seguridad azul”',
      confirm: 'Continuar',
      failed: 'No se pudo agregar la llave de acceso.',
      noAnswer:
        'El servidor no respondió. Es posible que la llave de acceso ya se haya agregado; revise la lista antes de intentar de nuevo.',
      cancelled: 'Su navegador no creó ninguna llave de acceso. Intente de nuevo.',
      known: 'El dispositivo que eligió ya tiene una llave de acceso para este portal.',
    },
    done: 'Llave de acceso agregada.',
    remove: {
      action: 'Quitar',
      of: 'Quitar la llave de acceso %{name}',
      title: '¿Quitar la llave de acceso %{name}?',
      text: 'Ya no servirá para iniciar sesión aquí. Su dispositivo puede seguir mostrándola hasta que la borre en él.',
      failed: 'No se pudo quitar la llave de acceso.',
      noAnswer:
        'El servidor no respondió. Es posible que la llave de acceso ya se haya quitado. Intente de nuevo.',
      done: 'Se quitó la llave de acceso.',
    },
    ofUser: 'Llaves de acceso: %{names}',
  },
  codes: {
    title: 'Códigos de recuperación',
    help: 'Para cuando no tenga su teléfono. Cada uno sirve una vez.',
    left: 'Queda %{count} código de recuperación |||| Quedan %{count} códigos de recuperación',
    noneLeft: 'No quedan códigos de recuperación',
    few: 'Genere códigos nuevos ahora. Sin ellos, solo un administrador puede ayudarle si pierde el teléfono.',
    use: 'Sin su teléfono, entra con uno de estos códigos. Cada uno sirve una vez.',
    once: 'Guárdelos ahora, por ejemplo en un administrador de contraseñas o en papel. No se mostrarán de nuevo.',
    copy: 'Copiar todos',
    save: 'Guardar como archivo',
    fileName: 'cofre-codigos-de-recuperacion.txt',
    fileHead: 'Códigos de recuperación de %{login} para %{address}',
    stored: 'Ya los guardé',
    leave: {
      title: '¿Cerrar sin guardar los códigos?',
      text: 'No se mostrarán de nuevo.',
      stay: 'Volver a los códigos',
      leave: 'Cerrar de todos modos',
    },
    renew: {
      action: 'Nuevos códigos de recuperación',
      title: '¿Generar nuevos códigos de recuperación?',
      text: 'Recibe diez códigos nuevos. Los anteriores dejan de servir de inmediato.',
      confirm: 'Generar códigos nuevos',
      failed: 'No se pudieron generar nuevos códigos de recuperación.',
      noAnswer:
        'El servidor no respondió. Es posible que los códigos anteriores ya no sirvan. Intente de nuevo.',
    },
  },
  remove: {
    action: 'Quitar',
    title: '¿Quitar su segundo factor?',
    text: 'Después bastará su contraseña para entrar. Sus códigos de recuperación dejan de servir.',
    others: 'Después, cada inicio de sesión pide su llave de acceso o un código de recuperación.',
    failed: 'No se pudo quitar el segundo factor.',
    noAnswer:
      'El servidor no respondió. Es posible que el segundo factor ya se haya quitado. Intente de nuevo.',
    done: 'Se quitó el segundo factor.',
  },
  reset: {
    action: 'Restablecer segundo factor',
    title: '¿Restablecer el segundo factor de %{name}?',
    text: 'La aplicación, las llaves de acceso y los códigos de recuperación de %{name} dejan de servir, y todas las sesiones de %{name} se cierran de inmediato. Un correo electrónico le avisa a %{name}. Mientras no configure otro, bastará la contraseña para entrar.',
    newPassword:
      'Si la contraseña se aceptó solo junto con el segundo factor, %{name} crea antes una nueva en “Olvidé mi contraseña”.',
    confirm: 'Restablecer',
    failed: 'No se pudo restablecer el segundo factor.',
    noAnswer:
      'El servidor no respondió. Es posible que el segundo factor ya se haya restablecido. Intente de nuevo.',
    done: 'Se restableció el segundo factor.',
    none: 'Ya no había un segundo factor.',
  },
  ofUser: {
    title: 'Segundo factor',
    text: 'Restablézcalo a quien haya perdido el teléfono y los códigos de recuperación.',
    none: 'Esta persona no ha configurado un segundo factor.',
  },
  rules: {
    title: 'Segundo factor por perfil',
    text: 'Si las personas de un perfil pueden o deben entrar con un código de su teléfono.',
    loadFailed: 'No se pudieron cargar las reglas.',
    enrolled:
      '%{enrolled} de %{people} persona lo ha configurado |||| %{enrolled} de %{people} personas lo han configurado',
    nobody: 'Nadie tiene este perfil',
    requiredFrom: 'Obligatorio a partir del %{date}',
    bySettings: 'Lo define la configuración del portal.',
    off: { name: 'Desactivado', help: 'Nadie lo configura. A quien ya tiene uno se le sigue pidiendo.' },
    offered: { name: 'Opcional', help: 'Cada persona decide si lo configura.' },
    required: {
      name: 'Obligatorio',
      help: 'A partir de un día, no se abre nada más para quien no lo haya configurado.',
    },
    edit: {
      action: 'Editar',
      of: 'Editar la regla de %{profile}',
      title: 'Segundo factor de %{profile}',
      rule: 'Regla',
      day: 'Obligatorio a partir del',
      noDay: 'Indique el primer día en que es obligatorio.',
      past: 'Este día ya pasó.',
      without:
        '%{count} persona de este perfil aún no tiene un segundo factor. A partir de ese día, configurarlo será lo primero. |||| %{count} personas de este perfil aún no tienen un segundo factor. A partir de ese día, configurarlo será lo primero.',
      save: 'Guardar',
      failed: 'No se pudo guardar la regla.',
      done: 'Se guardó la regla.',
    },
  },
  administrators: {
    title: 'Segundo factor de los administradores del proveedor',
    text: 'No están en la lista de usuarios. El suyo se cambia en su propia página.',
    own: 'Usted',
  },
};

export const screens: ScreenTexts = {
  '/segundo-fator': { title: 'Mi segundo factor', menu: 'Mi segundo factor' },
  '/acesso': { title: 'Acceso', menu: 'Acceso' },
};

export const trail: TrailTexts = {
  entities: {
    passkey: 'Llave de acceso',
    second_factor: 'Segundo factor',
    second_factor_rule: 'Regla del segundo factor',
  },
  fields: { factorWay: 'Reemplazado', factorRule: 'Regla', requiredFrom: 'Obligatorio a partir del' },
};
