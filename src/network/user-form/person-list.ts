import { bulkOffer } from '../../kit/bulk/bulk-offer';
import { fetchChooseEstablishments } from '../establishments/fetch-choose-establishments';
import { type ListedPerson, personOpening } from './person';

/** USR-05, VIEW-03: what the lists of users and of report viewers have in common. */
export const personList = {
  opens: personOpening,
  search: { source: 'name' },
  quick: 'status',
  bulk: bulkOffer({
    nameOf: ({ name }: ListedPerson) => name,
    actions: ['activate', 'deactivate', 'addEstablishments', 'removeEstablishments', 'sendWelcome'],
    fetchAsk: fetchChooseEstablishments,
  }),
};
