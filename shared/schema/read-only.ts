import type * as z from './zod.ts';

type ReadOnly<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends readonly (infer One)[]
    ? readonly ReadOnly<One>[]
    : { readonly [Key in keyof Value]: ReadOnly<Value[Key]> };

/** The same schema, whose value nothing changes. */
export function readOnly<Schema extends z.ZodType>(schema: Schema) {
  return schema as unknown as z.ZodType<ReadOnly<z.output<Schema>>>;
}
