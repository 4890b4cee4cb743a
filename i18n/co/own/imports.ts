import { imports as mexican } from '../../es/own/imports';
import { overlay } from '../../overlay';

export const imports = overlay(mexican, {
  file: {
    text: 'Un libro de Excel (XLSX) o un archivo CSV, de máximo 5 MB y 20.000 filas.',
    describe: 'No fue posible cargar las columnas.',
    failed: 'No fue posible revisar las filas.',
    noAnswer: 'El servidor no respondió. El archivo sigue aquí. Intente de nuevo.',
  },
  unusable: {
    tooLarge: 'El archivo tiene %{size}, y una importación admite máximo 5 MB. Divídalo en varios archivos.',
    tooManyRows:
      'El archivo tiene %{rows} filas, y una importación admite máximo 20.000. Divídalo en varios archivos.',
    workbook: 'No fue posible leer el libro de Excel. Guárdelo como XLSX o CSV y elija ese archivo.',
    notSent: 'No fue posible enviar el archivo. Intente de nuevo en un momento.',
    longCell: 'Una celda de la fila %{line} tiene más de 1.000.000 caracteres.',
    unreadable: 'No fue posible leer el archivo. Elíjalo de nuevo.',
  },
  preview: {
    failed: 'No fue posible cargar las filas.',
    downloadFailed: 'No fue posible descargar el archivo.',
    commitFailed: 'No fue posible importar el archivo.',
    noAnswer: 'El servidor no respondió. Intente de nuevo. Nada se hará dos veces.',
  },
  done: { changed: 'Se cambió %{smart_count} registro. |||| Se cambiaron %{count} registros.' },
});
