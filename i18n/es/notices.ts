import type { notices as model } from '../en/notices';

export const notices: typeof model = {
  types: {
    news: 'Noticia',
    workOrder: 'Solicitud',
    codes: 'Códigos de operador',
    billing: 'Facturación',
    security: 'Seguridad',
    export: 'Exportación',
    bulk: 'Acciones masivas',
    silence: 'Establecimientos en silencio',
    api: 'API',
    views: 'Vistas guardadas',
    operation: 'Operación',
  },
  texts: {
    newsPublished: 'Nueva noticia: %{title}',
    workOrderOpened: '%{by} abrió la solicitud %{number}. %{shop}, terminal %{terminal}.',
    workOrderAttended: 'Se atendió la solicitud %{number}. %{shop}, terminal %{terminal}.',
    workOrderClosed: 'Se cerró la solicitud %{number}. %{shop}, terminal %{terminal}.',
    workOrderWaiting:
      'La solicitud %{number} está de nuevo en espera de atención. %{shop}, terminal %{terminal}.',
    workOrderReopened: '%{by} reabrió la solicitud %{number}. %{shop}, terminal %{terminal}.',
    workOrderCommented: '%{by} escribió en la solicitud %{number}. %{shop}, terminal %{terminal}.',
    codesReady:
      'El código de operador que se solicitó para %{shop} ya funciona en las terminales. |||| Los %{smart_count} códigos de operador que se solicitaron para %{shop} ya funcionan en las terminales.',
    codesOverdue:
      '%{shop} espera un código de operador desde hace más de %{hours} horas: se solicitó el %{date} a las %{time}. |||| %{shop} espera %{smart_count} códigos de operador desde hace más de %{hours} horas: se solicitaron el %{date} a las %{time}.',
    codeUsedOff:
      'El código de %{operator} que termina en %{code} (%{shop}) estaba desactivado y se usó el %{date} a las %{time} en %{where}.',
    codeUsedElsewhere:
      'El código de %{operator} que termina en %{code} es de %{shop} y se usó el %{date} a las %{time} en %{where}.',
    codesUnused:
      'El código de operador de %{codes} (%{shop}) no se ha usado en %{days} días. |||| %{smart_count} códigos de operador de %{shop} no se han usado en %{days} días: %{codes}.',
    codesEnding:
      'El código de operador de %{codes} (%{shop}) no se ha usado en %{days} días. Se desactivará el %{date} si nadie lo usa. |||| %{smart_count} códigos de operador de %{shop} no se han usado en %{days} días: %{codes}. Se desactivarán el %{date} si nadie los usa.',
    codesEnded:
      'Se desactivó el código de operador de %{codes} (%{shop}): no se había usado en %{days} días. |||| Se desactivaron %{smart_count} códigos de operador de %{shop}: no se habían usado en %{days} días. %{codes}.',
    billingAvailable: 'La facturación del %{first} al %{last} ya está disponible en Detalle financiero.',
    passwordChanged: 'Se cambió su contraseña. Si no fue usted, avise de inmediato a su administrador.',
    newBrowser:
      'Alguien inició sesión con su usuario desde un navegador nuevo: %{browser}, dirección %{address}. Si no fue usted, cambie su contraseña.',
    wrongPasswords:
      'Se escribieron %{times} contraseñas incorrectas seguidas con su usuario, la última desde la dirección %{address}. Si no fue usted, avise de inmediato a su administrador.',
    wrongCodes:
      'Alguien escribió su contraseña y después %{times} códigos incorrectos, el último desde la dirección %{address}. Si no fue usted, cambie su contraseña de inmediato.',
    factorAdded:
      'Se configuró un segundo factor para su inicio de sesión y todas las demás sesiones se cerraron. Si no fue usted, avise a su administrador de inmediato.',
    factorRemoved: 'Se quitó su segundo factor. Si no fue usted, avise a su administrador de inmediato.',
    factorReset:
      '%{by} restableció su segundo factor. Inicie sesión con su contraseña; puede configurar otro.',
    recoveryCodeUsed:
      'Se usó un código de recuperación para iniciar sesión; queda 1. Si no fue usted, avise a su administrador de inmediato. |||| Se usó un código de recuperación para iniciar sesión; quedan %{smart_count}. Si no fue usted, avise a su administrador de inmediato.',
    passkeyAdded:
      'Se agregó la llave de acceso “%{name}”. Si no fue usted, quítela en Mi segundo factor, cambie su contraseña y avise a su administrador de inmediato.',
    passkeyCopied:
      'Es posible que una de sus llaves de acceso haya sido copiada, porque su cuenta retrocedió. Ya no sirve para iniciar sesión aquí. Quítela en Mi segundo factor y avise a su administrador.',
    passkeyRemoved:
      'Se quitó la llave de acceso “%{name}”. Si no fue usted, cambie su contraseña y avise a su administrador de inmediato.',
    accountDeactivated: '%{by} desactivó su acceso.',
    accountReactivated: '%{by} reactivó su acceso.',
    exportReady: 'Se exportó %{title} (%{format}). El archivo está en las descargas de su navegador.',
    bulkDone: '%{action}: %{changed} modificados y %{others} sin cambios (%{resource}).',
    shopSilent:
      '%{shop} dejó de depositar: el último depósito fue el %{date} a las %{time}. Un silencio tan largo ocurre más o menos una vez cada %{days} días.',
    shopBack: '%{shop} volvió a depositar: el %{date} a las %{time}.',
    webhookPaused:
      'El receptor de eventos en %{host} falló repetidas veces o ya no acepta eventos: no se le envía nada más. Corríjalo y guárdelo como activo; lo que perdió en los últimos %{days} días se puede reenviar.',
    webhookDayHeld:
      'El día contable %{date} aún no se cierra: las transacciones de la red están atrasadas. El evento se enviará en cuanto lleguen.',
    webhookEnded:
      '%{by} eliminó su receptor de eventos en %{host}: no se le envía nada más, y lo que estaba en espera se descartó.',
    sumsDiffer:
      'Hay cifras guardadas que difieren de las transacciones. Días de totales: %{days}. Días cerrados: %{closings}. Archivos bancarios: %{files}. El runbook dice qué hacer (CofreTotalsDiffer).',
    viewShared: '%{by} compartió la vista “%{view}” (%{screen}) con usted.',
    viewInherited:
      'La vista compartida “%{view}” (%{screen}) ahora es suya, porque el acceso de %{from} se desactivó. Las personas con quienes se comparte la conservan.',
    viewReturned:
      'La vista compartida “%{view}” (%{screen}) vuelve a ser de %{to}, porque su acceso se activó de nuevo.',
    subscriptionNamed:
      'A partir de ahora, %{by} le envía la vista “%{view}”, con lo que está en su acceso. Puede dejar de recibirla en Mis suscripciones.',
    subscriptionLate:
      '“%{view}”, n.º %{number}: aún no se pudo enviar y se intenta de nuevo. %{reason} |||| %{count} envíos aún no se pudieron hacer y se intentan de nuevo, entre ellos “%{view}”, n.º %{number}. %{reason}',
    subscriptionFailed:
      '“%{view}”, n.º %{number}: no se envió, y ya no se intenta. %{reason} |||| %{count} envíos no se hicieron y ya no se intentan, entre ellos “%{view}”, n.º %{number}. %{reason}',
    subscriptionWithheld: '“%{view}”, n.º %{number}: no se envió a %{to}. %{reason}',
    subscriptionEmpty: '“%{view}”, n.º %{number}: se envió sin filas, porque no hay nada en sus fechas.',
    subscriptionFewer:
      '“%{view}”, n.º %{number}, para %{to}: abarca menos establecimientos que antes. Ahora: %{count}. En el número anterior: %{before}.',
    subscriptionStopped: '“%{view}” ya no se envía. %{reason}',
    subscriptionEnded: '%{by} terminó su suscripción a “%{view}”: ya no se envía.',
  },
  browserOn: '%{browser} en %{system}',
  unknownBrowser: 'navegador desconocido',
};
