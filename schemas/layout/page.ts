import * as z from 'zod/mini'
import { entrance } from './entrance'
import { grounds, rowGrounds } from './ground'
import { image } from './image'
import { limits } from './limits'
import { ownPathFields } from './own-paths'
import { pageOpen } from './page-open'
import { role } from './role-schema'
import { shownFields } from './shown'
import { style, visible } from './style'
import { text } from './text'

/** A node id: stable, random, unique in its document. Also usable as an HTML id. */
export const nodeId = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/))
export const blockType = z.string().check(z.regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/))
const anchor = z.string().check(z.regex(/^[\p{L}][\p{L}\p{M}\p{N}_-]{0,63}$/u))
const count = z.int().check(z.gte(1), z.lte(limits.columns))

const nodeFields = {
  id: nodeId,
  name: z.optional(z.string().check(z.maxLength(120))),
  anchor: z.optional(anchor),
  style: z.optional(style),
  visible: z.optional(visible),
  shown: z.optional(shownFields),
  /** Its entrance during scrolling; none when absent. */
  entrance: z.optional(entrance),
  locked: z.optional(z.boolean()),
}

/** A block without its slots. `props` and `at` stay raw here: they belong to the block type's own schema. */
export const blockFields = z.strictObject({
  ...nodeFields,
  type: blockType,
  version: z.int().check(z.gte(1)),
  props: z.optional(z.record(z.string(), z.unknown())),
  at: z.optional(
    z.strictObject({
      tablet: z.optional(z.record(z.string(), z.unknown())),
      mobile: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
  /** In a section: each page that shows it may override this block (`overlay-values`). */
  differs: z.optional(z.boolean()),
})
export const cellFields = z.strictObject({
  ...nodeFields,
  colspan: z.optional(count),
  /** The column's background; its row's when absent. `plain` is the page's. */
  ground: z.optional(z.enum(grounds)),
})
export const rowFields = z.strictObject({
  ...nodeFields,
  /** Desktop defaults to the sum of the cells' spans, tablet to at most 2, mobile to 1. */
  columns: z.optional(
    z.strictObject({ desktop: z.optional(count), tablet: z.optional(count), mobile: z.optional(count) }),
  ),
  gap: z.optional(z.number().check(z.gte(0), z.lte(limits.step))),
  /** How wide the content box is; the outer box always fills the band. */
  width: z.optional(z.enum(['text', 'content', 'wide', 'full'])),
  /** The band's background; all text colours inside adapt. The page's when absent. */
  ground: z.optional(z.enum(rowGrounds)),
  /** Its entrance applies to its columns, one after the other. */
  inTurn: z.optional(z.boolean()),
})

export type Block = z.infer<typeof blockFields> & { slots?: Record<string, Row[]> }
export type Cell = z.infer<typeof cellFields> & { blocks: Block[] }
export type Row = z.infer<typeof rowFields> & { cells: Cell[] }
export type View = { rows: Row[] }

export const frames = ['default', 'fullscreen'] as const
export type Frame = (typeof frames)[number]
/** The frame of a page as it is shown. `workspace` is chosen by the gateway and never stored. */
export type PageFrame = Frame | 'workspace'

/** What a path parameter must be; anything else answers 404 "Page not found: {fullPath}". */
export const paramRule = z.union([
  z.enum(['slug', 'code', 'integer', 'year', 'id']),
  z.strictObject({ oneOf: z.array(z.string()).check(z.minLength(1), z.maxLength(200)) }),
])
export type ParamRule = z.infer<typeof paramRule>

export const pageFields = z.strictObject({
  format: z.literal(1),
  path: z.string().check(z.regex(/^\/(?:[^/\s]+(?:\/[^/\s]+)*)?$/)),
  paths: z.optional(ownPathFields),
  frame: z._default(z.enum(frames), 'default'),
  /** The lowest role that may open the page; others are sent to sign in. */
  access: z._default(role, 'guest'),
  /** When visitors see the page; always when absent. */
  open: z.optional(pageOpen),
  title: text(),
  description: z.optional(text()),
  image: z.optional(image()),
  noindex: z.optional(z.boolean()),
  /** The device retains the page's layout, without data, and opens it where there is no connection. */
  offline: z.optional(z.boolean()),
  /** Values for the path's parameters, used by previews, tests and the route list. */
  sample: z.optional(z.record(z.string(), z.string())),
  validate: z.optional(z.record(z.string(), paramRule)),
  /** Structured data: the schema.org type of the page. */
  kind: z.optional(z.enum(['WebPage', 'Article', 'ContactPage', 'AboutPage', 'CollectionPage', 'FAQPage'])),
})

export type Page = z.infer<typeof pageFields> & { views: { guest?: View; user?: View; manager?: View; admin?: View } }

/** A slot of a theme: header, subheader, footer or workspace. Homepage, dashboard and checkout are pages. */
export const slotFields = z.strictObject({ format: z.literal(1), title: z.optional(text()) })
export type Slot = z.infer<typeof slotFields> & { rows: Row[] }
