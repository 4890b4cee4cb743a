/** What the server alone says about subscriptions. */
export const subscriptionReplies = {
  gone: 'This subscription was ended, or you are no longer one of its recipients.',
  notYours: 'Only the owner of this subscription can change it.',
  noSending: 'This file is not for you, or it is no longer kept.',
  tooMany: 'You already have %{most} subscriptions. End some of them first.',
  justSent: 'It was sent just now. Wait a minute before you send it again.',
  form: 'The file of this report has another form than Accept asks for.',
  problems: {
    required: 'Fill in this field.',
    notTaken: 'This does not go with the other choices.',
    noTime: 'Enter a time, for example 07:30.',
    format: 'Views like this one cannot be sent in this format.',
    recipients: 'Some of these people cannot open the view, or you may not send it to them.',
    partOfAccount: 'These people do not see the whole account, and would never get its bank file: %{names}.',
    attached: 'This portal sends links, and no files, by e-mail.',
    noHost: 'Enter the name or the address of a server.',
    port: 'Only port 22 and ports from 1024 are allowed.',
    secret: 'Enter the password or the private key.',
    oneSecret: 'Enter either a password or a private key.',
    receiver: 'Choose one of your own receivers. They need access to the API.',
    numbered: 'Only bank files are numbered.',
  },
};
