import { userProblems } from './user-problems';

/** Work on many records at once: selecting, previewing, doing, undoing. The server says the reasons. */
export const bulk = {
  actions: {
    activate: 'Activate',
    deactivate: 'Deactivate',
    addEstablishments: 'Assign establishments',
    removeEstablishments: 'Remove establishments',
  },
  undone: {
    activate: 'Activation taken back',
    deactivate: 'Deactivation taken back',
    addEstablishments: 'Assignment of establishments taken back',
    removeEstablishments: 'Removal of establishments taken back',
  },
  resources: {
    usuarios: 'Users',
    'visualizadores-relatorios': 'Report viewers',
  },
  reasons: {
    specificUser: 'Specific users have no establishments.',
    groups: 'Has access through groups. Add the establishment to a group, or change the user in the form.',
    throughGroup: 'Has access through a group. Change the group.',
    lastEstablishment: 'Would be left without any establishment.',
    changedSince: 'Was changed after this action.',
    outsideScope: 'Concerns an establishment that is no longer yours.',
    beyondScope: userProblems.beyondScope,
  },
  tooMany: 'At most %{most} records can be changed at a time. Narrow the filter.',
  notUndoable: 'Only your last bulk action can be undone.',
  choose: {
    label: 'Establishments',
    addEstablishments: 'Which establishments should the selected records get access to?',
    removeEstablishments: 'Which establishments should the selected records no longer have access to?',
    missing: 'Choose at least one establishment.',
    next: 'Preview',
  },
  previewing: 'Checking the selected records…',
  previewFailed: 'The preview could not be made.',
  switchOff:
    'These people are signed out at once and cannot sign in until somebody activates their access again.',
  untouched: 'Nothing has been changed yet.',
  nothing: 'None of the selected records would change.',
  counts: {
    changing: 'Will change',
    changed: 'Changed',
    refused: 'Cannot be changed',
    vanished: 'No longer in the list',
  },
  already: {
    activate: 'Already active',
    deactivate: 'Already inactive',
    addEstablishments: 'Already have access',
    removeEstablishments: 'Have no access anyway',
  },
  confirm: {
    activate: 'Activate %{count}',
    deactivate: 'Deactivate %{count}',
    addEstablishments: 'Assign to %{count}',
    removeEstablishments: 'Remove from %{count}',
  },
  startFailed: 'The action could not be carried out.',
  noAnswer: 'The server did not answer. Try again. What was done already is not done twice.',
  progress: '%{done} of %{total} records',
  leave: 'It goes on when you close this window, and you are notified when it is done.',
  stopped: 'The action stopped before its end.',
  goOn: 'Continue',
  done: {
    activate: '%{count} record activated. |||| %{count} records activated.',
    deactivate: '%{count} record deactivated. |||| %{count} records deactivated.',
    addEstablishments:
      'Establishments assigned to %{count} record. |||| Establishments assigned to %{count} records.',
    removeEstablishments:
      'Establishments removed from %{count} record. |||| Establishments removed from %{count} records.',
  },
  takenBack: '%{count} record is as it was before. |||| %{count} records are as they were before.',
  result: 'Result',
  unchanged: 'Not changed',
  staySelected: 'They stay selected.',
  rowsFailed: 'The records could not be loaded.',
  more: 'Show more',
  unknown: 'Record %{id}',
  undo: 'Undo',
  undoLast: 'Undo: %{action}, %{count}',
  undoFailed: 'The action could not be undone. %{reason}',
  running: '%{action}, %{done} of %{total}',
  show: 'Show progress',
};
