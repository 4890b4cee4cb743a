import type { dates as model } from '../en/dates';

export const dates: typeof model = {
  hint: { dayFirst: 'dd/mm/aaaa', monthFirst: 'mm/dd/aaaa' },
  timeHint: 'hh:mm:ss',
  noDate: 'Esta data não existe. Digite no formato %{form}.',
  noTime: 'Este horário não existe. Digite no formato %{form}.',
  openCalendar: 'Abrir calendário',
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  chooseYear: 'Escolher ano',
  chooseDay: 'Escolher dia',
  noCalendar: 'Não foi possível carregar o calendário. Digite a data.',
};
