import type { home as model } from '../en/home';

export const home: typeof model = {
  morning: 'Buenos días, %{name}',
  afternoon: 'Buenas tardes, %{name}',
  evening: 'Buenas noches, %{name}',
  intro: 'Los depósitos, retiros e informes de sus establecimientos, en un solo lugar.',
  screens: '¿Qué desea consultar?',
};
