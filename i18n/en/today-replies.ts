/** The server says by these what needs a person today; the console shows them as they come. */
export const todayReplies = {
  more: '%{count} more |||| %{count} more',
  tasks: {
    silence: {
      title: '%{count} establishment is silent |||| %{count} establishments are silent',
      text: '%{shops}; usually deposits by %{hour} |||| %{shops}; they usually deposit by %{hour}',
      action: 'See why',
    },
    ownSilence: {
      title: '%{count} establishment is silent |||| %{count} establishments are silent',
      text: '%{shops}; usually deposits by %{hour} |||| %{shops}; they usually deposit by %{hour}',
      action: 'Open statement',
    },
    orders: {
      overdue: '%{count} work order is overdue |||| %{count} work orders are overdue',
      more: '%{count} more is waiting |||| %{count} more are waiting',
      waiting: '%{count} work order is waiting |||| %{count} work orders are waiting',
      text: '%{order} %{shop}, terminal %{terminal}',
      action: 'Open queue',
    },
    ownOrders: {
      title: '%{count} work order is overdue |||| %{count} work orders are overdue',
      text: '%{order} %{shop}, terminal %{terminal}, waiting for service',
      action: 'View work orders',
    },
    answeredOrders: {
      title: '%{count} work order was attended |||| %{count} work orders were attended',
      text: '%{order} %{shop}, terminal %{terminal}; see whether it works again',
      action: 'View work orders',
    },
    caseDeliveries: {
      title:
        '%{count} work order has not reached the case system |||| %{count} work orders have not reached the case system',
      text: '%{order} %{shop}; the portal keeps trying',
      action: 'View deliveries',
    },
    codeRequests: {
      title:
        '%{count} code request has not reached the terminals |||| %{count} code requests have not reached the terminals',
      text: '%{shops}; %{codes} code waits |||| %{shops}; %{codes} codes wait',
      action: 'View requests',
    },
    unusedCodes: {
      title:
        '%{count} code unused for more than %{days} days |||| %{count} codes unused for more than %{days} days',
      text: '%{operators}; switch off those of people who left',
      action: 'View codes',
    },
    tariffs: {
      title:
        '%{count} terminal has no tariff for %{month} |||| %{count} terminals have no tariff for %{month}',
      text: '%{terminals}; its bill cannot be made |||| %{terminals}; their bills cannot be made',
      action: 'Financial detail',
    },
    apiAccess: {
      title: 'Your API access ends on %{date}',
      text: 'Ask your sales executive to extend it, or your programs will stop working.',
      action: 'View access',
    },
  },
};
