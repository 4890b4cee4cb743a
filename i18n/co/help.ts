import type { help as model } from '../en/help';

export const help: typeof model = {
  phones: {
    title: 'Líneas de atención',
    none: 'No hay líneas de atención para su idioma.',
  },
  manuals: {
    title: 'Manuales',
    text: 'Archivos PDF en su idioma, para leer en pantalla o imprimir.',
    EC: {
      name: 'Manual del establecimiento',
      text: 'Cómo ingresar, cómo moverse por el portal, el extracto y sus archivos.',
    },
    SEP: {
      name: 'Manual del proveedor',
      text: 'Todo lo anterior y lo que solo hacen los administradores del proveedor.',
    },
    download: 'Descargar',
    downloadNamed: 'Descargar el %{name}',
    downloading: 'Descargando…',
    failed: '¡Error al descargar el archivo!',
  },
  videos: {
    title: 'Videos cortos',
    text: 'De unos pocos segundos, sin sonido y con subtítulos en su idioma.',
    open: 'Ver los videos',
  },
  dataProtection: {
    title: 'Protección de datos',
    text: 'Si tiene preguntas sobre los datos personales suyos que guarda Cofre, escriba a esta dirección.',
  },
};
