import type { ScreenTexts } from '../../area-parts';
/** `/verificar`: whether a file is what the portal has made. */
export const verification = {
  file: {
    title: 'Archivo',
    text: 'Cualquier archivo descargado aquí: PDF, Excel, CSV o archivo bancario, de hasta 500 MB. Su contenido no se guarda.',
    drop: 'Suelte el archivo aquí, o',
    choose: 'Elegir un archivo',
    other: 'Elegir otro archivo',
  },
  number: {
    label: 'Número del archivo (opcional)',
    help: 'Aparece en el archivo, por ejemplo CF-7K3M9-QXD4W. Solo se necesita si el archivo ya no lo tiene.',
  },
  again: 'Verificar de nuevo',
  refused: {
    several: 'Envíe un archivo a la vez.',
    tooLarge: 'El archivo tiene más de 500 MB.',
    number: 'Este número de archivo no es válido: tiene un carácter equivocado o le falta uno.',
  },
  sending: 'Enviando el archivo…',
  checking: 'Comparando el archivo…',
  failed: 'No se pudo verificar el archivo.',
  noAnswer: 'El servidor no respondió. El archivo sigue aquí. Inténtelo de nuevo.',
  result: 'Resultado',
  verdicts: {
    identical: { title: 'Idéntico', text: 'Es, byte por byte, el archivo que se descargó.' },
    sameRows: {
      title: 'Mismas filas',
      text: 'Otro programa guardó el archivo, pero el contenido es el mismo que se descargó.',
    },
    reordered: {
      title: 'Mismas filas en otro orden',
      text: 'El archivo se reordenó. Sus filas, totales y datos son los mismos que se descargaron.',
    },
    altered: { title: 'Alterado', text: 'El contenido no es el que se descargó.' },
    unread: {
      title: 'No comparado',
      text: 'No es, byte por byte, el archivo que se descargó: otro programa lo guardó o lo modificó.',
    },
    brokenOff: {
      title: 'Incompleto',
      text: 'El archivo empieza como el que se descargó, pero le falta el final.',
    },
    unknown: {
      title: 'Desconocido',
      text: 'Ningún archivo suyo corresponde a este: no se descargó aquí, trae datos que usted no ve o perdió su número.',
    },
  },
  comparisons: {
    compared: 'Las filas se compararon con las del momento de la descarga.',
    namesChanged:
      'Algunos nombres cambiaron desde entonces: parte de las diferencias puede deberse solo a eso.',
    noPast:
      'Los valores anteriores de una lista no se guardan: se muestra lo que antes no estaba, pero no lo que había en su lugar.',
    notReadable:
      'No se pueden comparar las filas de un archivo PDF, XLS o dañado. Un XLS se puede comparar si se guarda como XLSX.',
  },
  facts: {
    number: 'Número del archivo',
    file: 'Archivo',
    madeBy: 'Generado para',
    gone: 'Alguien que ya no es usuario',
  },
  differences: {
    title: 'Diferencias',
    text: 'Las primeras diez filas distintas y lo demás que sea distinto en el archivo. El encabezado es la fila 1.',
    row: 'Fila',
    column: 'Columna',
    found: 'En el archivo',
    was: 'En la descarga',
    whole: 'Fila completa',
    missing: 'Falta',
    added: 'No estaba',
    empty: 'Vacío',
    unknown: 'Desconocido',
    facts: 'Sobre el archivo, fila %{row}',
    beyond: 'Debajo de la tabla, fila %{row}',
  },
  since: {
    arrived: 'Llegadas desde entonces',
    cancelled: 'Canceladas desde entonces',
    none: 'Ninguna.',
    count: '%{count} transacción. |||| %{count} transacciones.',
    first: 'Estas son las primeras %{count}.',
    records: 'En una lista de registros no se puede saber qué cambió desde entonces.',
  },
};

export const screens: ScreenTexts = {
  '/verificar': { title: 'Verificar un archivo', menu: 'Verificar archivo' },
};
