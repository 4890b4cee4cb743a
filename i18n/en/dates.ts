/** Fields of dates and times, and the calendar that they open. */
export const dates = {
  hint: { dayFirst: 'dd/mm/yyyy', monthFirst: 'mm/dd/yyyy' },
  timeHint: 'hh:mm:ss',
  noDate: 'This date does not exist. Type it as %{form}.',
  noTime: 'This time does not exist. Type it as %{form}.',
  openCalendar: 'Open calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  chooseYear: 'Choose year',
  chooseDay: 'Choose day',
  noCalendar: 'The calendar could not be loaded. Type the date.',
};
