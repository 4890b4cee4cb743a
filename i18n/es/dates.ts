import type { dates as model } from '../en/dates';

export const dates: typeof model = {
  hint: { dayFirst: 'dd/mm/aaaa', monthFirst: 'mm/dd/aaaa' },
  timeHint: 'hh:mm:ss',
  noDate: 'Esta fecha no existe. Escríbala como %{form}.',
  noTime: 'Esta hora no existe. Escríbala como %{form}.',
  openCalendar: 'Abrir calendario',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  chooseYear: 'Elegir año',
  chooseDay: 'Elegir día',
  noCalendar: 'No se pudo cargar el calendario. Escriba la fecha.',
};
