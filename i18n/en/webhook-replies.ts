/** What the server alone says about webhooks. */
export const webhookReplies = {
  noSample: 'Nothing that an event could report has arrived from these establishments yet.',
  most: 'You already have %{most} receivers; no more can be added.',
  known: 'You already have a receiver with this address. If you have not seen its secret, replace it there.',
  moment: 'Enter a day and a time, for example 2026-03-31T06:00:00.',
  withheld: 'Not sent: at that moment there was no API access, or the establishment was no longer yours.',
  url: {
    noUrl: 'Enter a complete address, for example https://shop.example.com/events.',
    noHttps: 'The address must begin with https://.',
    credentials: 'The address cannot contain a user name, a password or a #.',
    port: 'Only port 443 and ports from 1024 are allowed.',
    private: 'This is a private address. Events cannot be sent there.',
  },
  problems: {
    timeout: 'The receiver did not answer in ten seconds.',
    unknownHost: 'No server was found with this name.',
    unreachable: 'Could not connect to the receiver, or the connection was lost.',
    certificate: 'The certificate of the receiver is not valid.',
    address: 'The name leads to a private address. Events cannot be sent there.',
    redirect:
      'The receiver answered with a redirect (%{status}), which is not followed. Enter the address it leads to.',
    status: 'The receiver answered %{status} instead of 200.',
    gone: 'The receiver answered 410: it no longer accepts events.',
    secretGone:
      'The secret of this receiver is no longer available here. Replace it and activate the receiver.',
    outboundOff: 'This portal sends nothing at the moment.',
  },
};
