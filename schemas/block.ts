import type * as z from 'zod/mini'
import type { HeadingPart } from './layout/contents/heading-part'
import type { Locale } from './layout/locale'
import type { Role } from './layout/role'
import type { Fault, RefusalMessage } from './layout/refuse'
import type { Localised } from './layout/text'

/** One call that a block's data needs. `required` makes the whole page 404 when the call answers not found. */
export type DataCall = { call: string; input: Record<string, unknown>; required?: boolean }

/** What a block may know of the request when it names its calls. Pure data: the gateway runs `data` too. */
export type DataContext = {
  params: Record<string, string>
  query: Record<string, string>
  locale: Locale
  path: string
}

export type DataError = { status: number; message: string }
/** The outcome of one call, as a view receives it. */
export type DataResult<T = unknown> = { ok: true; value: T } | { ok: false; error: DataError }

/** A responsive prop (`responsive(…)` in a block's schema) as a view receives it: always all three. */
export type Responsive<T> = { base: T; tablet: T; mobile: T }

type Definition<S extends z.ZodMiniType, R extends string> = {
  /** Rises when stored props of the last version would no longer mean the same; then `migrations.ts` has a step. */
  version: number
  /** Made when it is first asked for: whoever knows all block types, as the builder does, has the schemas of a few in use. */
  readonly props: S
  /** Props that may be overridden per breakpoint (a document's `at`). */
  responsive?: readonly R[]
  /** Area slots: fixed names, or names made from the props (one per tab, say). */
  slots?: readonly string[] | ((props: z.infer<S>) => readonly string[])
  data?: (props: z.infer<S>, context: DataContext) => Record<string, DataCall>
  /** The parameters of the page's address that the block reads, in `data` or in its view. Pages are cached by these alone, and no others reach it. */
  query?: readonly string[] | ((props: z.infer<S>) => readonly string[])
  /** What keeps the block from being published though it can be drawn: rules between its parts, which are broken for a while as somebody works on them. */
  faults?: (props: z.infer<S>) => readonly Fault[]
  /** The headings that its view makes and a list of the page's contents names, of its props as the view gets them. Of a block that says nothing whatever stands in its areas is read with the page. */
  headings?: (props: Localised<z.infer<S>>, data?: Record<string, DataResult>) => readonly HeadingPart[]
  /** The block lists the page's headings, down to this level (2 to 6): its view gets them in `data.headings`. */
  listsTo?: (props: Localised<z.infer<S>>) => number
  /** The lowest role that may see the block at all. */
  access?: Role
  /** The lowest role that may add or change such a block; any manager where nothing is said. */
  author?: Role
}

/** Any block, where its own types do not matter. */
export type AnyBlock = {
  version: number
  readonly props: z.ZodMiniType
  responsive?: readonly string[]
  slots?: readonly string[] | ((props: never) => readonly string[])
  data?: (props: never, context: DataContext) => Record<string, DataCall>
  query?: readonly string[] | ((props: never) => readonly string[])
  faults?: (props: never) => readonly Fault[]
  headings?: (props: never, data?: Record<string, DataResult>) => readonly HeadingPart[]
  listsTo?: (props: never) => number
  access?: Role
  author?: Role
}

/** Declares a block type: `export const schema = defineBlock({ version: 1, props: () => z.strictObject({ … }) })`. */
export function defineBlock<S extends z.ZodMiniType, const R extends string = never>({
  props,
  ...rest
}: Omit<Definition<S, R>, 'props'> & { props: () => S }): Definition<S, R> {
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
 * `blockId` (usable as an HTML id), `slots` (rendered areas by name) and `data` (outcomes by name).
 */
export type PropsOf<D> =
  D extends Definition<infer S, string>
    ? Localised<z.infer<S>> & {
        blockId: string
        slots?: Record<string, SlotContent>
        data?: Record<string, DataResult>
      }
    : never

/** A rendered area; opaque here, because `schemas` knows no React. The runtime passes React nodes. */
// An interface, so that the kit can say what it really is by declaration merging.
export interface SlotContentTypes {}
export type SlotContent = SlotContentTypes extends { node: infer N } ? N : unknown

/** Why a step cannot be done with some props, in words for the people who edit the page. Anything else that a step throws is a mistake in it. */
export class MigrationRefusal extends Error {
  constructor(readonly words: RefusalMessage) {
    super(words.en)
  }
}

/** One step of a block's document history. `up` is pure, gets the props as the version before wrote them (a part of them, where a page says something of its own in a section), and may throw a `MigrationRefusal`. */
export type BlockMigration = {
  to: number
  why: string
  up: (props: Record<string, unknown>) => Record<string, unknown>
}
