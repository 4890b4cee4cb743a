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
  },
  texts: {
    newsPublished: 'Nueva noticia: %{title}',
    workOrderAttended: 'La solicitud %{number} fue atendida. %{shop}, terminal %{terminal}.',
    codesReady:
      'El código de operador solicitado para %{shop} ya funciona en las terminales. |||| Los %{smart_count} códigos de operador solicitados para %{shop} ya funcionan en las terminales.',
    billingAvailable: 'La facturación del %{first} al %{last} está disponible en Detalle financiero.',
    passwordChanged: 'Su contraseña cambió. Si no fue usted, avise de inmediato a su administrador.',
    newBrowser:
      'Alguien ingresó con su usuario desde un navegador nuevo: %{browser}, dirección %{address}. Si no fue usted, cambie su contraseña.',
    accountDeactivated: '%{by} desactivó su acceso.',
    accountReactivated: '%{by} reactivó su acceso.',
    exportReady: 'Se exportó %{title} (%{format}). El archivo está en las descargas de su navegador.',
    bulkDone: '%{action}: %{changed} modificados, %{others} sin cambios (%{resource}).',
  },
  browserOn: '%{browser} en %{system}',
  unknownBrowser: 'navegador desconocido',
};
