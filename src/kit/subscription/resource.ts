/** The resource of subscriptions, and the key of what is fetched of them; apart, because the menu needs no more. */
export const SUBSCRIPTIONS = 'assinaturas';
