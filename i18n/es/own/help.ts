import type { ScreenTexts } from '../../area-parts';
import type { help as model } from '../../en/own/help';

export const help: typeof model = {
  phones: {
    title: 'Teléfonos de atención',
    none: 'No hay teléfonos de atención para su idioma.',
  },
  manuals: {
    title: 'Manuales',
    text: 'Archivos PDF en su idioma, para leer en pantalla o imprimir.',
    EC: {
      name: 'Manual del establecimiento',
      text: 'Cómo iniciar sesión, cómo usar el portal, el estado de cuenta y sus archivos.',
    },
    SEP: {
      name: 'Manual del proveedor',
      text: 'Todo lo anterior y lo que solo hacen los administradores del proveedor.',
    },
    download: 'Descargar',
    downloadNamed: 'Descargar %{name}',
    downloading: 'Descargando…',
    failed: '¡Error al descargar el archivo!',
  },
  videos: {
    title: 'Videos cortos',
    text: 'De unos cuantos segundos, sin sonido y con subtítulos en su idioma.',
    open: 'Ver los videos',
  },
  dataProtection: {
    title: 'Protección de datos',
    text: 'Si tiene dudas sobre los datos personales que Cofre tiene de usted, escriba a esta dirección.',
  },
};

export const screens: ScreenTexts = { '/ajuda': { title: 'Ayuda', menu: 'Ayuda' } };
