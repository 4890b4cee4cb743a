/** What the portal's mails say. */
export const mail = {
  greeting: 'Hello %{name},',
  instead: 'If the button does not work, copy this address into your browser.',
  footer: 'Cofre, the portal of the terminal network. This mail was sent automatically; please do not reply.',
  resetPassword: {
    subject: 'Set a new password for Cofre',
    title: 'Set a new password',
    asked: 'Somebody, most likely you, asked to set a new password for the login %{login}.',
    button: 'Set new password',
    valid: 'The link works once, for %{minutes} minutes. A newer request replaces it.',
    notYou:
      'If it was not you, there is nothing to do: your password stays as it is. Never pass this link on; nobody of Cofre will ask you for it.',
  },
  welcome: {
    subject: 'Welcome to Cofre',
    title: 'Welcome to Cofre',
    registered: 'You were registered in the portal of the terminal network, with the login %{login}.',
    choose: 'Set your password, and you can sign in.',
    button: 'Set password',
    valid:
      'The link works once, for %{hours} hours. After that, ask for another one on the sign-in page, under “I forgot my password”.',
    notYou:
      'If you do not know what this is about, you can ignore this mail. Never pass this link on; nobody of Cofre will ask you for it.',
  },
  addressChanged: {
    subject: 'Your e-mail for Cofre was changed',
    title: 'Your e-mail was changed',
    changed:
      'Another e-mail was entered for the login %{login}. From now on the portal writes to that one, and no longer to this address.',
    button: 'Open Cofre',
    notYou:
      'If you know about this, there is nothing to do. If you do not, tell your administrator at once, because whoever reads the new address can set a new password for this login.',
  },
  workOrders: {
    subject: { one: 'News about work order %{number}', many: 'News about your work orders' },
    events: {
      opened: '%{date} %{time}: %{by} opened work order %{number} (%{shop}).',
      attended: '%{date} %{time}: work order %{number} was attended (%{shop}).',
      closed: '%{date} %{time}: work order %{number} was closed (%{shop}).',
      waiting: '%{date} %{time}: work order %{number} waits for service again (%{shop}).',
      reopened: '%{date} %{time}: %{by} reopened work order %{number} (%{shop}).',
      commented: '%{date} %{time}: %{by} wrote on work order %{number} (%{shop}).',
    },
    more: 'And one more piece of news. |||| And %{smart_count} more pieces of news.',
    button: 'Open Cofre',
    afterwards: 'What happens within ten minutes comes in one mail. Answer in the portal, on the work order.',
  },
};
