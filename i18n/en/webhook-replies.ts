/** What the server alone says about webhooks. */
export const webhookReplies = {
  most: 'You have %{most} receivers already; more are not possible.',
  known:
    'You have a receiver of this address already. If you have not seen its secret, give it a new one there.',
  moment: 'Enter a day and a time, as 2026-03-31T06:00:00.',
  withheld: 'Not sent: at that moment there was no API access, or the establishment was no longer yours.',
  url: {
    noUrl: 'Enter a complete address, such as https://shop.example.com/events.',
    noHttps: 'The address has to begin with https://.',
    credentials: 'An address with a user name, a password or a # is not possible.',
    port: 'Only port 443 and ports from 1024 on are possible.',
    private: 'This leads to a private address, where events may not be sent.',
  },
  problems: {
    timeout: 'The receiver did not answer in ten seconds.',
    unknownHost: 'Nobody knows a machine of this name.',
    unreachable: 'There is no connection to the receiver, or it broke.',
    certificate: 'The certificate of the receiver is not valid.',
    address: 'The name leads to a private address, where events may not be sent.',
    redirect:
      'The receiver answered with a redirection (%{status}), which is not followed. Enter the address that it leads to.',
    status: 'The receiver answered %{status} instead of 200.',
    gone: 'The receiver answered 410: it does not want to hear any more.',
  },
};
