/** Work orders, and work on many records at once. */
export const work = {
  listWorkOrders: 'Managers see the orders of their establishments; the bank user sees all orders.',
  caseUserInfo:
    'Covers the establishments that the caller may see. With `numeroLogico`, it lists only operators of the ' +
    "terminal's establishment.",
  createWorkOrder:
    'The requester is taken from the session. A repeated request with the same `chave` returns the order of the first. ' +
    'All errors are reported at once, at their fields.',
  getWorkOrder: 'Includes the promised times and what the caller may do with the order.',
  updateWorkOrderStatus:
    'The person who opened the order is informed by notification and e-mail. A stale `version` is answered with 409.',
  reopenWorkOrder:
    'Only the person who opened the order may reopen it. It answers 409 after the period for reopening, or if the order ' +
    'has already been reopened.',
  exportWorkOrders:
    'Returns the address of a file with the chosen columns. The address works for 15 minutes.',
  listOrderEntries: 'Lists comments, pictures and changes of status in the order in which they were made.',
  addOrderComment:
    'The other side is informed by notification, and by at most one e-mail every ten minutes. A repeated request with ' +
    'the same key returns what the first one added.',
  addOrderAttachment:
    'Accepts a PNG or JPEG of up to 5 MB, encoded as base64; an order can have twenty. Metadata written by the camera is ' +
    'removed.',
  orderAttachment: 'Everybody who may see the order may see the picture. Caches must not store it.',
  listOrderDeliveries:
    'Says why each delivery is waiting and when it will be tried again. Is empty if no external case system is ' +
    'configured.',
  retryOrderDeliveries: 'Retries one order or all of them; those that fail again keep waiting.',
  describeImport:
    'Returns the headings by which columns are recognised, in all languages, and a sentence about each column.',
  readWorkbook: 'Accepts the raw bytes of the file, at most 5 MB, and stores nothing.',
  previewImport:
    'Checks every row and writes nothing. The result is kept for a week under the returned name. A file can have at most ' +
    '20,000 rows and 8 MB.',
  importRows:
    'Says why rows are refused and what the others would change. Only the person who made the preview may read it ' +
    '(otherwise 404).',
  commitImport:
    'Imports all rows or none. A second call returns the result of the first. It answers 409 if a row would now have ' +
    'another result, or if the numbers differ from those of the preview.',
  importErrors:
    'Has the same layout as the imported file, with the reasons in each row, so that the rows can be corrected and ' +
    'imported again.',
  previewBulk:
    'Fixes the selected records, at most a hundred thousand, and checks each of them. Nothing is changed yet.',
  startBulk:
    'Changes exactly the records of the preview: up to 500 within the call, more as a job. A second call returns the ' +
    'result of the first.',
  undoBulk:
    "Undoes only the person's latest action on a resource, and only on records that have not been changed since.",
  getBulk:
    'Poll it while the action is `running`. Only the person who started the action may read it (otherwise 404).',
  getLastBulk: 'Returns the latest action on a resource; `batch` is null if there was none in thirty days.',
  listBulkRows: 'Says what will happen, or has happened, to each record, and why records were refused.',
  listRefused: 'Lets a client keep these records selected.',
  previewEffect:
    'Shows the effect of a change before it is made. Access that people keep in another way is left out. Send the ' +
    'fingerprint with the change; if the effect is no longer the same, the change is refused.',
  exportEffect: 'Returns the address of a file with one line for each person and establishment.',
};
