import { apiDocs as mexican } from '../es/api-docs';
import { overlay } from '../overlay';

export const apiDocs = overlay(mexican, {
  guide: {
    user: { title: 'Obtenga el usuario de la API' },
    shell: {
      text: 'Todos los ejemplos leen el ID del cliente y el secreto del entorno, para que ningún archivo los contenga. Pegue las líneas, escriba el secreto y oprima Enter.',
    },
  },
});
