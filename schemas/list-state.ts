import type { SortOf } from './list'

/** A filter's values, or the length of a free one. */
type FilterRule = readonly string[] | number
type ValueOf<R extends FilterRule> = R extends readonly (infer V)[] ? V : string
type Query = Readonly<Partial<Record<string, string>>>

/** What an address says of a list, in the form of its call's input. */
export type ListRequest<F extends Record<string, FilterRule>, S extends string> = {
  [N in keyof F]?: ValueOf<F[N]>
} & { q?: string; sort?: SortOf<S>; cursor?: string }

export type ListState<F extends Record<string, FilterRule> = Record<string, FilterRule>, S extends string = string> = {
  /** Before each of its parameters, so that two lists on a page do not share them; '' for the only one. */
  prefix: string
  filters: readonly (keyof F & string)[]
  sorts: readonly S[]
  /** All parameters that it reads, for `query` of a block's schema. */
  parameters: string[]
  /** The call's input; a value that the list does not know is left out. */
  read: (query: Query) => ListRequest<F, S>
}

/** Any list's state, where its own names do not matter. */
export type AnyListState = Omit<ListState, 'read'> & { read: (query: Query) => Readonly<Record<string, unknown>> }

type Options<F extends Record<string, FilterRule>, S extends string> = {
  filters: F
  /** Without any, an address sorts nothing. */
  sorts: readonly S[]
  /** Whether the call takes `q`: without it, an address searches nothing. */
  hasSearch?: boolean
  prefix?: string
}

/** Characters of the search that count. */
const maxSearchLength = 100

/**
 * The state of a list in its page's address: filters by name, `find` and `sort` where it has them, `after` (a cursor) and `row` (opened). A
 * block's schema and its view use the same, so that the answer that comes with the page is the list's first.
 */
export function listState<const F extends Record<string, FilterRule>, const S extends string>({
  filters,
  sorts,
  hasSearch = false,
  prefix = '',
}: Options<F, S>): ListState<F, S> {
  const rules = Object.entries<FilterRule>(filters)
  const names = rules.map(([name]) => name)
  const accept = (value: string, rule: FilterRule) =>
    typeof rule === 'number' ? value.slice(0, rule) : rule.includes(value) ? value : ''
  return {
    prefix,
    filters: names,
    sorts,
    parameters: [...names, ...(hasSearch ? ['find'] : []), ...(sorts.length > 0 ? ['sort'] : []), 'after', 'row'].map(
      (name) => prefix + name,
    ),
    read: (query) => {
      const of = (name: string) => query[prefix + name] ?? ''
      const sort = sorts.length > 0 ? of('sort') : ''
      const found = {
        ...Object.fromEntries(rules.map(([name, rule]) => [name, accept(of(name), rule)])),
        q: (hasSearch ? of('find') : '').trim().slice(0, maxSearchLength),
        sort: (sorts as readonly string[]).includes(sort.replace(/^-/, '')) ? sort : '',
        cursor: of('after'),
      }
      return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== '')) as ListRequest<F, S>
    },
  }
}
