/** What the server tells people in notifications (NOTE-02); the console shows it as it comes. */
export const notices = {
  types: {
    news: 'News',
    workOrder: 'Work order',
    codes: 'Operator codes',
    billing: 'Billing',
    security: 'Security',
    export: 'Export',
    bulk: 'Bulk actions',
    silence: 'Silent establishments',
    api: 'API',
    views: 'Saved views',
    operation: 'Operation',
  },
  texts: {
    newsPublished: 'News: %{title}',
    workOrderOpened: '%{by} opened work order %{number}. %{shop}, terminal %{terminal}.',
    workOrderAttended: 'Work order %{number} was attended. %{shop}, terminal %{terminal}.',
    workOrderClosed: 'Work order %{number} was closed. %{shop}, terminal %{terminal}.',
    workOrderWaiting: 'Work order %{number} is waiting for service again. %{shop}, terminal %{terminal}.',
    workOrderReopened: '%{by} reopened work order %{number}. %{shop}, terminal %{terminal}.',
    workOrderCommented: '%{by} wrote on work order %{number}. %{shop}, terminal %{terminal}.',
    codesReady:
      'The operator code requested for %{shop} now works at the terminals. |||| The %{smart_count} operator codes requested for %{shop} now work at the terminals.',
    codesOverdue:
      '%{shop} has been waiting for an operator code for more than %{hours} hours: it was requested on %{date} at %{time}. |||| %{shop} has been waiting for %{smart_count} operator codes for more than %{hours} hours: they were requested on %{date} at %{time}.',
    codeUsedOff:
      'The code of %{operator} ending in %{code} (%{shop}) was switched off but was used on %{date} at %{time} in %{where}.',
    codeUsedElsewhere:
      'The code of %{operator} ending in %{code} belongs to %{shop} but was used on %{date} at %{time} in %{where}.',
    codesUnused:
      'The operator code of %{codes} (%{shop}) has not been used for %{days} days. |||| %{smart_count} operator codes of %{shop} have not been used for %{days} days: %{codes}.',
    codesEnding:
      'The operator code of %{codes} (%{shop}) has not been used for %{days} days. It will be switched off on %{date} unless someone uses it. |||| %{smart_count} operator codes of %{shop} have not been used for %{days} days: %{codes}. They will be switched off on %{date} unless someone uses them.',
    codesEnded:
      'The operator code of %{codes} (%{shop}) was switched off: it had not been used for %{days} days. |||| %{smart_count} operator codes of %{shop} were switched off: they had not been used for %{days} days. %{codes}.',
    billingAvailable: 'The billing for %{first} to %{last} is available under Financial detail.',
    passwordChanged: 'Your password was changed. If it was not you, tell your administrator immediately.',
    newBrowser:
      'Someone signed in with your login from a new browser: %{browser}, address %{address}. If it was not you, change your password.',
    wrongPasswords:
      '%{times} wrong passwords in a row were entered for your login, the last one from the address %{address}. If it was not you, tell your administrator immediately.',
    wrongCodes:
      'Someone entered your password and then %{times} wrong codes, the last one from the address %{address}. If it was not you, change your password immediately.',
    factorAdded:
      'A second factor was set up for your sign-in, and all other sessions ended. If it was not you, tell your administrator immediately.',
    factorRemoved: 'Your second factor was removed. If it was not you, tell your administrator immediately.',
    factorReset: '%{by} reset your second factor. You sign in with your password and can set up another one.',
    recoveryCodeUsed:
      'A recovery code was used to sign in; 1 is left. If it was not you, tell your administrator immediately. |||| A recovery code was used to sign in; %{smart_count} are left. If it was not you, tell your administrator immediately.',
    passkeyAdded:
      'The passkey “%{name}” was added. If it was not you, remove it under My second factor, change your password, and tell your administrator immediately.',
    passkeyCopied:
      'One of your passkeys may have been copied, because it counted backwards. It no longer signs in here. Remove it under My second factor, and tell your administrator.',
    passkeyRemoved:
      'The passkey “%{name}” was removed. If it was not you, change your password and tell your administrator immediately.',
    accountDeactivated: '%{by} deactivated your access.',
    accountReactivated: '%{by} reactivated your access.',
    exportReady: '%{title} (%{format}) has been exported. The file is in your browser downloads.',
    bulkDone: '%{action}: %{changed} changed, %{others} unchanged (%{resource}).',
    shopSilent:
      '%{shop} has stopped depositing: the last deposit was on %{date} at %{time}. A silence this long happens about once every %{days} days.',
    shopBack: '%{shop} is depositing again: since %{date} at %{time}.',
    webhookPaused:
      'The event receiver at %{host} has failed repeatedly, or no longer accepts events: nothing more is sent to it. Fix it and save it as active; what it has missed in the last %{days} days can be sent again.',
    webhookDayHeld:
      'The business day %{date} is not closed yet: transactions from the network are delayed. The event will be sent as soon as they arrive.',
    webhookEnded:
      '%{by} has deleted your receiver of events at %{host}: nothing more is sent to it, and what waited for it is gone.',
    sumsDiffer:
      'Stored figures differ from the transactions. Days of totals: %{days}. Closed days: %{closings}. Bank files: %{files}. The runbook says what to do (CofreTotalsDiffer).',
    viewShared: '%{by} shared the view “%{view}” (%{screen}) with you.',
    viewInherited:
      'The shared view “%{view}” (%{screen}) is yours now, because the access of %{from} was deactivated. The people it is shared with still have it.',
    viewReturned:
      'The shared view “%{view}” (%{screen}) is back with %{to}, whose access was activated again.',
    subscriptionNamed:
      '%{by} sends you the view “%{view}” from now on, with what you have access to. You can leave it under My subscriptions.',
    subscriptionLate:
      '“%{view}”, no. %{number}, could not be sent yet and is tried again. %{reason} |||| %{count} sendings could not be sent yet and are tried again, among them “%{view}”, no. %{number}. %{reason}',
    subscriptionFailed:
      '“%{view}”, no. %{number}, was not sent, and is not tried again. %{reason} |||| %{count} sendings were not sent, and are not tried again, among them “%{view}”, no. %{number}. %{reason}',
    subscriptionWithheld: '“%{view}”, no. %{number}, was not sent to %{to}. %{reason}',
    subscriptionEmpty: '“%{view}”, no. %{number}, was sent without rows: there is nothing in its period.',
    subscriptionFewer:
      '“%{view}”, no. %{number}, for %{to} goes over fewer establishments than before. Now: %{count}. In the number before: %{before}.',
    subscriptionStopped: '“%{view}” is not sent any more. %{reason}',
    subscriptionEnded: '%{by} ended your subscription to “%{view}”: it is not sent any more.',
  },
  browserOn: '%{browser} on %{system}',
  unknownBrowser: 'unknown browser',
};
