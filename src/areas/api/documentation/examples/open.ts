import { addressOf, type ExampleRequest } from './request';

type Writer = (request: ExampleRequest, origin: string) => string;

const curl: Writer = (request, origin) => `curl -sS --fail-with-body '${origin}${addressOf(request)}'\n`;

const javascript: Writer = (request, origin) => `const answer = await fetch('${origin}${addressOf(request)}');
if (!answer.ok) throw new Error(\`\${answer.status} \${await answer.text()}\`);
console.log(await answer.text());
`;

const python: Writer = (request, origin) => `import urllib.request

with urllib.request.urlopen("${origin}${addressOf(request)}") as answer:
    print(answer.read().decode())
`;

/** Programs that read what needs no token, by their language. */
export const openWriters = { curl, javascript, python } as const;
