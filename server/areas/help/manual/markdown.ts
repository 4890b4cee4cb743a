import { lexer, type Token, type Tokens } from 'marked';
import type { Block, Span, Style } from './blocks';

/**
 * Parses a chapter's Markdown: headings of two levels, paragraphs, lists, tables, notes (`>`), pictures; in a text
 * `**terms of a screen**` and `` `keys` ``.
 * @throws Error for anything else, so that nothing is omitted silently
 */
export function blocksOf(markdown: string): Block[] {
  return lexer(markdown).flatMap(blockOf);
}

function blockOf(token: Token): Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      if (depth !== 1 && depth !== 2) throw new Error(`A heading of level ${depth}: ${token.raw.trim()}`);
      return [{ kind: 'heading', level: depth, text: plainText(spansOf(tokens)) }];
    }
    case 'paragraph': {
      const { tokens } = token as Tokens.Paragraph;
      const [only] = tokens;
      if (tokens.length === 1 && only?.type === 'image') return [pictureOf(only as Tokens.Image)];
      return [{ kind: 'paragraph', spans: spansOf(tokens) }];
    }
    case 'text':
      return [{ kind: 'paragraph', spans: spansOf((token as Tokens.Text).tokens ?? []) }];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [{ kind: 'list', ordered, items: items.map((item) => item.tokens.flatMap(blockOf)) }];
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const cells = (row: Tokens.TableCell[]) => row.map((cell) => spansOf(cell.tokens));
      return [{ kind: 'table', head: cells(header), rows: rows.map(cells) }];
    }
    case 'blockquote':
      return [{ kind: 'note', blocks: (token as Tokens.Blockquote).tokens.flatMap(blockOf) }];
    default:
      throw new Error(`Not for manuals (${token.type}): ${token.raw.trim()}`);
  }
}

function pictureOf({ href, text }: Tokens.Image): Block {
  if (text === '') throw new Error(`The picture ${href} has no description`);
  return { kind: 'picture', file: href, alt: text };
}

const styles: Partial<Record<string, Style>> = {
  text: 'plain',
  escape: 'plain',
  strong: 'strong',
  codespan: 'key',
};

function spansOf(tokens: readonly Token[]): Span[] {
  return tokens.map((token) => {
    const style = styles[token.type];
    if (style === undefined) throw new Error(`Not for manuals (${token.type}): ${token.raw.trim()}`);
    // Line breaks of the file have no meaning.
    return { text: (token as Tokens.Text).text.replaceAll(/\s+/g, ' '), style };
  });
}

const plainText = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');
