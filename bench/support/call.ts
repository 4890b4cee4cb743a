interface Call {
  headers?: Record<string, string>;
  /** Sent as JSON, with POST. */
  body?: unknown;
}

/**
 * Makes a call and reads its JSON.
 * @throws Error with the answer's text where it is not 200
 */
export async function answered<Reply>(url: string, { headers = {}, body }: Call = {}): Promise<Reply> {
  const reply = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (reply.status !== 200) throw new Error(`${url} answered ${reply.status}, ${await reply.text()}`);
  return (await reply.json()) as Reply;
}
