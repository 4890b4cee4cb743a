import { CLIENT_ID, CLIENT_SECRET } from './request';

/**
 * Tells a shell (bash, zsh) who calls. The secret is typed where nothing shows or keeps it.
 * @param clientId `null`: not known, it is put in by hand
 */
export const tellShell = (clientId: string | null) => `export ${CLIENT_ID}='${clientId ?? 'client-id'}'
read -rs ${CLIENT_SECRET} && export ${CLIENT_SECRET}
`;
