import { apiDocs as mexican } from '../../es/own/api-docs';
import { overlay } from '../../overlay';

export const apiDocs = overlay(mexican, {
  loadFailed: 'No fue posible cargar la documentación.',
  guide: {
    user: { title: 'Obtenga el usuario de la API' },
    shell: {
      text: 'Todos los ejemplos leen el ID de cliente y el secreto del entorno, para que ningún archivo los contenga. Pegue las líneas, escriba el secreto y oprima Enter.',
    },
  },
  try: {
    missing: 'Diligencie este campo.',
    noToken: 'Sin token: el servidor respondió %{status}. Intente de nuevo en un minuto.',
    unanswered: 'El servidor no respondió. Revise la conexión e intente de nuevo.',
    status: 'Estado %{status} después de %{time} ms, %{size}',
    said: { '503': 'El servidor está ocupado. Intente de nuevo en un momento.' },
  },
  events: {
    amounts: {
      title: 'Valores y horas',
      text: 'Los valores son exactos, en la moneda de la red, y textos con dos decimales: `amount` y `sum` en los eventos, `amountText` y `sumText` en las demás llamadas, cuyos `amount` y `sum` son lo mismo en número y están obsoletos. `timestamp` y los momentos que terminan en Z están en UTC; los demás, en la hora de la red. `GET /api/v1/establishments` dice cuáles son esa zona horaria y esa moneda.',
    },
  },
  limits: {
    statuses: {
      '429': 'Demasiadas llamadas o informes a la vez: `Retry-After` dice cuántos segundos esperar.',
      '500':
        'Algo falló en el portal: intente de nuevo y, si continúa, indique `instance` a servicio al cliente.',
      '503': 'El servidor está ocupado o se está reiniciando: intente de nuevo, con pausas crecientes.',
    },
  },
  versions: {
    changes: {
      deposits: 'Filtros e informe de depósitos.',
      identifiers:
        'Cada fila del informe de depósitos indica su establecimiento, terminal y operador (`identificadores`).',
      filters:
        'Transacciones de un período de fechas contables o de días de registro, por terminal y por tipo.',
      delivery:
        'Una entrega se llama `delivery` en todas partes, y los valores son textos en `amountText` y `sumText`; `position`, `amount` y `sum` de las llamadas están obsoletos.',
    },
  },
});
