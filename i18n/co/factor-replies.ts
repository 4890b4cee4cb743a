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
  expired: 'Este ingreso tardó demasiado. Escriba su contraseña de nuevo.',
});
