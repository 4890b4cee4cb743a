import { secondFactor as mexican } from '../../es/own/second-factor';
import { overlay } from '../../overlay';

export const secondFactor = overlay(mexican, {
  appHelp: 'Una aplicación en su celular que muestra un código nuevo de seis dígitos cada 30 segundos.',
  explained:
    'Con un segundo factor, cada ingreso pide, después de la contraseña, un código de su celular o una llave de acceso. Quien solo conozca su contraseña no puede ingresar. Al configurarlo, su sesión se cierra en todos los demás dispositivos.',
  loadFailed: 'No fue posible cargar el segundo factor.',
  setUp: {
    another: 'Configurar otro celular',
    scan: {
      text: 'Escanee el código QR con la aplicación de autenticación de su celular y escriba el código que esta muestra. Si no puede escanearlo, escriba la clave en la aplicación.',
    },
    failed: 'No fue posible configurar el segundo factor.',
  },
  passkeys: {
    help: 'Una llave de acceso se guarda en su celular, su computador o una llave de seguridad y responde solo a este portal. En vez de un código, pide su huella, su rostro o un PIN.',
    dialog: { failed: 'No fue posible agregar la llave de acceso.' },
    remove: {
      action: 'Retirar',
      of: 'Retirar la llave de acceso %{name}',
      title: '¿Retirar la llave de acceso %{name}?',
      text: 'Ya no servirá para ingresar aquí. Su dispositivo puede seguir mostrándola hasta que la borre en él.',
      failed: 'No fue posible retirar la llave de acceso.',
      noAnswer:
        'El servidor no respondió. Es posible que la llave de acceso ya se haya retirado. Intente de nuevo.',
      done: 'Se retiró la llave de acceso.',
    },
  },
  codes: {
    help: 'Para cuando no tenga su celular. Cada uno sirve una vez.',
    few: 'Genere códigos nuevos ahora. Sin ellos, solo un administrador puede ayudarle si pierde el celular.',
    use: 'Sin su celular, ingresa con uno de estos códigos. Cada uno sirve una vez.',
    renew: { failed: 'No fue posible generar nuevos códigos de recuperación.' },
  },
  remove: {
    action: 'Retirar',
    title: '¿Retirar su segundo factor?',
    text: 'Después bastará su contraseña para ingresar. Sus códigos de recuperación dejan de servir.',
    others: 'Después, cada ingreso pide su llave de acceso o un código de recuperación.',
    failed: 'No fue posible retirar el segundo factor.',
    noAnswer:
      'El servidor no respondió. Es posible que el segundo factor ya se haya retirado. Intente de nuevo.',
    done: 'Se retiró el segundo factor.',
  },
  required: { stays: 'Su perfil exige un segundo factor, por lo que no se puede retirar.' },
  reset: {
    text: 'La aplicación, las llaves de acceso y los códigos de recuperación de %{name} dejan de servir, y todas las sesiones de %{name} se cierran de inmediato. Un correo electrónico le avisa a %{name}. Mientras no configure otro, bastará la contraseña para ingresar.',
    newPassword:
      'Si la contraseña se aceptó solo junto con el segundo factor, %{name} define antes una nueva en “Olvidé mi contraseña”.',
    failed: 'No fue posible restablecer el segundo factor.',
  },
  ofUser: { text: 'Restablézcalo a quien haya perdido el celular y los códigos de recuperación.' },
  rules: {
    text: 'Si las personas de un perfil pueden o deben ingresar con un código de su celular.',
    loadFailed: 'No fue posible cargar las reglas.',
    edit: {
      without:
        '%{count} persona de este perfil todavía no tiene un segundo factor. A partir de ese día, configurarlo será lo primero. |||| %{count} personas de este perfil todavía no tienen un segundo factor. A partir de ese día, configurarlo será lo primero.',
      failed: 'No fue posible guardar la regla.',
    },
  },
});
