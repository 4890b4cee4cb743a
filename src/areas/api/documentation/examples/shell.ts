import { CLIENT_ID, CLIENT_SECRET } from './request';

/**
 * Sets the API user in a shell (bash, zsh). The secret is typed at a prompt that neither shows nor stores it.
 * @param clientId `null`: not known, the person replaces the placeholder
 */
export const shellCredentials = (clientId: string | null) => `export ${CLIENT_ID}='${clientId ?? 'client-id'}'
read -rs ${CLIENT_SECRET} && export ${CLIENT_SECRET}
`;
