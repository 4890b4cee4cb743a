import { apiDocs as mexican } from '../es/api-docs';
import { overlay } from '../overlay';

export const apiDocs = overlay(mexican, {
  guide: { user: { title: 'Obtenga el usuario de la API' } },
});
