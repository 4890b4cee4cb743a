import type { ScreenTexts } from '../../area-parts';
/** Where somebody is signed in. */
export const sessions = {
  unfamiliar: 'If you do not recognize one of these, end it and change your password.',
  alone: 'You are not signed in anywhere else.',
  changePassword: 'Change my password',
  loadFailed: 'The sessions could not be loaded.',
  browserOn: '%{browser} on %{system}',
  unknown: 'Unknown browser',
  current: 'This browser',
  address: 'Address %{address}',
  used: 'Last used on %{date} at %{time}',
  started: 'Signed in on %{date} at %{time}',
  ends: 'Ends by %{date} at %{time}',
  more: 'And one more session |||| And %{count} more sessions',
  ended: 'One session ended. |||| %{count} sessions ended.',
  end: {
    action: 'End session',
    title: 'End this session?',
    text: '%{name} (%{address}) is signed out immediately. Anything not saved there is lost.',
    failed: 'The session could not be ended.',
    noAnswer: 'The server did not answer. The session may have ended already. Try again.',
    done: 'Session ended.',
  },
  endOthers: {
    action: 'End all others',
    title: 'End all other sessions?',
    text: 'All browsers but this one are signed out immediately. Anything not saved there is lost.',
    failed: 'The sessions could not be ended.',
  },
  endAll: {
    action: 'End all sessions',
    title: 'End all sessions of this person?',
    text: 'All browsers are signed out immediately. Anything not saved there is lost. The person can sign in again; to prevent that, deactivate the person.',
    failed: 'The sessions could not be ended.',
  },
  ofUser: {
    title: 'Sessions',
    text: 'The browsers in which this person is signed in.',
    none: 'Not signed in anywhere.',
  },
};

export const screens: ScreenTexts = { '/sessoes': { title: 'My sessions', menu: 'My sessions' } };
