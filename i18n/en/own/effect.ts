/** Who gains and who loses access to which establishments, before a change is made. */
export const effect = {
  title: 'Effect on access',
  computing: 'Checking who gains and who loses access…',
  failed: 'The effect on access could not be determined.',
  changed: 'The effect on access has changed in the meantime. Nothing was saved.',
  again:
    'The effect on access has changed since you last saw it. This is the current effect; nothing has been saved yet.',
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
