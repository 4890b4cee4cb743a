import type { ScreenTexts, TrailTexts } from '../../area-parts';
/** The second factor of sign-ins: one's own, those of others, and who has to have one. */
export const secondFactor = {
  app: 'Authenticator app',
  appHelp: 'An app on your phone that shows a new six-digit code every 30 seconds.',
  explained:
    'With a second factor, each sign-in asks for a code from your phone after the password. Somebody who knows only your password cannot sign in. Setting it up signs you out on all other devices.',
  none: 'You have not set up a second factor.',
  off: 'Your profile does not use a second factor.',
  loadFailed: 'The second factor could not be loaded.',
  since: 'Set up on %{date} at %{time}',
  notSetUp: 'Not set up',
  required: {
    now: 'Your profile requires a second factor. Nothing else opens until you have set it up.',
    from: 'Your profile requires a second factor from %{date} on. Set it up before that day.',
    stays: 'Your profile requires a second factor, so it cannot be removed.',
  },
  setUp: {
    action: 'Set up',
    another: 'Set up another phone',
    password: {
      title: 'Confirm it is you',
      text: 'Enter your current password. Then the QR code for your app is shown.',
      label: 'Current password',
      confirm: 'Continue',
    },
    scan: {
      title: 'Connect the app',
      text: 'Scan the QR code with the authenticator app on your phone, then enter the code that the app shows. If you cannot scan it, type the key into the app.',
      qr: 'QR code for the authenticator app',
      secret: 'Key',
      open: 'Open in an app on this device',
    },
    code: 'Six-digit code',
    confirm: 'Confirm',
    failed: 'The second factor could not be set up.',
    noAnswer: 'The server did not answer. Try again.',
    again: 'Start again',
  },
  codes: {
    title: 'Recovery codes',
    help: 'For when you do not have your phone. Each one works once.',
    left: '%{count} recovery code left |||| %{count} recovery codes left',
    noneLeft: 'No recovery codes left',
    few: 'Make new ones now. Without them, only an administrator can help you if you lose your phone.',
    use: 'Without your phone, you sign in with one of these codes. Each one works once.',
    once: 'Store them now, for example in a password manager or on paper. They will not be shown again.',
    copy: 'Copy all',
    save: 'Save as a file',
    fileName: 'cofre-recovery-codes.txt',
    fileHead: 'Recovery codes of %{login} for %{address}',
    stored: 'I have stored them',
    leave: {
      title: 'Close without storing the codes?',
      text: 'They will not be shown again.',
      stay: 'Back to the codes',
      leave: 'Close anyway',
    },
    renew: {
      action: 'New recovery codes',
      title: 'Make new recovery codes?',
      text: 'You get ten new codes. The previous ones stop working immediately.',
      confirm: 'Make new codes',
      failed: 'The recovery codes could not be renewed.',
      noAnswer: 'The server did not answer. The previous codes may have stopped working already. Try again.',
    },
  },
  remove: {
    action: 'Remove',
    title: 'Remove your second factor?',
    text: 'Your password alone will then sign you in. Your recovery codes stop working.',
    failed: 'The second factor could not be removed.',
    noAnswer: 'The server did not answer. The second factor may have been removed already. Try again.',
    done: 'Second factor removed.',
  },
  reset: {
    action: 'Reset second factor',
    title: 'Reset the second factor of %{name}?',
    text: 'App and recovery codes of %{name} stop working, and all sessions of %{name} end immediately. An e-mail tells %{name} about it. Until a new one is set up, the password alone signs in.',
    confirm: 'Reset',
    failed: 'The second factor could not be reset.',
    noAnswer: 'The server did not answer. The second factor may have been reset already. Try again.',
    done: 'Second factor reset.',
    none: 'There was no second factor any more.',
  },
  ofUser: {
    title: 'Second factor',
    text: 'Reset it for somebody who has lost the phone and the recovery codes.',
    none: 'This person has not set up a second factor.',
  },
  rules: {
    title: 'Second factor by profile',
    text: 'Whether people of a profile can or have to sign in with a code from their phone.',
    loadFailed: 'The rules could not be loaded.',
    enrolled:
      '%{enrolled} of %{people} person has set it up |||| %{enrolled} of %{people} people have set it up',
    nobody: 'Nobody has this profile',
    requiredFrom: 'Required from %{date} on',
    bySettings: 'Set by the settings of the portal.',
    off: { name: 'Off', help: 'Nobody sets one up. Whoever already has one is still asked for it.' },
    offered: { name: 'Offered', help: 'People decide themselves whether to set one up.' },
    required: {
      name: 'Required',
      help: 'From a day on, nothing else opens for people who have not set one up.',
    },
    edit: {
      action: 'Edit',
      of: 'Edit the rule of %{profile}',
      title: 'Second factor of %{profile}',
      rule: 'Rule',
      day: 'Required from',
      noDay: 'Enter the first day on which it is required.',
      past: 'This day has already passed.',
      without:
        '%{count} person of this profile has no second factor yet. From that day on, setting it up comes before everything else. |||| %{count} people of this profile have no second factor yet. From that day on, setting it up comes before everything else.',
      save: 'Save',
      failed: 'The rule could not be saved.',
      done: 'Rule saved.',
    },
  },
  administrators: {
    title: 'Second factor of the provider administrators',
    text: 'They are not in the list of users. You change your own on its page.',
    own: 'You',
  },
};

export const screens: ScreenTexts = {
  '/segundo-fator': { title: 'My second factor', menu: 'My second factor' },
  '/acesso': { title: 'Access', menu: 'Access' },
};

export const trail: TrailTexts = {
  entities: { second_factor: 'Second factor', second_factor_rule: 'Rule of the second factor' },
  fields: { factorWay: 'Replaced', factorRule: 'Rule', requiredFrom: 'Required from' },
};
