import type { factorReplies as model } from '../en/factor-replies';

export const factorReplies: typeof model = {
  asked: 'Confirme con su segundo factor.',
  wrong:
    'Este código no es correcto. Escriba el que la aplicación muestra ahora. Su teléfono debe mostrar la hora %{time}.',
  codeWrong: 'Este código no es correcto. Revise cada carácter.',
  old: 'Este código era válido hace 1 minuto. Escriba el que la aplicación muestra ahora. Su teléfono debe mostrar la hora %{time}. |||| Este código era válido hace %{smart_count} minutos. Escriba el que la aplicación muestra ahora. Su teléfono debe mostrar la hora %{time}.',
  used: 'Este código ya se usó. Espere a que la aplicación muestre el siguiente.',
  recoveryWrong: 'Este código de recuperación no es correcto. Revise cada carácter.',
  recoveryUsed: 'Este código de recuperación ya se usó. Cada uno sirve una vez.',
  clockSlow:
    'El reloj de su teléfono está 1 minuto atrasado. Ajústelo a las %{time} y escriba el siguiente código. |||| El reloj de su teléfono está %{smart_count} minutos atrasado. Ajústelo a las %{time} y escriba el siguiente código.',
  clockFast:
    'El reloj de su teléfono está 1 minuto adelantado. Ajústelo a las %{time} y escriba el siguiente código. |||| El reloj de su teléfono está %{smart_count} minutos adelantado. Ajústelo a las %{time} y escriba el siguiente código.',
  unreadable:
    'Su segundo factor ya no se puede leer porque la clave del portal cambió. Pida a un administrador que lo restablezca.',
  expired: 'Este inicio de sesión tardó demasiado. Inicie sesión de nuevo.',
  due: 'Su perfil exige un segundo factor. Configúrelo primero.',
  again: 'Confirme con su segundo factor.',
  required:
    'Su perfil exige un segundo factor, por lo que no se puede quitar. Puede configurar otro en su lugar.',
  passwordFirst: 'Su contraseña se aceptó solo junto con un segundo factor. Cree otra primero.',
  longPasswordFirst:
    'Su contraseña se aceptó solo junto con un segundo factor. Cree primero otra de al menos %{least} caracteres, sin contar las partes repetidas.',
  noneWaits: 'El código QR es demasiado antiguo o fue reemplazado. Empiece de nuevo.',
  off: 'El segundo factor está desactivado para su perfil.',
  none: 'No ha configurado un segundo factor.',
  weaker: 'La configuración de este portal exige más para este perfil.',
  ownFirst: 'Configure primero su propio segundo factor.',
  day: 'Indique el primer día en que se exige.',
  past: 'Este día ya pasó.',
  passkeyWrong: 'No se pudo verificar esta llave de acceso. Intente de nuevo o use otra forma.',
  passkeyOrigin: 'Esta llave de acceso se usó en otra dirección. Abra el portal en su propia dirección.',
  passkeyExpired: 'Esto tardó demasiado. Intente de nuevo con su llave de acceso.',
  passkeyUsed: 'Esta respuesta de su llave de acceso ya se usó. Intente de nuevo.',
  passkeyUnknown:
    'Esta llave de acceso no se conoce aquí; es posible que se haya quitado. Use otra llave u otra forma.',
  passkeyCopied:
    'Es posible que esta llave de acceso haya sido copiada, porque su cuenta retrocedió. Use otra forma, quite la llave y avise a su administrador.',
  passkeyUnverified:
    'Su llave de acceso no pidió PIN, huella ni rostro, por lo que no basta por sí sola. Escriba su usuario y su contraseña.',
  passkeyKnown: 'Esta llave de acceso ya se agregó.',
  passkeysMany: 'Ya tiene diez llaves de acceso, que es el máximo. Quite una primero.',
};
