/*
 * A small server that receives events: it verifies the signature in the Standard Webhooks form, refuses old events, and
 * replies before it processes an event. It listens on port 8099, behind a proxy that terminates https.
 */

/** The environment variable from which the programs read the signing secret. */
export const WEBHOOK_SECRET = 'COFRE_WEBHOOK_SECRET';

/** `receive.mjs`, for Node.js 18 and newer. */
export const receiveInJavaScript = `import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const key = Buffer.from(process.env.${WEBHOOK_SECRET}.replace('whsec_', ''), 'base64');
const seen = new Set();

function isGenuine(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures = '' } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= 300)) return false;
  const wanted = createHmac('sha256', key).update(\`\${id}.\${time}.\`).update(body).digest();
  return signatures.split(' ').some((one) => {
    const [version, text = ''] = one.split(',');
    const given = Buffer.from(text, 'base64');
    return version === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}

const server = createServer(async (request, response) => {
  const pieces = [];
  for await (const piece of request) pieces.push(piece);
  const body = Buffer.concat(pieces);
  if (!isGenuine(request.headers, body)) return response.writeHead(401).end();
  response.writeHead(204).end();
  const id = request.headers['webhook-id'];
  if (seen.has(id)) return;
  seen.add(id);
  const { type, data } = JSON.parse(body);
  console.log(type, JSON.stringify(data));
});
server.listen(Number(process.env.PORT ?? 8099), () => console.log(\`listens on \${server.address().port}\`));
`;

/** `receive.py`, for Python 3.8 and newer. */
export const receiveInPython = `import base64, hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

KEY = base64.b64decode(os.environ["${WEBHOOK_SECRET}"].replace("whsec_", ""))
SEEN = set()


def is_genuine(headers, body):
    sent = headers.get("webhook-timestamp", "")
    if not sent.isdigit() or abs(time.time() - int(sent)) > 300:
        return False
    signed = f'{headers.get("webhook-id")}.{sent}.'.encode() + body
    wanted = "v1," + base64.b64encode(hmac.new(KEY, signed, hashlib.sha256).digest()).decode()
    given = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(one.encode(), wanted.encode()) for one in given)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        genuine = is_genuine(self.headers, body)
        self.send_response(204 if genuine else 401)
        self.end_headers()
        if not genuine or self.headers["webhook-id"] in SEEN:
            return
        SEEN.add(self.headers["webhook-id"])
        event = json.loads(body)
        print(event["type"], json.dumps(event["data"]), flush=True)


server = ThreadingHTTPServer(("", int(os.environ.get("PORT", 8099))), Receiver)
print("listens on", server.server_address[1], flush=True)
server.serve_forever()
`;
