import { CLIENT_ID, CLIENT_SECRET } from './request';

/**
 * Sets the API user in a shell (bash, zsh). The secret is typed at a prompt that neither shows nor stores it.
 */
export const shellCredentials = (clientId: string) => `export ${CLIENT_ID}='${clientId}'
read -rs ${CLIENT_SECRET} && export ${CLIENT_SECRET}
`;
