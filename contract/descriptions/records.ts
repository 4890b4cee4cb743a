/** Records that people look after. */
const stale = 'A stale `version` answers 409 and says what has changed.';
const file = 'Answers the address of a file, which works for 15 minutes, with the columns that are named.';

export const records = {
  listUsers: 'Sorted by name unless asked otherwise. To a manager those that it manages, to level 1 all.',
  getUser: `What the form loads, with the version for the next save. 404 for somebody whom the caller does not manage.`,
  createUser:
    'A mail with a link welcomes the person, who sets the password by it within 72 hours. Which fields are needed ' +
    'depends on the level; faults come at their fields, all at once.',
  updateUser: `What a person may see counts from its next call on; deactivating ends its sessions. ${stale}`,
  exportUsers: file,
  getApiCredentials:
    '404 for a manager without an API user. Counts of calls are written once a minute, so other processes may be a ' +
    'minute behind.',
  createApiUser:
    'The secret is answered this once and kept as a hash. A manager has one API user at most (409).',
  renewApiSecret:
    'The secret before ends at once, or after the hours that are given, at most 24. The new one is answered this once.',
  revokeApiSecret: 'Counts from the next call of its programs on. A new secret lets it in again.',
  listUserWebhooks: 'Empty for somebody who has none. Their secrets are never shown.',
  deleteUserWebhook: 'What waits for it is not sent any more. 404 where it is gone already.',
  renewOwnSecret:
    'The secret before ends at once, or after the hours that are given, at most 24. The new one is answered this once.',
  revokeOwnSecret:
    'Counts from the next call of the programs on. What was revoked gets no overlap when it is renewed.',
  listEcs:
    'By name; `pesquisa` and `limite` are for lists of thousands, and `ecs` for the names of those that were chosen ' +
    'before.',
  listViewers: 'To a manager those who see at least one of its establishments.',
  exportViewers: file,
  listAccounts:
    'To a manager the accounts of its establishments. A row names the first establishments by name.',
  getAccount: 'With all of its establishments that the caller sees; 404 where there are none.',
  updateAccountStatus: `By level 1. Transactions of an inactive account are taken all the same. ${stale}`,
  exportAccounts: file,
  listBanks: 'By code unless another order is asked for.',
  getBank: 'By its code; the version is for the next save.',
  updateBank: `Everything but code and name. ${stale}`,
  exportBanks: file,
  listAssociators:
    'To the form of users names alone, without `page` all at once; with `filtering=true` the list with establishments, ' +
    'page by page.',
  getGrouper: 'With all of its establishments, by name.',
  saveGrouper:
    'With `id` null a new one. Who has the group sees its establishments from the next call on; `effect` says that the ' +
    `person has confirmed who gains and loses. ${stale}`,
  deleteGrouper: 'Refused with 409 while users hold it.',
  exportGroupers: file,
  listNews: 'Active ones to everybody who is signed in; inactive ones as well to whoever manages them.',
  getNews: 'An inactive one answers 404 to everybody who does not manage the news.',
  uploadNewsFile:
    'PNG or JPEG of up to 5 MB, as base64. What the bytes are decides, not what is said of them. Answers the key that ' +
    'an item is saved with; a picture that no item names is thrown away.',
  createNews:
    'Shown at once, or from the day on that `opensOn` names, to the profiles that it names or to everybody.',
  updateNews: `With \`image\` the picture is replaced, and the one before is gone. ${stale}`,
  exportNews: file,
  imageFile: 'Needs no token; an address stands for the same bytes for ever, so every cache may keep them.',
  listOperatorCodes:
    'To a manager those of its establishments. Of a code its last three characters are shown.',
  getOperatorCode: 'With the last three characters of the code; the whole one leaves by the feed alone.',
  createOperatorCodes:
    'Up to twenty at once. A request goes with them, which the gateway acknowledges once the terminals know the codes.',
  updateOperatorCode: `Name and whether it works; the terminals are told by the feed. ${stale}`,
  exportOperatorCodes: file,
  getCodeLife: 'Requested, made, received, handed over, used, switched off: the oldest first.',
  handOverCode: 'May be said again when it goes to somebody else; each stays in the life of the code.',
  nameOperatorCodes: 'As after making several; one that cannot be named refuses them all, with the reasons.',
  findCodeHolders:
    'By the last handing over of each code, or its name where there was none. At most 200 codes.',
  getUnusedSetting: 'Whether codes that nobody has used for 60 days are told of or switched off.',
  updateUnusedSetting: `None is switched off before its managers have known for seven days. ${stale}`,
  listCodeRequests: 'By level 1. What waits for longer than 48 hours is told as overdue.',
  exportCodeRequests: file,
};
