import type { DataResult } from '../block'
import type { Ground, RowGround } from './ground'
import type { Asset } from './image'
import type { Locale } from './locale'
import type { Frame } from './page'
import type { Problem } from './problem'
import type { Role } from './role'

/**
 * The render tree: a document as the gateway compiled it for one role, locale and moment. Hidden nodes are gone, props are
 * parsed and in one language, styles are class names. The runtime renders it and decides nothing.
 * Short keys, because every page carries one: `c` outer class, `i` inner class, `g` grid class.
 */
export type RenderBlock = {
  id: string
  type: string
  props: Record<string, unknown>
  c?: string
  i?: string
  anchor?: string
  slots?: Record<string, RenderRow[]>
  data?: Record<string, DataResult>
  /** The block stands as a notice. Managers get the reason, visitors only its code. */
  problem?: { code: Problem['code']; message?: string; path?: (string | number)[] }
}
export type RenderCell = { id: string; c?: string; i?: string; ground?: Ground; anchor?: string; blocks: RenderBlock[] }
export type RenderRow = {
  id: string
  c?: string
  i?: string
  g: string
  w?: 'text' | 'content' | 'wide' | 'full'
  ground?: RowGround
  anchor?: string
  cells: RenderCell[]
}

/** One compiled document: rows, their style sheet, the block types in it, and the assets its props name. */
export type RenderTree = { rows: RenderRow[]; css: string; types: string[]; assets: Record<string, Asset> }

export type Head = {
  title: string
  description?: string
  canonical: string
  alternates: { lang: string; href: string }[]
  /** Its size where that is known of the file that is sent. */
  image?: { src: string; size?: { width: number; height: number }; alt: string }
  noindex?: boolean
  jsonLd: Record<string, unknown>[]
}

export type ErrorInfo = { statusCode: number; statusMessage: string; message: string }

/** For whom an answer was made: nobody in particular is a guest. */
export type Viewer = { role: Role; userID?: string }

/** What `GET {path}/_payload.json` answers and what the first HTML carries. */
export type Payload = {
  build: string
  /** The page's pattern (`/shop/product/{sku}`), which names it across its addresses. */
  pattern: string
  /** The address under the page's own pattern, whatever language it was asked for in. */
  path: string
  /** Where the page stands in a language instead, in those where it has an address of its own. */
  addresses?: Partial<Record<Locale, string>>
  params: Record<string, string>
  query: Record<string, string>
  frame: Frame
  head: Head
  tree: RenderTree | null
  error?: ErrorInfo
  /** Set instead of a page: go there (sign-in, the cluster's dashboard, where an address leads). A path of this site, or an https address where somebody said so. */
  redirect?: string
  /** In an answer to a navigation: whose page this is. The document that shows it may have been opened by somebody else, or in another role. */
  viewer?: Viewer
}
