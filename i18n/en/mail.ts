/** What the portal's mails say. */
export const mail = {
  greeting: 'Hello %{name},',
  instead: 'If the button does not work, copy this address into your browser.',
  footer:
    'Cofre, the portal of the terminal network. This e-mail was sent automatically; please do not reply.',
  resetPassword: {
    subject: 'Set a new password for Cofre',
    title: 'Set a new password',
    asked: 'Someone, most likely you, asked to set a new password for the login %{login}.',
    button: 'Set new password',
    valid: 'The link works once, for %{minutes} minutes. A newer request replaces it.',
    notYou:
      'If it was not you, you do not need to do anything: your password stays the same. Do not share this link; nobody from Cofre will ask you for it.',
  },
  welcome: {
    subject: 'Welcome to Cofre',
    title: 'Welcome to Cofre',
    registered: 'You have been registered in the portal of the terminal network with the login %{login}.',
    choose: 'Set your password to sign in.',
    button: 'Set password',
    valid:
      'The link works once, for %{hours} hours. After that, request another one on the sign-in page, under “I forgot my password”.',
    notYou:
      'If you do not know what this is about, you can ignore this e-mail. Do not share this link; nobody from Cofre will ask you for it.',
  },
  newBrowser: {
    subject: 'New sign-in to Cofre',
    title: 'A new browser signed in',
    happened:
      'On %{date} at %{time}, someone signed in with the login %{login} from a browser that was not used before: %{browser}, address %{address}.',
    button: 'See where I am signed in',
    notYou:
      'If it was you, you do not need to do anything. If not, end that session, change your password and tell your administrator.',
  },
  secondFactor: {
    button: 'See my second factor',
    changePassword: 'Change my password',
    passwordAlone: 'Sign-ins ask for the password alone now.',
    signInAgain: 'Sign in with your password, and set up a new second factor.',
    newPassword: 'Set a new password',
    passwordNeedsFactor:
      'Your password was accepted only together with a second factor. Set a new one, sign in with it, and set up a new second factor.',
    added: {
      subject: 'Second factor for Cofre set up',
      title: 'A second factor was set up',
      happened:
        'On %{date} at %{time}, a second factor was set up for the login %{login}. All other sessions ended; from now on, each sign-in asks for it.',
      notYou: 'If it was you, you do not need to do anything. If not, tell your administrator immediately.',
    },
    removed: {
      subject: 'Second factor for Cofre removed',
      title: 'Your second factor was removed',
      happened:
        'On %{date} at %{time}, the authenticator app of the login %{login} was removed as a second factor.',
      notYou:
        'If it was you, you do not need to do anything. If not, change your password and tell your administrator immediately.',
    },
    reset: {
      subject: 'Second factor for Cofre reset',
      title: 'Your second factor was reset',
      happened:
        'On %{date} at %{time}, an administrator reset the second factor of the login %{login}. All sessions ended.',
      notYou: 'If you did not ask for it, change your password and tell your administrator immediately.',
    },
    wrongCodes: {
      subject: 'Wrong codes for your Cofre sign-in',
      title: 'Somebody knows your password',
      happened:
        'On %{date} at %{time}, somebody entered the right password of the login %{login} and then several wrong codes, the last one from the address %{address}. Nobody got in.',
      notYou:
        'If it was you, you do not need to do anything. If not, change your password now and tell your administrator.',
    },
    passkeyAdded: {
      subject: 'Passkey added to Cofre',
      title: 'A passkey was added',
      happened: 'On %{date} at %{time}, the passkey “%{passkey}” was added for the login %{login}.',
      notYou:
        'If it was you, you do not need to do anything. If not, remove it under My second factor, change your password, and tell your administrator immediately.',
    },
    passkeyCopied: {
      subject: 'A passkey of yours may have been copied',
      title: 'A passkey may have been copied',
      happened:
        'On %{date} at %{time}, a passkey of the login %{login} counted backwards, which happens when it was copied. It no longer signs in.',
      notYou: 'Remove it under My second factor, and tell your administrator.',
    },
    passkeyRemoved: {
      subject: 'Passkey removed from Cofre',
      title: 'A passkey was removed',
      happened: 'On %{date} at %{time}, the passkey “%{passkey}” of the login %{login} was removed.',
      notYou:
        'If it was you, you do not need to do anything. If not, change your password and tell your administrator immediately.',
    },
  },
  addressChanged: {
    subject: 'Your e-mail in Cofre was changed',
    title: 'Your e-mail was changed',
    changed:
      'Another e-mail was entered for the login %{login}. From now on, the portal writes to that address and no longer to this one.',
    button: 'Open Cofre',
    notYou:
      'If you already knew this, you do not need to do anything. If not, tell your administrator immediately, because anyone who reads the new address can set a new password for this login.',
  },
  workOrders: {
    subject: { one: 'Update on work order %{number}', many: 'Updates on your work orders' },
    events: {
      opened: '%{date} %{time}: %{by} opened work order %{number} (%{shop}).',
      attended: '%{date} %{time}: work order %{number} was attended (%{shop}).',
      closed: '%{date} %{time}: work order %{number} was closed (%{shop}).',
      waiting: '%{date} %{time}: work order %{number} is waiting for service again (%{shop}).',
      reopened: '%{date} %{time}: %{by} reopened work order %{number} (%{shop}).',
      commented: '%{date} %{time}: %{by} wrote on work order %{number} (%{shop}).',
    },
    more: 'And one more update. |||| And %{smart_count} more updates.',
    button: 'Open Cofre',
    afterwards:
      'Everything that happens within ten minutes comes in one e-mail. Reply in the portal, on the work order.',
  },
  subscriptionTrouble: {
    subject: 'Your subscription to “%{view}” is not sent',
    others: 'The others:',
    button: 'My subscriptions',
    why: 'You get this message because the subscription is yours. What fails for the same cause is in one message.',
  },
  subscription: {
    subject: '%{view}, no. %{number}',
    testSubject: '%{view} (test)',
    due: 'Due on %{date} at %{time}. Format: %{format}.',
    total: 'Rows: %{rows}. Deposits: %{deposits}. Withdrawals: %{withdrawals}. Balance: %{balance}.',
    empty: 'It has no rows: there is nothing in its period.',
    account: 'File no. %{number} of the account. Opening balance: %{opening}. Closing balance: %{closing}.',
    still: 'The account had no movement: the file has its balance alone.',
    late: 'It comes later than planned.',
    part: 'Some of what this view selects is outside your access and is not in the file.',
    establishments: 'Establishments now: %{count}. In the number before: %{before}.',
    lost: 'No longer among them: %{count} (%{codes}).',
    attached: 'The file is attached.',
    button: 'Get the file',
    signIn:
      'Sign in to get the file. It is there for %{days} days, within what you have access to at that moment.',
    leave:
      'Numbers have no gaps. What could not be sent is tried again for %{hours} hours. You can leave this subscription, or end it if it is yours, in Cofre under My subscriptions.',
  },
};
