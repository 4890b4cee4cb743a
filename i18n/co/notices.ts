import { notices as mexican } from '../es/notices';
import { overlay } from '../overlay';

export const notices = overlay(mexican, {
  texts: {
    workOrderAttended: 'La solicitud %{number} fue atendida. %{shop}, terminal %{terminal}.',
    workOrderClosed: 'La solicitud %{number} fue cerrada. %{shop}, terminal %{terminal}.',
    codesReady:
      'El código de operador solicitado para %{shop} ya funciona en las terminales. |||| Los %{smart_count} códigos de operador solicitados para %{shop} ya funcionan en las terminales.',
    billingAvailable: 'La facturación del %{first} al %{last} está disponible en Detalle financiero.',
    passwordChanged: 'Su contraseña cambió. Si no fue usted, avise de inmediato a su administrador.',
    newBrowser:
      'Alguien ingresó con su usuario desde un navegador nuevo: %{browser}, dirección %{address}. Si no fue usted, cambie su contraseña.',
    factorAdded:
      'Se configuró un segundo factor para su ingreso y todas las demás sesiones se cerraron. Si no fue usted, avise a su administrador de inmediato.',
    factorReset: '%{by} restableció su segundo factor. Ingrese con su contraseña; puede configurar otro.',
    recoveryCodeUsed:
      'Se usó un código de recuperación para ingresar; queda 1. Si no fue usted, avise a su administrador de inmediato. |||| Se usó un código de recuperación para ingresar; quedan %{smart_count}. Si no fue usted, avise a su administrador de inmediato.',
    passkeyAdded:
      'Se agregó la llave de acceso “%{name}”. Si no fue usted, retírela en Mi segundo factor, cambie su contraseña y avise a su administrador de inmediato.',
    passkeyCopied:
      'Es posible que una de sus llaves de acceso haya sido copiada, porque su cuenta retrocedió. Ya no sirve para ingresar aquí. Retírela en Mi segundo factor y avise a su administrador.',
    passkeyRemoved:
      'Se retiró la llave de acceso “%{name}”. Si no fue usted, cambie su contraseña y avise a su administrador de inmediato.',
    bulkDone: '%{action}: %{changed} modificados, %{others} sin cambios (%{resource}).',
    webhookDayHeld:
      'El día contable %{date} todavía no se cierra: las transacciones de la red están atrasadas. El evento se enviará en cuanto lleguen.',
  },
});
