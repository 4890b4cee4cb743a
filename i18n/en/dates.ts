/** Fields of dates and times, and the calendar that they open. */
export const dates = {
  hint: { dayFirst: 'dd/mm/yyyy', monthFirst: 'mm/dd/yyyy' },
  timeHint: 'hh:mm:ss',
  openCalendar: 'Open calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  chooseYear: 'Choose year',
  chooseDay: 'Choose day',
  noCalendar: 'The calendar could not be loaded. Type the date.',
};
