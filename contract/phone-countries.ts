/** Countries whose way of writing phone numbers is known (`PORTAL_PHONE_COUNTRY`). */
export const phoneCountries = ['BR', 'CO', 'MX', 'US'] as const;
export type PhoneCountry = (typeof phoneCountries)[number];
