import { apiDocument } from '../../contract/api';
import { openShop, type Shop } from '../server/areas/api/shop';

export interface LiveShop extends Shop {
  /** Where its server listens. */
  address: string;
  /** The document of the API, as somebody with API access downloads it. */
  document: object;
}

/** The shop with its server on a port, for programs that speak HTTP. */
export async function openLiveShop(environment: Record<string, string> = {}): Promise<LiveShop> {
  const shop = await openShop(environment);
  const address = await shop.portal.app.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(address + apiDocument.path, {
    headers: { authorization: `Bearer ${shop.tokens.manager}` },
  });
  if (!answer.ok) throw new Error(await answer.text());
  return { ...shop, address, document: (await answer.json()) as object };
}
