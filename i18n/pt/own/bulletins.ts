import type { ScreenTexts } from '../../area-parts';
import type { bulletins as model } from '../../en/own/bulletins';

export const bulletins: typeof model = {
  intro: 'Vídeos curtos sobre o dia a dia no Cofre. Não têm som; as legendas explicam o que aparece.',
  failed: 'Não foi possível carregar os informativos.',
  empty: 'Não há informativos.',
  list: 'Vídeos',
  captions: 'Português',
  unplayable: 'Não é possível reproduzir este vídeo agora.',
};

export const screens: ScreenTexts = { '/informativos': { title: 'Informativos', menu: 'Informativos' } };
