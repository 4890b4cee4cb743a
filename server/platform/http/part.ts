import type { FastifyReply } from 'fastify';
import type { Operation } from '../../../contract/operation';

/** A part of a list: its items, where the first one stands, counted from 0, and how long the whole list is. */
export interface Part<Items> {
  items: Items;
  from: number;
  total: number;
}

/**
 * Sends the items and says in Content-Range which they are, `audit 0-9/123`; of none it says `audit *` with the
 * number of all. The status stays 200: nobody asked for a range of bytes.
 */
export function sendPart<Items extends readonly unknown[]>(
  reply: FastifyReply,
  { path }: Operation,
  { items, from, total }: Part<Items>,
): Items {
  const unit = path.slice(path.lastIndexOf('/') + 1);
  const range = items.length === 0 ? '*' : `${from}-${from + items.length - 1}`;
  void reply.header('content-range', `${unit} ${range}/${total}`);
  return items;
}
