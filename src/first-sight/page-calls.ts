import type { FirstCall } from '../../contract/first-calls';

/** The calls that the page at this address makes first, as the server has written them into the document. */
export const pageCalls = (): FirstCall[] =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="first-call"]')].map(
    ({ content }) => JSON.parse(content) as FirstCall,
  );
