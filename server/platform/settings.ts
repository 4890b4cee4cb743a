import { z } from 'zod';

/** What is wrong with a variable that is right by itself. */
export type Problem = readonly [variable: string, message: string];

/** What settings of a room depend on beside their own variables. */
export interface Surroundings {
  readonly production: boolean;
  /** Whether nothing may leave, as from a copy of a portal. */
  readonly isolated: boolean;
}

type ValuesOf<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

interface Definition<Shape extends z.ZodRawShape, Value> {
  /** How each variable is read. */
  readonly variables: Shape;
  /** Those that hold a password or a key: their values are never repeated. */
  readonly secrets?: readonly (keyof Shape & string)[];
  /** What is wrong with them in combination. */
  readonly problems?: (values: ValuesOf<Shape>, surroundings: Surroundings) => readonly Problem[];
  readonly read: (values: ValuesOf<Shape>, surroundings: Surroundings) => Value;
  /** Whether something leaves the portal by them. */
  readonly leaves?: (value: Value) => boolean;
}

/** What a room reads from the environment; a running server has its value from `Config.of`. */
export interface Settings<out Value = unknown> {
  readonly variables: z.ZodRawShape;
  readonly secrets: readonly string[];
  problems(values: unknown, surroundings: Surroundings): readonly Problem[];
  /** @param values the variables, read */
  read(values: unknown, surroundings: Surroundings): { value: Value; leaves: boolean };
}

/** Defines the settings of a room; `server/config.ts` reads those that are listed there, and no others. */
export function defineSettings<Shape extends z.ZodRawShape, Value>({
  variables,
  secrets = [],
  problems,
  read,
  leaves,
}: Definition<Shape, Value>): Settings<Value> {
  return {
    variables,
    secrets,
    problems: (values, surroundings) => problems?.(values as ValuesOf<Shape>, surroundings) ?? [],
    read(values, surroundings) {
      const value = read(values as ValuesOf<Shape>, surroundings);
      return { value, leaves: leaves?.(value) ?? false };
    },
  };
}

/** A variable that takes more than a line of rules to read; `read` throws a sentence about what is wrong. */
export const readBy = <Value>(read: (text: string) => Value) =>
  z.string().transform((text, context): Value => {
    try {
      return read(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  });
