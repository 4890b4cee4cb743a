/** Work orders, and work on many records at once. */
export const work = {
  listWorkOrders: 'To a manager those of its establishments, to the bank user all of them.',
  caseUserInfo:
    'Of establishments that the caller sees; with `numeroLogico` the operators of its establishment alone.',
  createWorkOrder:
    'Who asks is taken from the session. A repeated request with the same `chave` answers the order of the first one. ' +
    'Faults come at their fields, all at once.',
  getWorkOrder: 'With the terms that are promised, and what the caller may do with it.',
  updateWorkOrderStatus:
    'Whoever has opened it is told by notification and mail. A stale `version` answers 409.',
  reopenWorkOrder: 'By whoever has opened it; 409 after the term, or where it was reopened meanwhile.',
  exportWorkOrders:
    'Answers the address of a file, which works for 15 minutes, with the columns that are named.',
  listOrderEntries: 'Comments, pictures and changes of status, in the order in which they were made.',
  addOrderComment:
    'The other side is told by notification, and by one mail in ten minutes at most. A repeated request with the same ' +
    'key answers what the first one has added.',
  addOrderAttachment:
    'PNG or JPEG of up to 5 MB, as base64, twenty an order. It is kept without what cameras write into pictures.',
  orderAttachment: 'For whoever sees the order; caches on the way keep none.',
  listOrderDeliveries:
    'Why each waits, and when it is tried next. Empty where no outside case system is configured.',
  retryOrderDeliveries: 'One order or all; those that fail again wait as before.',
  describeImport:
    'With the headings by which columns are recognised, in all languages, and a sentence on each.',
  readWorkbook: 'Takes the file as the bytes that it is, at most 5 MB, and keeps nothing of it.',
  previewImport:
    'Judges every row and writes nothing. What would become of each is kept for a week under the name that it answers. ' +
    'At most 20,000 rows and 8 MB.',
  importRows: 'With the reasons of what is refused, and what would change. For nobody but who made it (404).',
  commitImport:
    'All of it or nothing. A second call answers what the first one did; 409 where a row would come out differently by ' +
    'now, or the numbers are not those that were previewed.',
  importErrors:
    'In the form of the file that was imported, each row with its reasons, to be mended and imported again.',
  previewBulk:
    'Freezes the records that are selected, a hundred thousand at most, and judges each. Nothing is changed yet.',
  startBulk:
    'To exactly the records that were previewed: up to 500 within the call, more as a job. A second start answers what ' +
    'became of the first.',
  undoBulk: "Only the person's last one of a resource, and where a record has not been changed since.",
  getBulk: 'To be asked again while it is `running`. For nobody but who started it (404).',
  getLastBulk: 'Of a resource; `batch` is null where there was none in thirty days.',
  listBulkRows: 'What becomes or became of each, with the reason of what is refused.',
  listRefused: 'So that they can stay selected.',
  previewEffect:
    'Of a change that is about to be made. What people keep by another way is no part of it. The fingerprint goes with ' +
    'the change itself, which is refused where the effect has become another one.',
  exportEffect: 'Answers the address of a file with a line for each person and establishment.',
};
