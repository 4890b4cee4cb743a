import { type PortalConfig, phoneKinds } from '../../contract/config';

type Kind = (typeof phoneKinds)[number];

/** A number as people read it, and the address that calls it or writes to it. */
export interface Phone {
  kind: Kind;
  number: string;
  href: string;
}

/** HELP-01: the numbers of a language; an empty one has no row. */
export function phonesOf(phones: PortalConfig['phones'][keyof PortalConfig['phones']]): Phone[] {
  return phoneKinds
    .filter((kind) => phones[kind] !== '')
    .map((kind) => ({
      kind,
      number: phones[kind],
      href: `${kind === 'messaging' ? 'sms' : 'tel'}:${phones[kind].replace(/[^+\d]/g, '')}`,
    }));
}
