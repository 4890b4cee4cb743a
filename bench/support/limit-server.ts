import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { answerParent } from './child';

/** What the plain server answers under an address: the page that a statement reads. */
export interface PlainPage {
  path: string;
  sql: string;
  parameters: readonly unknown[];
  page: number;
  size: number;
}

export interface PlainServer {
  databaseUrl: string;
  pages: readonly PlainPage[];
}

/** What the page's statement returns: one row. */
interface PageRow {
  total: number;
  content: unknown[];
}

/**
 * The limit of a list: node:http and pg and nothing between them. No session, no checks, no framework, an expert's
 * statements on a pool of the same size, planned for the same disks.
 * @returns its address
 */
async function serve({ databaseUrl, pages }: PlainServer): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const known = new Map(pages.map((page) => [page.path, page]));
  const server = createServer((request, response) => {
    const wanted = known.get(request.url ?? '');
    if (wanted === undefined) {
      response.writeHead(404).end();
      return;
    }
    pool.query<PageRow>(wanted.sql, [...wanted.parameters], (error, result) => {
      if (error) {
        response.writeHead(500).end(error.message);
        return;
      }
      const { total, content } = result.rows[0] ?? { total: 0, content: [] };
      const body = JSON.stringify({
        content,
        pageable: { pageNumber: wanted.page },
        totalPages: Math.ceil(total / wanted.size),
        totalElements: total,
      });
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

answerParent(serve);
