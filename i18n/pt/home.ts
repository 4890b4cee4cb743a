import type { home as model } from '../en/home';

export const home: typeof model = {
  morning: 'Bom dia, %{name}',
  afternoon: 'Boa tarde, %{name}',
  evening: 'Boa noite, %{name}',
  intro: 'Depósitos, saques e relatórios dos seus estabelecimentos, em um só lugar.',
  screens: 'Por onde começar',
};
