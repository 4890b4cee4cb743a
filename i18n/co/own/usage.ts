import type { ScreenTexts } from '../../area-parts';
import { usage as mexican } from '../../es/own/usage';
import { overlay } from '../../overlay';

export const usage = overlay(mexican, {
  title: 'Informe de uso',
  empty: 'Ninguna terminal se usó en este período.',
  failed: 'No fue posible cargar el informe de uso.',
  filters: { period: 'Período' },
});

export const screens: ScreenTexts = {
  '/relatorio-utilizacao': { title: 'Informe de uso', menu: 'Informe de uso' },
};
