import type { ScreenTexts } from '../../area-parts';
import type { apiDocs as english } from '../../en/own/api-docs';

export const apiDocs: typeof english = {
  loadFailed: 'No se pudo cargar la documentación.',
  contents: 'Contenido',
  search: 'Buscar llamadas y campos',
  found: '%{smart_count} llamada encontrada |||| %{smart_count} llamadas encontradas',
  none: 'Ninguna llamada tiene esas palabras',
  noneHelp: 'Busque una ruta, un parámetro, un campo o una palabra de las descripciones en inglés.',
  download: 'Descargar como OpenAPI 3.1',
  guide: {
    title: 'Primera conciliación en cinco minutos',
    text: 'Del usuario de API a un día cuya suma de verificación coincide. No hay que instalar nada aparte de Python o Node.js.',
    user: {
      title: 'Obtenga el usuario de API',
      text: 'Un administrador del proveedor lo crea en el formulario de su usuario y le entrega el ID de cliente y el secreto. El secreto se muestra una sola vez; si lo pierde, usted mismo puede renovarlo.',
      link: 'Ir a las credenciales',
    },
    shell: {
      title: 'Indique sus credenciales en la consola',
      text: 'Todos los ejemplos leen el ID de cliente y el secreto del entorno, para que ningún archivo los contenga. Pegue las líneas, escriba el secreto y presione Enter.',
    },
    reconcile: {
      title: 'Concilie el día de ayer',
      text: 'Guárdelo como `reconcile.py` o `reconcile.mjs` y ejecútelo con `python3 reconcile.py` o `node reconcile.mjs`. Lee los totales del día, después todas las transacciones, página por página, y compara la cantidad y la suma de verificación de cada establecimiento. Para otro día, indique la fecha después del nombre: `2026-11-19`.',
    },
    webhook: {
      title: 'Entérese cuando se cierre un día',
      text: 'Ejecute este pequeño servidor con el secreto de firma en `COFRE_WEBHOOK_SECRET`, hágalo accesible por https, agregue su dirección como receptor y envíe un evento de prueba. Rechaza lo que el portal no ha firmado.',
      link: 'Ir a los receptores',
    },
    file: {
      title: 'Verifique un archivo',
      text: 'Un archivo descargado del portal se puede verificar más tarde, en su página o con `POST /api/v1/files/verify`: si no ha cambiado y qué ha llegado o se ha cancelado desde entonces.',
      link: 'Ir a la verificación de archivos',
    },
  },
  keys: {
    title: 'Identificarse con una clave',
    text: 'En lugar del secreto, un programa puede usar una clave que nunca sale de él. Nadie puede robarle al portal lo que el portal no tiene.',
    make: {
      title: 'Crear una clave',
      text: 'Estas dos líneas de OpenSSL escriben una clave privada y su parte pública. Guarde `cofre.key` donde solo la lea su programa y agregue el contenido de `cofre.pub` a sus credenciales.',
      link: 'Ir a sus claves',
    },
    token: {
      title: 'Obtener un token',
      text: 'Para cada token, firme con ella un JWT de corta duración, con el encabezado y los datos de abajo, y envíelo a `/api/token` como `client_assertion`, sin secreto. Las bibliotecas de OAuth lo llaman `private_key_jwt`.',
    },
  },
  call: {
    deprecated: 'obsoleto',
    required: 'obligatorio',
    parameters: 'Parámetros',
    body: 'Cuerpo de la solicitud',
    answer: 'Respuesta %{status}',
    example: 'Ejemplo',
    exampleOf: 'Ejemplo de respuesta: %{call}',
    languageOf: 'Lenguaje: %{title}',
  },
  try: {
    open: 'Probar',
    close: 'Cerrar',
    kept: 'El token y el secreto se quedan solo en esta página. Se olvidan al salir de la pestaña o recargar.',
    how: 'De dónde viene el token',
    byClient: 'ID de cliente y secreto',
    byToken: 'Un token que ya tengo',
    token: 'Token',
    missing: 'Llene este campo.',
    fetch: 'Obtener un token',
    fetching: 'Obteniendo un token…',
    useToken: 'Usar este token',
    held: 'Esta página tiene un token.',
    forget: 'Olvidar el token',
    invalidClient:
      'Sin token: el ID de cliente o el secreto es incorrecto, el secreto fue revocado, el acceso a la API no es válido hoy o su dirección no está permitida.',
    noToken: 'Sin token: el servidor respondió %{status}. Inténtelo de nuevo en un minuto.',
    many: 'Varios, separados por comas',
    sent: 'Cuerpo de la solicitud (JSON)',
    file: 'Archivo',
    noJson: 'El texto no es un JSON válido: revise comillas, comas y llaves.',
    send: 'Enviar',
    sending: 'Enviando…',
    cancelled: 'Cancelado. Aun así, el servidor pudo haber respondido.',
    unanswered: 'El servidor no respondió. Revise la conexión e inténtelo de nuevo.',
    answer: 'Respuesta recibida',
    status: 'Estatus %{status} después de %{time} ms, %{size}',
    body: 'Cuerpo de la respuesta',
    cut: 'Se muestran los primeros %{drawn} de %{all} caracteres.',
    said: {
      400: 'Algo de la solicitud no se aceptó.',
      401: 'El token ya no sirve. Olvídelo y obtenga otro.',
      403: 'Este establecimiento no es uno de los suyos.',
      404: 'No existe.',
      406: 'No hay respuesta en ese formato.',
      429: 'Demasiadas llamadas. Continúe después de %{wait} segundos.',
      503: 'El servidor está ocupado. Inténtelo de nuevo en un momento.',
      other: 'El servidor respondió %{status}.',
    },
  },
  events: {
    title: 'Eventos para sus receptores',
    text: 'Un receptor es una dirección suya a la que el portal envía lo que ocurre, como `type`, `timestamp` y `data`, con firma según Standard Webhooks.',
    order: {
      title: 'Orden',
      text: 'Cada receptor recibe un evento tras otro, en el orden en que ocurrieron. Un evento que falla detiene a los que siguen.',
    },
    again: {
      title: 'Nuevos intentos',
      text: 'Responda 2xx en un máximo de %{seconds} segundos. Si no, el evento se envía de nuevo, %{attempts} veces en total a lo largo de %{hours} horas, con pausas cada vez mayores. Las redirecciones cuentan como fallas.',
    },
    once: {
      title: 'Al menos una vez',
      text: 'Un evento puede llegar dos veces, con el mismo `webhook-id`. Ignore lo que ya recibió.',
    },
    pause: {
      title: 'Pausa',
      text: 'Después del último intento, o de inmediato tras un 410, el receptor queda en pausa y se avisa a su administrador. Lo que ocurra mientras tanto espera. Al guardarlo de nuevo como activo, continúa después del evento fallido, que se puede reenviar durante %{days} días.',
    },
    limits: {
      title: 'Límites',
      text: 'Un administrador puede tener hasta %{most} receptores, por https en el puerto 443 o en puertos a partir del 1024, en direcciones públicas.',
    },
    samples: {
      title: 'Muestras',
      text: '`POST /api/v1/webhooks/{id}/samples` y su página de receptores envían al momento un evento de cualquier tipo, firmado, con datos reales de sus establecimientos. Su `webhook-id` empieza con `sample_`: verifíquelo como los demás y no lo contabilice.',
    },
    amounts: {
      title: 'Importes y horas',
      text: 'Los importes son exactos, en la moneda de la red, y textos con dos decimales: `amount` y `sum` en los eventos, `amountText` y `sumText` en las demás llamadas, cuyos `amount` y `sum` son lo mismo en número y están obsoletos. `timestamp` y los momentos que terminan en Z están en UTC; los demás, en la hora de la red. `GET /api/v1/establishments` dice cuáles son esa zona horaria y esa moneda.',
    },
    headers: 'Encabezados de un evento',
    fields: 'Campos de %{type}',
    example: 'Ejemplo de %{type}',
  },
  bankFiles: {
    title: 'Archivos bancarios',
    text: 'El estado de cuenta de una cuenta como CNAB 240 (FEBRABAN, extrato para conciliação), OFX 2.2, CAMT.053.001.08 y MT940, para programas de contabilidad que leen lo que envían los bancos.',
    series: {
      title: 'Una serie sin huecos',
      text: '`POST /api/v1/accounts/{id}/statement-files` crea el siguiente archivo numerado, por ejemplo después de medianoche con `through` en el día anterior. Tiene todo lo que llegó o se canceló desde el archivo anterior, con cuyo saldo final comienza. Un archivo antiguo nunca cambia, y `number` lo devuelve byte por byte.',
    },
    extract: {
      title: 'Un estado de cuenta de cualquier periodo',
      text: 'Con `from` y `to`, `GET /api/v1/accounts/{id}/statement` devuelve exactamente las transacciones que tiene el estado de cuenta de la consola, con el saldo anterior y el número 0. Los estados de cuenta de días contiguos se encadenan si tienen el mismo `delivery`.',
    },
    reference: {
      title: 'Una referencia para siempre',
      text: 'Cada movimiento tiene el `reference` de su transacción: `T` y 15 letras y dígitos. Lo que la revierte tiene `R` en lugar de `T`. Úsela para la importación, y un archivo importado dos veces no cambia nada.',
    },
    balance: {
      title: 'Saldos',
      text: 'Un saldo es todo lo depositado en la cuenta menos todo lo retirado, hasta donde el portal lo sabe; el banco puede saber de más.',
    },
    dates: {
      title: 'Fechas',
      text: 'La fecha de un movimiento es su fecha contable, y la de una reversión el día de la cancelación. El momento de la operación está al lado, en la hora local de la red; en OFX y CAMT.053 con su diferencia horaria.',
    },
    signs: {
      title: 'Caracteres y límites',
      text: 'CNAB 240 tiene 240 columnas, CRLF, mayúsculas sin acentos, hasta 999,900 movimientos y lotes de hasta 99,999 que se encadenan. OFX no tiene acentos, MT940 solo los caracteres de SWIFT e importes de hasta 15 caracteres. CAMT.053 es UTF-8.',
    },
    layout: 'Qué está dónde',
    content: 'Contenido',
    samples: 'Ejemplos',
    sample: 'Ejemplo: %{form}',
    contents: {
      document: 'Número para verificar',
      number: 'Número en la serie',
      account: 'Banco, sucursal, cuenta',
      opening: 'Saldo inicial',
      closing: 'Saldo final',
      booked: 'Fecha contable',
      captured: 'Momento de la operación',
      amount: 'Importe y dirección',
      kind: 'Tipo',
      reference: 'Referencia',
      reverses: 'Referencia que se revierte',
      text: 'Texto',
    },
  },
  limits: {
    title: 'Errores y límites',
    text: 'Las fallas son problem details (norma 9457 de IETF) con `code`, `detail` en el idioma de Accept-Language y, cuando los hay, `fields`. El token tiene los errores de OAuth 2.0.',
    statuses: {
      400: 'Un parámetro o campo es incorrecto, y `fields` dice cuál; o un cursor fue alterado o es de otro filtro o cliente.',
      401: 'Falta el token, venció o terminó con su secreto o clave: obtenga otro. En `/api/token`: `invalid_client`.',
      403: 'Algo de la solicitud no es suyo: `fields` dice qué. O bien el usuario de API no acepta llamadas desde su dirección.',
      404: 'Esa dirección no existe.',
      405: 'La dirección no admite este método; `Allow` dice cuáles admite.',
      406: '`Accept` pide un formato que no existe.',
      413: 'La solicitud es demasiado grande.',
      415: 'La llamada no acepta el tipo de contenido del cuerpo: `Accept` en la respuesta dice cuáles acepta.',
      429: 'Demasiadas llamadas o reportes a la vez: `Retry-After` dice cuántos segundos esperar.',
      500: 'Algo falló en el portal: inténtelo de nuevo y, si continúa, indique `instance` a atención a clientes.',
      503: 'El servidor está ocupado o se está reiniciando: inténtelo de nuevo, con pausas crecientes.',
      504: 'La respuesta habría tardado demasiado: pida menos.',
    },
    rate: 'Límites de llamadas',
    rateText:
      '%{calls} llamadas por minuto para cada cliente, salvo que el operador haya fijado otro número, y %{tokens} tokens. `RateLimit-Policy` enumera todos los límites que se aplican, `RateLimit` el que está más cerca de agotarse: cuántas llamadas quedan (`r`) y por cuántos segundos (`t`).',
    again: 'Repetición',
    againText:
      'Toda llamada se puede repetir. Guarde `ETag` y envíelo como `If-None-Match`: 304 dice que nada ha cambiado.',
  },
  versions: {
    title: 'Versiones',
    path: 'El primer número de la versión está en la ruta: `/api/v1`.',
    added:
      'Dentro de ella se pueden agregar llamadas, parámetros, campos y valores de listas. Escriba clientes que ignoren lo que no conocen.',
    breaking:
      'Lo que se retire, cambie de nombre, se vuelva obligatorio o cambie de sentido llegará como `/api/v2`; `/api/v1` continúa al menos doce meses más.',
    version: '%{version}, %{date}',
    changes: {
      reportCoverage:
        'Evento `report.ready`: cuántos establecimientos abarca el archivo (`establishments`) y cuántos abarcaba el del número anterior (`establishmentsBefore`, `establishmentsLost`).',
      reportTotals:
        '`GET /api/v1/reports/{id}/file` indica en encabezados `report-*` lo que suma ahora el archivo y si es lo que decía el mensaje.',
      reportReady: 'Webhook `report.ready`: está listo un reporte al que el administrador está suscrito.',
      reportFiles: 'El archivo de ese reporte.',
      closings:
        'Meses y días cerrados: los importes al cierre, lo que cambió desde entonces y los importes de ahora.',
      comparison: 'Dos periodos cerrados lado a lado, por establecimiento, grupo, cuenta u operador.',
      monthClosed: 'Webhook `month.closed`: se cerró un mes de un establecimiento.',
      references:
        '`reference` de cada transacción: la misma para siempre, y en todos los archivos bancarios.',
      statements:
        'Estados de cuenta de cuentas como CNAB 240, OFX 2.2, CAMT.053.001.08 y MT940, de cualquier periodo.',
      series:
        'Una serie de estados de cuenta numerados para cada cuenta, sin huecos, cuyos archivos nunca cambian.',
      token: 'Token por OAuth 2.0 client credentials.',
      deposits: 'Filtros y reporte de depósitos.',
      reconciliation:
        'Transacciones por día y por llegada, totales con suma de verificación; JSON, NDJSON y CSV.',
      files: 'Verificación de archivos descargados del portal.',
      compared:
        'La verificación de archivos reconoce archivos ordenados y los que no se pueden comparar, e indica lo que se agregó o cambió además de las filas.',
      webhooks: 'Webhooks firmados: día cerrado, transacción atrasada, establecimiento en silencio.',
      events: 'Eventos en el documento, con ejemplos.',
      statuses:
        'Todos los códigos de respuesta y encabezados en el documento; `type` de una falla lleva a su explicación; 405 donde un método no existe.',
      records: 'Operadores y cuentas, en listas y por id.',
      filters:
        'Transacciones de un período de fechas contables o de días de captura, por terminal y por tipo.',
      limits: '`RateLimit` se refiere al límite que está más cerca de agotarse, también en el token.',
      delivery:
        'Una entrega se llama `delivery` en todas partes, y los importes son textos en `amountText` y `sumText`; `position`, `amount` y `sum` de las llamadas están obsoletos.',
      samples: 'Muestras de eventos para probar un receptor.',
      named: 'Un rechazo indica el establecimiento, u otra clave, que no es suyo o no existe.',
      contentTypes:
        '415 en lugar de 400 cuando una llamada no acepta el tipo de contenido; la dirección que dice dónde se obtiene un token está en el documento.',
      zone: 'Zona horaria y moneda, junto a los establecimientos.',
      identifiers:
        'Cada fila del reporte de depósitos indica su establecimiento, terminal y operador (`identificadores`).',
      keys: 'Los programas pueden identificarse con su propia clave en lugar del secreto (`private_key_jwt`).',
      addresses:
        'Se pueden registrar las direcciones desde las que llaman los programas; las llamadas desde otras se responden con 403.',
    },
  },
};

export const screens: ScreenTexts = {
  '/swagger': { title: 'Documentación de la API', menu: 'Documentación de la API' },
};
