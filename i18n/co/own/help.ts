import { help as mexican } from '../../es/own/help';
import { overlay } from '../../overlay';

export const help = overlay(mexican, {
  phones: { title: 'Líneas de atención', none: 'No hay líneas de atención para su idioma.' },
  manuals: { EC: { text: 'Cómo ingresar, cómo usar el portal, el extracto y sus archivos.' } },
  videos: { text: 'De unos pocos segundos, sin sonido y con subtítulos en su idioma.' },
  dataProtection: {
    text: 'Si tiene preguntas sobre sus datos personales en Cofre, escriba a esta dirección.',
  },
});
