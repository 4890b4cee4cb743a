import type { ScreenTexts } from '../../area-parts';
import type { bulletins as model } from '../../en/own/bulletins';

export const bulletins: typeof model = {
  intro:
    'Videos cortos sobre el trabajo diario con Cofre. No tienen sonido; los subtítulos explican lo que se ve.',
  failed: 'No se pudieron cargar los informativos.',
  empty: 'No hay informativos.',
  list: 'Videos',
  captions: 'Español',
  unplayable: 'Este video no se puede reproducir en este momento.',
};

export const screens: ScreenTexts = { '/informativos': { title: 'Informativos', menu: 'Informativos' } };
