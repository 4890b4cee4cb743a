import { imports as mexican } from '../es/imports';
import { overlay } from '../overlay';

export const imports = overlay(mexican, {
  file: {
    text: 'Un archivo CSV como lo guarda una hoja de cálculo, de máximo 5 MB y 20.000 filas.',
    missing: 'Estas columnas no están en el archivo y quedan como están: %{columns}.',
    noAnswer: 'El servidor no respondió. El archivo sigue aquí para que pueda intentarlo nuevamente.',
  },
  unusable: {
    tooLarge: 'El archivo tiene %{size}, y una importación admite máximo 5 MB. Divídalo en varios archivos.',
    tooManyRows:
      'El archivo tiene %{rows} filas, y una importación admite máximo 20.000. Divídalo en varios archivos.',
    workbook: 'El archivo es un libro de una hoja de cálculo. Guárdelo allí como CSV y elija ese archivo.',
    longCell: 'Una celda de la fila %{line} tiene más de 32.767 caracteres.',
    unreadable: 'No se pudo leer el archivo. Elíjalo nuevamente.',
  },
  preview: {
    text: 'Todavía no se guardó nada.',
    again: 'Revisar nuevamente',
    noAnswer: 'El servidor no respondió. Inténtelo nuevamente. Lo que ya se hizo no se hace dos veces.',
  },
  done: { changed: 'Se cambió %{smart_count} registro. |||| Se cambiaron %{count} registros.' },
});
