import { factorReplies as mexican } from '../es/factor-replies';
import { overlay } from '../overlay';

export const factorReplies = overlay(mexican, {
  wrong:
    'Este código no es correcto. Escriba el que la aplicación muestra ahora. Su celular debe mostrar la hora %{time}.',
  old: 'Este código era válido hace 1 minuto. Escriba el que la aplicación muestra ahora. Su celular debe mostrar la hora %{time}. |||| Este código era válido hace %{smart_count} minutos. Escriba el que la aplicación muestra ahora. Su celular debe mostrar la hora %{time}.',
  clockSlow:
    'El reloj de su celular está 1 minuto atrasado. Ajústelo a las %{time} y escriba el siguiente código. |||| El reloj de su celular está %{smart_count} minutos atrasado. Ajústelo a las %{time} y escriba el siguiente código.',
  clockFast:
    'El reloj de su celular está 1 minuto adelantado. Ajústelo a las %{time} y escriba el siguiente código. |||| El reloj de su celular está %{smart_count} minutos adelantado. Ajústelo a las %{time} y escriba el siguiente código.',
  expired: 'Este ingreso tardó demasiado. Ingrese de nuevo.',
  passwordFirst: 'Su contraseña se aceptó solo junto con un segundo factor. Defina otra primero.',
  longPasswordFirst:
    'Su contraseña se aceptó solo junto con un segundo factor. Defina primero otra de al menos %{least} caracteres, sin contar las partes repetidas.',
  passkeyWrong: 'No fue posible verificar esta llave de acceso. Intente de nuevo o use otra forma.',
  passkeyUnknown:
    'Esta llave de acceso no se conoce aquí; es posible que se haya retirado. Use otra llave u otra forma.',
  passkeyCopied:
    'Es posible que esta llave de acceso haya sido copiada, porque su cuenta retrocedió. Use otra forma, retire la llave y avise a su administrador.',
  passkeysMany: 'Ya tiene diez llaves de acceso, que es el máximo. Retire una primero.',
});
