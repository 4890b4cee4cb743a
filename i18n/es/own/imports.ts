import type { TrailTexts } from '../../area-parts';
import type { imports as model } from '../../en/own/imports';

export const imports: typeof model = {
  list: 'Ir a la lista',
  file: {
    title: 'Archivo',
    text: 'Un libro de Excel (XLSX) o un archivo CSV, de hasta 5 MB y 20,000 filas.',
    keep: 'Una celda vacía conserva el valor del registro. Para borrar un valor, use el formulario.',
    template: 'Descargar plantilla',
    drop: 'Suelte el archivo aquí, o',
    choose: 'Elegir un archivo',
    other: 'Elegir otro archivo',
    help: 'Qué va en cada columna',
    reading: 'Leyendo el archivo…',
    encoding: 'Codificación',
    delimiter: 'Separador',
    first: 'Primeras filas',
    count: '%{count} fila |||| %{count} filas',
    left: 'Se omite',
    unknown: 'Estas columnas no se reconocieron y se omitirán: %{columns}.',
    missing: 'Estas columnas no están en el archivo y sus valores no cambian: %{columns}.',
    noKey:
      'El archivo no tiene la columna %{column}, que identifica cada fila. Revise el separador y los encabezados.',
    twice: 'La columna %{column} aparece dos veces en el archivo.',
    check: 'Revisar las filas',
    describe: 'No se pudieron cargar las columnas.',
    failed: 'No se pudieron revisar las filas.',
    noAnswer: 'El servidor no respondió. El archivo sigue aquí. Inténtelo de nuevo.',
  },
  encodings: {
    'utf-8': 'UTF-8',
    'windows-1252': 'Windows-1252',
    macintosh: 'Mac OS Roman',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16 (big-endian)',
  },
  delimiters: {
    semicolon: 'Punto y coma (;)',
    comma: 'Coma (,)',
    tab: 'Tabulación',
    pipe: 'Barra vertical (|)',
  },
  unusable: {
    quotes: 'Faltan o sobran comillas en la fila %{line}.',
    tooLarge: 'El archivo tiene %{size}, y una importación admite hasta 5 MB. Divídalo en varios archivos.',
    tooManyRows:
      'El archivo tiene %{rows} filas, y una importación admite hasta 20,000. Divídalo en varios archivos.',
    empty: 'El archivo está vacío.',
    noRows: 'El archivo tiene encabezado, pero ninguna fila.',
    binary: 'El archivo no es de texto. Elija un archivo XLSX o CSV.',
    workbook: 'No se pudo leer el libro de Excel. Guárdelo como XLSX o CSV y elija ese archivo.',
    notSent: 'No se pudo enviar el archivo. Inténtelo de nuevo en un momento.',
    longCell: 'Una celda de la fila %{line} tiene más de 1,000,000 caracteres.',
    unreadable: 'No se pudo leer el archivo. Elíjalo de nuevo.',
    noSheet:
      'Este archivo se exportó para editarlo y perdió sus partes ocultas: se guardó como CSV, o se eliminaron. Guárdelo como XLSX, o exporte la lista otra vez y repita los cambios en el archivo nuevo.',
    several: 'Elija un archivo a la vez.',
  },
  preview: {
    idle: 'No hay nada que importar en este archivo.',
    title: 'Vista previa',
    text: 'Todavía no se ha guardado nada.',
    filter: 'Filas por resultado',
    table: 'Filas del archivo',
    line: 'Fila',
    card: 'Fila %{line}',
    state: 'Resultado',
    all: 'Todas %{count}',
    change: '%{before} → %{after}',
    nothing: 'nada',
    none: 'No hay filas con este resultado.',
    failed: 'No se pudieron cargar las filas.',
    errors:
      '%{smart_count} fila tiene errores y no se importará. |||| %{count} filas tienen errores y no se importarán.',
    correct:
      'Corríjala en el archivo de abajo e impórtelo. |||| Corríjalas en el archivo de abajo e impórtelo.',
    warnings:
      '%{smart_count} fila se puede importar, pero revísela antes. |||| %{count} filas se pueden importar, pero revíselas antes.',
    download: 'Descargar las filas con errores',
    downloadFailed: 'No se pudo descargar el archivo.',
    welcome: 'Las personas nuevas y activas reciben un correo con un enlace para crear su contraseña.',
    commit: 'Importar %{smart_count} fila |||| Importar %{count} filas',
    again: 'Revisar de nuevo',
    commitFailed: 'No se pudo importar el archivo.',
    noAnswer: 'El servidor no respondió. Inténtelo de nuevo. Nada se hará dos veces.',
  },
  /** How other names are meant, once for all rows. */
  naming: {
    title: 'Los nuevos nombres',
    newHolder: 'Valen a partir de ahora',
    newHolderHelp: 'Las transacciones anteriores conservan los nombres de antes.',
    spelling: 'Corrigen la ortografía',
    spellingHelp:
      'Son las mismas personas. Las transacciones anteriores también muestran los nombres corregidos.',
  },
  states: {
    create: 'Nueva',
    change: 'Cambio',
    unchanged: 'Sin cambios',
    error: 'Error',
    conflict: 'Conflicto',
    removed: 'Fuera del archivo',
  },
  tabs: {
    create: 'Nuevas %{count}',
    change: 'Cambios %{count}',
    unchanged: 'Sin cambios %{count}',
    error: 'Errores %{count}',
    warned: 'Avisos %{count}',
    conflict: 'Conflictos %{count}',
    removed: 'Fuera del archivo %{count}',
  },
  /** A sheet that was exported to be edited. */
  sheet: {
    recognised: 'Este archivo se exportó para editarlo. Solo se importan las celdas que usted cambió.',
    unchanged:
      '%{smart_count} fila no cambió y no se muestra. |||| %{count} filas no cambiaron y no se muestran.',
    removed:
      '%{smart_count} registro ya no está en el archivo. No le pasa nada. |||| %{count} registros ya no están en el archivo. No les pasa nada.',
    conflicts:
      'Otra persona cambió las mismas celdas de %{smart_count} fila. Elija qué versión queda. |||| Otra persona cambió las mismas celdas de %{count} filas. Elija qué versión queda en cada una.',
    undecided:
      'Falta elegir la versión en %{smart_count} fila. |||| Falta elegir la versión en %{count} filas.',
    errors:
      'Corríjala en el mismo archivo y vuelva a importarlo. Las filas que ya se importaron no cambian otra vez. |||| Corríjalas en el mismo archivo y vuelva a importarlo. Las filas que ya se importaron no cambian otra vez.',
    choose: 'Fila %{line}: qué versión queda',
    mine: 'La mía',
    theirs: 'La de la otra persona',
    was: 'Antes',
    all: { mine: 'Dejar la mía en todas', theirs: 'Dejar la de la otra persona en todas' },
  },
  done: {
    title: 'Importación terminada',
    registered: 'Se registró %{smart_count} persona. |||| Se registraron %{count} personas.',
    created: 'Se creó %{smart_count} registro. |||| Se crearon %{count} registros.',
    changed: 'Se modificó %{smart_count} registro. |||| Se modificaron %{count} registros.',
    another: 'Importar otro archivo',
  },
};

export const trail: TrailTexts = {
  entities: { import: 'Importación' },
  fields: { resource: 'Lista', created: 'Creados', changed: 'Modificados' },
};
