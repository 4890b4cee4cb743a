import type { ExampleLanguage } from './examples';
import { addressOf, type ExampleRequest } from './request';

/** A program that reads what needs no token. */
export function openExample(language: ExampleLanguage, request: ExampleRequest, origin: string): string {
  const address = origin + addressOf(request);
  switch (language) {
    case 'curl':
      return `curl -sS --fail-with-body '${address}'\n`;
    case 'javascript':
      return `const answer = await fetch('${address}');
if (!answer.ok) throw new Error(\`\${answer.status} \${await answer.text()}\`);
console.log(await answer.text());
`;
    default:
      return `import urllib.request

with urllib.request.urlopen("${address}") as answer:
    print(answer.read().decode())
`;
  }
}
