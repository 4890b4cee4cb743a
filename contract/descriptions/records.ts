/** Records that people look after. */
const stale = 'A stale `version` is answered with 409, which says what has changed.';
const file = 'Returns the address of a file with the chosen columns. The address works for 15 minutes.';
const renewed =
  'The previous secret ends immediately, or after the given number of hours (at most 24). The new secret is returned ' +
  'only this once.';

export const records = {
  listUsers: 'Is sorted by name by default. Managers see the users that they manage; level 1 sees everybody.',
  getUser:
    'Returns what the form needs, including the version for the next save. It answers 404 for an unknown user and 403 ' +
    'for one whom the caller does not manage.',
  createUser:
    'Sends a welcome e-mail with a link, by which the person sets a password within 72 hours. Which fields are required ' +
    'depends on the level. Errors are reported at their fields; what the caller may not grant is answered with 403.',
  updateUser: `Changes of access apply from the person's next call; deactivating ends the person's sessions. ${stale}`,
  exportUsers: file,
  getApiCredentials:
    'Answers 404 for a manager without an API user. Call counts are written once a minute, so the counts of other ' +
    'server processes may be a minute old.',
  createApiUser:
    'The secret is returned only this once and stored as a hash. A manager can have one API user (otherwise 409).',
  renewApiSecret: renewed,
  revokeApiSecret: 'Takes effect from the next call of its programs. A new secret restores access.',
  listUserWebhooks: 'Is empty for a user without receivers. Secrets are never shown.',
  deleteUserWebhook:
    'Events that are waiting for it are discarded. It answers 404 if the receiver has already been deleted.',
  renewOwnSecret: renewed,
  revokeOwnSecret:
    'Takes effect from the next call of the programs. A revoked secret has no overlap when it is renewed.',
  listEcs:
    'Is sorted by name. Use `pesquisa` and `limite` for lists of thousands, and `ecs` to get the names of ' +
    'establishments that were chosen earlier.',
  listViewers: 'Managers see the viewers who have access to at least one of their establishments.',
  exportViewers: file,
  listAccounts:
    'Managers see the accounts of their establishments. Each row lists the first establishments, by name.',
  getAccount:
    'Returns all of its establishments that the caller may see. It answers 403 if there are none, and 404 for an ' +
    'unknown account.',
  updateAccountStatus: `Only level 1 may call it. Transactions of an inactive account are still accepted. ${stale}`,
  exportAccounts: file,
  listBanks: 'Is sorted by code by default.',
  getBank: 'Is found by its code. The answer includes the version for the next save.',
  updateBank: `Changes everything except code and name. ${stale}`,
  exportBanks: file,
  listAssociators:
    'For the user form it returns only the names, all at once if `page` is omitted. With `filtering=true` it returns ' +
    'the groups with their establishments, page by page.',
  getGrouper: 'Returns the group with all of its establishments, sorted by name.',
  saveGrouper:
    'Creates a group if `id` is null. Users who hold the group have access to its establishments from their next call; ' +
    `\`effect\` states that the person has confirmed who gains and loses access. ${stale}`,
  deleteGrouper: 'Answers 409 while users hold the group.',
  exportGroupers: file,
  listNews: 'Everybody who is signed in sees active items; those who manage the news also see inactive ones.',
  getNews: 'An inactive item is answered with 404 unless the caller manages the news.',
  uploadNewsFile:
    'Accepts a PNG or JPEG of up to 5 MB, encoded as base64. The content decides the type, not the name or the declared ' +
    'type. Returns the key to save an item with; a picture that no item uses is deleted.',
  createNews:
    'Publishes the item immediately, or on the day given in `opensOn`, to the given profiles or to everybody.',
  updateNews: `If \`image\` is sent, it replaces the picture and the previous one is deleted. ${stale}`,
  exportNews: file,
  imageFile: 'Needs no token. An address always returns the same bytes, so any cache may keep them.',
  listOperatorCodes:
    'Managers see the codes of their establishments. Only the last three characters of a code are shown.',
  getOperatorCode: 'Returns the last three characters of the code; only the feed delivers whole codes.',
  createOperatorCodes:
    'Creates up to twenty codes at once, with a request that the gateway acknowledges once the terminals know the codes.',
  updateOperatorCode: `Changes the name and whether the code works; the feed informs the terminals. ${stale}`,
  exportOperatorCodes: file,
  getCodeLife:
    'Lists when the code was requested, made, received, handed over, used and switched off, oldest first.',
  handOverCode:
    'Call it again when the code is given to somebody else; every handover remains in the history of the code.',
  nameOperatorCodes:
    'Use it after creating several codes. If one of them cannot be named, all are refused, with the reasons.',
  findCodeHolders:
    'Searches the last handover of each code or, if there was none, its name. Returns at most 200 codes.',
  getUnusedSetting:
    'Says whether codes that nobody has used for 60 days are only reported or also switched off.',
  updateUnusedSetting: `No code is switched off until its managers have been notified for seven days. ${stale}`,
  listCodeRequests:
    'Only level 1 may call it. A request that has waited for more than 48 hours is marked as overdue.',
  exportCodeRequests: file,
};
