import type { todayReplies as model } from '../en/today-replies';

export const todayReplies: typeof model = {
  more: '%{count} más |||| %{count} más',
  tasks: {
    silence: {
      title: '%{count} establecimiento en silencio |||| %{count} establecimientos en silencio',
      text: '%{shops}; suele depositar antes de las %{hour} |||| %{shops}; suelen depositar antes de las %{hour}',
      action: 'Ver por qué',
    },
    ownSilence: {
      title: '%{count} establecimiento en silencio |||| %{count} establecimientos en silencio',
      text: '%{shops}; suele depositar antes de las %{hour} |||| %{shops}; suelen depositar antes de las %{hour}',
      action: 'Abrir el estado de cuenta',
    },
    orders: {
      overdue: '%{count} solicitud vencida |||| %{count} solicitudes vencidas',
      more: '%{count} más en espera |||| %{count} más en espera',
      waiting: '%{count} solicitud en espera |||| %{count} solicitudes en espera',
      text: '%{order} %{shop}, terminal %{terminal}',
      action: 'Abrir la fila',
    },
    ownOrders: {
      title: '%{count} solicitud vencida |||| %{count} solicitudes vencidas',
      text: '%{order} %{shop}, terminal %{terminal}, en espera de atención',
      action: 'Ver solicitudes',
    },
    answeredOrders: {
      title: '%{count} solicitud atendida |||| %{count} solicitudes atendidas',
      text: '%{order} %{shop}, terminal %{terminal}; verifique si ya funciona',
      action: 'Ver solicitudes',
    },
    caseDeliveries: {
      title:
        '%{count} solicitud no ha llegado al sistema de casos |||| %{count} solicitudes no han llegado al sistema de casos',
      text: '%{order} %{shop}; el portal lo sigue intentando',
      action: 'Ver envíos',
    },
    codeRequests: {
      title:
        '%{count} solicitud de códigos no ha llegado a las terminales |||| %{count} solicitudes de códigos no han llegado a las terminales',
      text: '%{shops}; %{codes} código en espera |||| %{shops}; %{codes} códigos en espera',
      action: 'Ver solicitudes',
    },
    unusedCodes: {
      title:
        '%{count} código sin uso desde hace más de %{days} días |||| %{count} códigos sin uso desde hace más de %{days} días',
      text: '%{operators}; desactive los de quienes ya no están',
      action: 'Ver códigos',
    },
    tariffs: {
      title: '%{count} terminal sin tarifa para %{month} |||| %{count} terminales sin tarifa para %{month}',
      text: '%{terminals}; no se puede facturar |||| %{terminals}; no se pueden facturar',
      action: 'Ver detalle',
    },
    apiAccess: {
      title: 'Su acceso a la API termina el %{date}',
      text: 'Pida a su ejecutivo de ventas que lo prorrogue; después de esa fecha sus programas dejarán de funcionar.',
      action: 'Ver acceso',
    },
  },
};
