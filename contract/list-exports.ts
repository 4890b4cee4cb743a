import { z } from 'zod';
import type { ScreenPath } from './access';
import { exportReply } from './exports';
import { BULK } from './limits';
import { op } from './operation';
import { pageQuery } from './paging';
import { exceptKeys, namedKeys } from './selection';

/** The formats of lists: tables to work with, which hold any number of rows. */
export const listFormats = ['xlsx', 'csv'] as const;
export type ListFormat = (typeof listFormats)[number];

interface ListExport<Filter extends z.ZodRawShape, Sort extends string, Column extends string> {
  name: string;
  summary: string;
  path: `/${string}`;
  screen: ScreenPath;
  filter: Filter;
  sorts: readonly [Sort, ...Sort[]];
  /** The columns of the file in their order, where the caller names none. */
  columns: readonly [Column, ...Column[]];
}

/** Declares the call that asks for a list as a file; its reply is that of the statement (STMT-30). */
export function listExport<
  const Filter extends z.ZodRawShape,
  const Sort extends string,
  const Column extends string,
>({ name, summary, path, screen, filter, sorts, columns }: ListExport<Filter, Sort, Column>) {
  return op({
    name,
    summary,
    description: 'Returns the address of a file with the chosen columns. The address works for 15 minutes.',
    method: 'POST',
    path,
    reads: true,
    access: { person: { screens: [screen] } },
    body: z.strictObject({
      format: z.enum(listFormats),
      filter: z.strictObject(filter),
      sort: pageQuery(sorts).sort,
      columns: z
        .array(z.enum(columns))
        .min(1)
        .max(columns.length)
        .optional()
        .describe('Those to write, in their order; absent: all'),
      ids: namedKeys.optional().describe('Only these of those that match; absent: all that match'),
      except: exceptKeys.optional().describe('All that match but these'),
      edit: z
        .literal(true)
        .optional()
        .describe('XLSX alone: a sheet to be edited and imported again, of a list that can be imported'),
    }),
    reply: exportReply,
    bodyLimit: BULK.bytes,
  });
}

/** A call that asks for a list as a file. */
export type ListExportCall = ReturnType<typeof listExport<z.ZodRawShape, string, string>>;
