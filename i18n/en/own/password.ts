import type { ScreenTexts, TrailTexts } from '../../area-parts';
/** Passwords: asking for a link, setting one by it, and changing one's own. */
export const password = {
  forgot: {
    documentTitle: 'Forgot my password – Cofre',
    title: 'Forgot your password?',
    intro: 'Enter your tax id. We will send the instructions to your registered e-mail.',
    taxId: 'Tax ID',
    missing: 'Enter your tax id.',
    send: 'Send',
    sending: 'Sending…',
    failed: 'Could not send the request. Try again.',
    toSignIn: 'Back to sign-in',
  },
  reset: {
    documentTitle: 'New password – Cofre',
    title: 'New password',
    intro: 'Choose the password you will use to sign in from now on.',
    checking: 'Checking your link…',
    notChecked: 'Your link could not be checked. Try again.',
    retry: 'Try again',
    invalid: 'Invalid token! Request a new password reset.',
    invalidHelp:
      'A link works only once and for a limited time. If you have just reloaded this page, open the link in your e-mail again.',
    request: 'Request a new link',
    newPassword: 'New password',
    confirmation: 'Confirm the new password',
    hint: '%{least} to %{most} characters, with letters, numbers and symbols. It cannot contain your login, name or e-mail, or be one of your last 5 passwords.',
    lengthHint:
      '%{least} to %{most} characters. A sentence of a few words is easy to remember. It cannot contain your login, name or e-mail, or be one of your last 5 passwords.',
    rules: {
      length: '%{least} to %{most} characters',
      letter: 'A letter',
      digit: 'A digit',
      symbol: 'A symbol',
    },
    empty: 'Fill in all fields!',
    different: 'The passwords must be the same!',
    short: 'The password does not have the minimum number of characters.',
    criteria: 'The password does not meet the criteria!',
    failed: 'Could not change the password.',
    save: 'Save password',
    saving: 'Saving…',
    saved: 'Password changed successfully!',
    savedHelp: 'Sign in with your new password.',
    signIn: 'Go to sign-in',
  },
  own: {
    account: 'Your account',
    accountHelp: 'Your administrator manages your name and login.',
    name: 'Name',
    login: 'Login',
    section: 'Password',
    sectionHelp: 'When you save it, you are signed out on all your other devices.',
    newPassword: 'New password',
    confirmation: 'Confirm the new password',
    different: 'The confirmation field does not have the same password',
    criteria: 'Password does not meet minimum criteria',
    failed: 'Could not save new password!',
    noAnswer:
      'The server did not answer. What you typed is still here, so you can try again. If you are then told that the password was already used, it had been saved the first time.',
    saved: 'Password changed successfully!',
    save: 'Save password',
    current: {
      title: 'Confirm it is you',
      text: 'Enter your current password, and the new one is saved.',
      label: 'Current password',
      confirm: 'Save password',
    },
    rules: {
      title: 'Password requirements',
      count: '%{met} of %{all} met',
      length: '%{least} to %{most} characters',
      lowercase: 'A lowercase letter',
      uppercase: 'An uppercase letter',
      digit: 'A digit',
      symbol: 'One of the symbols ! @ # % &',
      noRepetition: 'No identical consecutive characters',
      nothingPersonal: 'Does not contain your name, surname, login or e-mail',
      notReused: 'None of your last 5 passwords',
      met: 'met',
      unmet: 'not met yet',
      onSave: 'checked when you save',
      failed: 'The password requirements could not be loaded.',
    },
  },
};

export const screens: ScreenTexts = {
  '/alterar-senha-perfil': { title: 'Change password', menu: 'Change password' },
};

export const trail: TrailTexts = {
  entities: { password: 'Password', password_link: 'Link for a new password' },
  fields: { userId: 'User', by: 'Method', minutes: 'Minutes of validity' },
};
