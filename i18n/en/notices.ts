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
  },
  texts: {
    newsPublished: 'New on the portal: %{title}',
    workOrderOpened: '%{by} opened work order %{number}. %{shop}, terminal %{terminal}.',
    workOrderAttended: 'Work order %{number} was attended. %{shop}, terminal %{terminal}.',
    workOrderClosed: 'Work order %{number} was closed. %{shop}, terminal %{terminal}.',
    workOrderWaiting: 'Work order %{number} waits for service again. %{shop}, terminal %{terminal}.',
    workOrderReopened: '%{by} reopened work order %{number}. %{shop}, terminal %{terminal}.',
    workOrderCommented: '%{by} wrote on work order %{number}. %{shop}, terminal %{terminal}.',
    codesReady:
      'The operator code requested for %{shop} now works at the terminals. |||| The %{smart_count} operator codes requested for %{shop} now work at the terminals.',
    codesOverdue:
      '%{shop} has waited for an operator code for longer than %{hours} hours: it was requested on %{date} at %{time}. |||| %{shop} has waited for %{smart_count} operator codes for longer than %{hours} hours: they were requested on %{date} at %{time}.',
    codeUsedOff:
      'The code of %{operator} that ends in %{code} (%{shop}) was switched off, and was used on %{date} at %{time} in %{where}.',
    codeUsedElsewhere:
      'The code of %{operator} that ends in %{code} belongs to %{shop}, and was used on %{date} at %{time} in %{where}.',
    codesUnused:
      'The operator code of %{codes} (%{shop}) has not been used for %{days} days. |||| %{smart_count} operator codes of %{shop} have not been used for %{days} days: %{codes}.',
    codesEnding:
      'The operator code of %{codes} (%{shop}) has not been used for %{days} days. It will be switched off on %{date} unless somebody uses it. |||| %{smart_count} operator codes of %{shop} have not been used for %{days} days: %{codes}. They will be switched off on %{date} unless somebody uses them.',
    codesEnded:
      'The operator code of %{codes} (%{shop}) was switched off: it had not been used for %{days} days. |||| %{smart_count} operator codes of %{shop} were switched off: they had not been used for %{days} days. %{codes}.',
    billingAvailable: 'The billing for %{first} to %{last} is available under Financial detail.',
    passwordChanged: 'Your password was changed. If it was not you, tell your administrator right away.',
    newBrowser:
      'Somebody signed in with your login from a new browser: %{browser}, address %{address}. If it was not you, change your password.',
    accountDeactivated: '%{by} deactivated your access.',
    accountReactivated: '%{by} reactivated your access.',
    exportReady: '%{title} (%{format}) has been exported. The file is in the downloads of your browser.',
    bulkDone: '%{action}: %{changed} changed, %{others} unchanged (%{resource}).',
    shopSilent:
      '%{shop} has fallen silent: the last deposit was on %{date} at %{time}. So long a silence comes about once in %{days} days.',
    shopBack: '%{shop} is back: a deposit came on %{date} at %{time}.',
    webhookPaused:
      'The receiver of events at %{host} has failed again and again, or does not want to hear any more: nothing more is sent to it. Mend it and save it as active; what it has missed in the last %{days} days can be sent again.',
    webhookDayHeld:
      'The business day %{date} is not closed yet: transactions of the network are behind. The event is sent as soon as they have come.',
  },
  browserOn: '%{browser} on %{system}',
  unknownBrowser: 'unknown browser',
};
