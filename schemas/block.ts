import type * as z from 'zod/mini'
import type { CallContract, InputOf, OutputOf } from './call'
import type { HeadingPart, ListedHeading } from './layout/contents/heading-part'
import type { Locale } from './layout/locale'
import type { Role } from './layout/role'
import type { Fault, RefusalMessage } from './layout/refuse'
import type { Localised } from './layout/text'

/**
 * Whether the page depends on a call: `true` makes the whole page a 404 when the call answers not found, `either` does
 * so only when all such calls of the page do.
 */
export type Required = boolean | 'either'
/** One call that a block's data needs. */
export type AnyDataCall = { call: string; input: Record<string, unknown>; required?: Required }
/**
 * The same with the type of its contract, which checks name and input, and which the view gets its outcome by
 * (`PropsOf`): `data: (): { posts: DataCall<typeof posts> } => …`.
 */
export type DataCall<C extends CallContract> = {
  call: C['name']
  input: InputOf<C>
  required?: Required
  /** Never set: it carries the type. */
  readonly contract?: C
}
/** The calls of a block by the names under which its view gets their outcomes. */
type DataCalls = Readonly<Record<string, AnyDataCall | undefined>>

/** What a block knows of the request when it names its calls. Pure data: the gateway runs `data` too. */
export type DataContext = {
  params: Record<string, string>
  query: Record<string, string>
  locale: Locale
  path: string
}

export type DataError = { status: number; message: string }
/** The outcome of one call, as a view receives it. */
export type DataResult<T = unknown> = { ok: true; value: T } | { ok: false; error: DataError }

/** The outcomes of calls by name; each may be missing. */
type DataOf<D> = [D] extends [never]
  ? unknown
  : { [Name in keyof D]?: DataResult<NonNullable<D[Name]> extends { contract?: infer C } ? OutputOf<C> : unknown> }

/** A responsive prop (`responsive(…)` in a block's schema) as a view receives it: always all three values. */
export type Responsive<T> = { base: T; tablet: T; mobile: T }

type Definition<S extends z.ZodMiniType, R extends string, D extends DataCalls> = {
  /** Raised when stored props of the last version would change their meaning; `migrations.ts` then needs a step. */
  version: number
  /** Built lazily: the builder knows all block types but uses the schemas of a few. */
  readonly props: S
  /** Props that may be overridden per breakpoint (a document's `at`). */
  responsive?: readonly R[]
  /** Area slots: fixed names, or names computed from the props (one per tab, say). */
  slots?: readonly string[] | ((props: z.infer<S>) => readonly string[])
  data?: (props: z.infer<S>, context: DataContext) => D
  /**
   * The parameters of the page's address that the block reads, in `data` or in its view. Pages are cached by these
   * alone, and no others reach it.
   */
  query?: readonly string[] | ((props: z.infer<S>) => readonly string[])
  /**
   * Those of them that are keys to what is shown. With one in its address, a page is in no index and its address goes to
   * no other page.
   */
  secretQuery?: readonly string[]
  /**
   * Faults that block publishing though the block can be drawn: rules between its parts, which may be broken for a
   * while during editing.
   */
  faults?: (props: z.infer<S>) => readonly Fault[]
  /**
   * The headings of its view that a table of contents lists, from the props as the view gets them. For a block without
   * it, only the content of its areas is listed.
   */
  headings?: (props: Localised<z.infer<S>>, data?: DataOf<D>) => readonly HeadingPart[]
  /** The block lists the page's headings, down to this level (2 to 6): its view gets them in `data.headings`. */
  listsTo?: (props: Localised<z.infer<S>>) => number
  /**
   * Nothing of its view reaches beyond its box: no menus, no sticky or fixed parts. Its row may be drawn when it comes
   * near the window.
   */
  contained?: boolean
  /** The lowest role that may see the block at all. */
  access?: Role
  /** The lowest role that may add or change such a block; any manager when absent. */
  author?: Role
}

/** Any block, where its own types do not matter. */
export type AnyBlock = {
  version: number
  readonly props: z.ZodMiniType
  responsive?: readonly string[]
  slots?: readonly string[] | ((props: never) => readonly string[])
  data?: (props: never, context: DataContext) => DataCalls
  query?: readonly string[] | ((props: never) => readonly string[])
  secretQuery?: readonly string[]
  faults?: (props: never) => readonly Fault[]
  headings?: (props: never, data?: never) => readonly HeadingPart[]
  listsTo?: (props: never) => number
  contained?: boolean
  access?: Role
  author?: Role
}

/** Declares a block type: `export const schema = defineBlock({ version: 1, props: () => z.strictObject({ … }) })`. */
export function defineBlock<S extends z.ZodMiniType, const R extends string = never, D extends DataCalls = never>({
  props,
  ...rest
}: Omit<Definition<S, R, D>, 'props'> & { props: () => S }): Definition<S, R, D> {
  let made: S | undefined
  return {
    ...rest,
    get props() {
      return (made ??= props())
    },
  }
}

/**
 * What `View` receives: the parsed props in the visitor's language, responsive ones as `{ base, tablet, mobile }`, and
 * `blockId` (usable as an HTML id), `slots` (rendered areas by name) and `data` (outcomes by name). `Examples` are calls
 * whose answers only examples give it as `data`.
 */
export type PropsOf<B, Examples extends DataCalls = never> =
  B extends Definition<infer S, string, infer D>
    ? Localised<z.infer<S>> & {
        blockId: string
        slots?: Record<string, SlotContent>
        data?: DataOf<D> & DataOf<Examples> & { headings?: DataResult<readonly ListedHeading[]> }
      }
    : never

/** A rendered area; opaque here, because `schemas` does not depend on React. The runtime passes React nodes. */
// An interface, so that the kit can give the real type by declaration merging.
export interface SlotContentTypes {}
export type SlotContent = SlotContentTypes extends { node: infer N } ? N : unknown

/**
 * Why a step cannot migrate some props, with a message for the people who edit the page. Anything else that a step
 * throws is a bug.
 */
export class MigrationRefusal extends Error {
  constructor(readonly words: RefusalMessage) {
    super(words.en)
  }
}

/**
 * One step of a block's document history. `up` is pure, gets the props as the previous version wrote them (only some of
 * them, for a page's own values in a section), and may throw a `MigrationRefusal`.
 */
export type BlockMigration = {
  to: number
  why: string
  up: (props: Record<string, unknown>) => Record<string, unknown>
}
