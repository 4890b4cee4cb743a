/** `/verificar`: whether a file is what the portal has made. */
export const verification = {
  file: {
    title: 'Archivo',
    text: 'Cualquier archivo descargado aquí: PDF, Excel o CSV, de hasta 50 MB. No se guarda nada de él.',
    drop: 'Suelte el archivo aquí, o',
    choose: 'Elegir un archivo',
    other: 'Elegir otro archivo',
  },
  number: {
    label: 'Número del archivo (opcional)',
    help: 'Aparece en el archivo, por ejemplo CF-7K3M9-QXD4W. Solo hace falta si el archivo lo perdió.',
  },
  again: 'Verificar de nuevo',
  refused: {
    several: 'Un archivo a la vez, por favor.',
    tooLarge: 'El archivo tiene más de 50 MB.',
    number: 'No es un número de archivo: falta un signo o hay uno equivocado.',
  },
  sending: 'Enviando el archivo…',
  checking: 'Comparando el archivo…',
  failed: 'No se pudo verificar el archivo.',
  noAnswer: 'El servidor no respondió. El archivo sigue aquí para que pueda intentarlo de nuevo.',
  result: 'Resultado',
  verdicts: {
    identical: { title: 'Idéntico', text: 'Es, byte por byte, el archivo que se descargó.' },
    sameRows: {
      title: 'Las mismas filas',
      text: 'Otro programa guardó el archivo. Sus filas y totales son los que se descargaron.',
    },
    altered: { title: 'Alterado', text: 'No es lo que se descargó.' },
    brokenOff: {
      title: 'Incompleto',
      text: 'El archivo empieza como el que se descargó, pero le falta el final.',
    },
    unknown: {
      title: 'Desconocido',
      text: 'No se conoce ningún archivo suyo que pueda ser este: no se descargó aquí, trata de datos que usted no ve o perdió su número.',
    },
  },
  comparisons: {
    compared: 'Sus filas se compararon con las de aquel momento.',
    namesChanged: 'Desde entonces cambiaron nombres: algunas diferencias pueden deberse solo a eso.',
    noPast:
      'De una lista no se sabe cómo era en aquel momento, así que no se pueden indicar las diferencias.',
    notReadable: 'Las filas de un archivo PDF o XLS, o de uno dañado, no se pueden comparar.',
  },
  facts: {
    number: 'Número del archivo',
    file: 'Archivo',
    madeBy: 'Descargado por',
    gone: 'Alguien que ya no es usuario',
  },
  differences: {
    title: 'Diferencias',
    text: 'Las primeras diez filas que difieren. El encabezado es la fila 1.',
    row: 'Fila',
    column: 'Columna',
    found: 'En el archivo',
    was: 'Al descargarlo',
    whole: 'Toda la fila',
    missing: 'Falta',
    added: 'No estaba',
    empty: 'Vacío',
  },
  since: {
    arrived: 'Llegadas desde entonces',
    cancelled: 'Canceladas desde entonces',
    none: 'Ninguna.',
    count: '%{count} transacción. |||| %{count} transacciones.',
    first: 'Estas son las primeras %{count}.',
    records: 'De una lista de registros no se sabe qué cambió desde entonces.',
  },
};
