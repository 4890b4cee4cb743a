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
  bankFiles: {
    text: 'El extracto de una cuenta como CNAB 240 (FEBRABAN, extrato para conciliação), OFX 2.2, CAMT.053.001.08 y MT940, para programas de contabilidad que leen lo que envían los bancos.',
    extract: {
      title: 'Un extracto de cualquier período',
      text: 'Con `from` y `to`, `GET /api/v1/accounts/{id}/statement` devuelve exactamente las transacciones que tiene el extracto de la consola, con el saldo anterior y el número 0. Los extractos de días contiguos se encadenan si tienen el mismo `delivery`.',
    },
    signs: {
      text: 'CNAB 240 tiene 240 columnas, CRLF, mayúsculas sin tildes, hasta 999.900 movimientos y lotes de hasta 99.999 que se encadenan. OFX no tiene tildes, MT940 solo los caracteres de SWIFT y valores de hasta 15 caracteres. CAMT.053 es UTF-8.',
    },
    contents: { account: 'Banco, oficina, cuenta', amount: 'Valor y dirección' },
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
      closings:
        'Meses y días cerrados: los valores al cierre, lo que cambió desde entonces y los valores de ahora.',
      comparison: 'Dos períodos cerrados lado a lado, por establecimiento, grupo, cuenta u operador.',
      series: 'Una serie de extractos numerados para cada cuenta, sin huecos, cuyos archivos nunca cambian.',
      statements:
        'Extractos de cuentas como CNAB 240, OFX 2.2, CAMT.053.001.08 y MT940, de cualquier período.',
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
