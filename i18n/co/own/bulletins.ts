import { bulletins as mexican } from '../../es/own/bulletins';
import { overlay } from '../../overlay';

export const bulletins = overlay(mexican, {
  intro:
    'Videos cortos sobre el trabajo diario con Cofre. No tienen sonido; los subtítulos dicen lo que se ve.',
  failed: 'No fue posible cargar los informativos.',
  unplayable: 'No es posible reproducir este video en este momento.',
});
