import * as z from 'zod/mini'

/** A sort's name, or its name after `-` for the opposite order. */
export type SortOf<S extends string> = S | `-${S}`

type Filters = Readonly<Record<string, z.ZodMiniType>>
type Options<F extends Filters, S extends string> = {
  /** Optional values by name, each narrowing the list. */
  filters: F
  sorts: readonly S[]
  /** Rows of one answer: by default, and at most. */
  rows?: number
  maxRows?: number
}

/**
 * The input of a list call, to be spread into its strict object: filters by name, `q` for the search, `sort`, `cursor`
 * (the last answer's `next`, opaque), `limit`, and `total` to count the matches.
 */
export function listInput<const F extends Filters, const S extends string>({
  filters,
  sorts,
  rows = 30,
  maxRows = 100,
}: Options<F, S>) {
  const names = sorts.flatMap((name) => [name, `-${name}`]) as SortOf<S>[]
  return {
    ...filters,
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    sort: z.optional(z.enum(names)),
    cursor: z.optional(z.string().check(z.maxLength(500))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(maxRows)), rows),
    total: z.optional(z.union([z.boolean(), z.stringbool()])),
  }
}

/**
 * The answer of a list call: `next` continues after the last row and is absent on the last page. `total` is there when
 * it was asked for and cheap to count.
 */
export const listAnswer = <R extends z.ZodMiniType>(row: R) => ({
  items: z.array(row),
  next: z.optional(z.string()),
  total: z.optional(z.int()),
})
