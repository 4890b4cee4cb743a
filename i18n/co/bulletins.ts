import type { bulletins as model } from '../en/bulletins';

export const bulletins: typeof model = {
  intro:
    'Videos cortos sobre el trabajo diario con Cofre. No tienen sonido; los subtítulos dicen lo que se ve.',
  failed: 'No fue posible cargar los informativos.',
  empty: 'No hay informativos.',
  list: 'Videos',
  captions: 'Español',
  unplayable: 'No es posible reproducir este video en este momento.',
};
