/** `/home`. */
export const home = {
  morning: 'Good morning, %{name}',
  afternoon: 'Good afternoon, %{name}',
  evening: 'Good evening, %{name}',
  intro: 'Deposits, withdrawals and reports of your establishments, in one place.',
  screens: 'Where to go',
};
