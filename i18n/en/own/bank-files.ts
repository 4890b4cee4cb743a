import type { TrailTexts } from '../../area-parts';
/** The statement of one account in the forms of banks. */
export const bankFiles = {
  heading: 'For accounting programs',
  note: 'One account, whole, in the period of the statement.',
  title: 'Bank file',
  text: 'A bank file has all transactions of one account in this period. Other filters are left out.',
  account: 'Account',
  choose: 'Choose an account.',
  made: 'Numbered bank files',
};

export const trail: TrailTexts = {
  entities: { bankFile: 'Numbered bank statement' },
  fields: {
    account_id: 'Account (ID)',
    file_number: 'Number in the series',
    first_day: 'First day',
    last_day: 'Last day',
    delivery: 'Delivery',
    opening: 'Opening balance',
    closing: 'Closing balance',
  },
};
