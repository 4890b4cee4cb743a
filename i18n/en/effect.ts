/** Who gains and who loses access to which establishments, before a change is made. */
export const effect = {
  title: 'Effect on access',
  computing: 'Working out who gains and who loses access…',
  failed: 'The effect on access could not be worked out.',
  changed: 'Who gains and who loses access has changed meanwhile. Nothing was done.',
  again:
    'Who gains and who loses access has changed since you looked. This is the effect now; nothing has been done yet.',
  none: 'Nobody gains or loses access to an establishment.',
  gaining: '%{count} person gains access. |||| %{count} people gain access.',
  losing: '%{count} person loses access. |||| %{count} people lose access.',
  people: 'People whose access changes',
  gains: 'Gains',
  loses: 'Loses',
  gainedTitle: 'What %{name} gains',
  lostTitle: 'What %{name} loses',
  moreGained: '%{count} more that %{name} gains, show',
  moreLost: '%{count} more that %{name} loses, show',
  more: 'Show more',
  confirm: 'Save with this effect',
  columns: {
    name: 'Name',
    login: 'Login',
    status: 'Status',
    change: 'Change',
    code: 'Establishment code',
    establishment: 'Establishment',
  },
};
