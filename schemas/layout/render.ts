import type { DataResult } from '../block'
import type { Ground, RowGround } from './ground'
import type { Asset } from './image'
import type { Locale } from './locale'
import type { PageFrame } from './page'
import type { Problem } from './problem'
import type { Role } from './role'

/**
 * The render tree: a document as the gateway compiled it for one role, locale and moment. Hidden nodes are removed,
 * props are parsed and in one language, styles are class names. The runtime only renders it.
 * Short keys, because every page carries one: `c` outer class, `i` inner class, `g` grid class.
 */
export type RenderBlock = {
  id: string
  type: string
  props: Record<string, unknown>
  c?: string
  i?: string
  anchor?: string
  /** The language of its texts, where it is not the one around it. */
  lang?: Locale
  slots?: Record<string, RenderRow[]>
  data?: Record<string, DataResult>
  /** A notice replaces the block. Managers get the reason, visitors only its code. */
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
  /** Drawn when it comes near the window: nothing in it reaches beyond its box. */
  later?: true
  cells: RenderCell[]
}

/** One compiled document: rows, their style sheet, the block types in it, and the assets its props name. */
export type RenderTree = { rows: RenderRow[]; css: string; types: string[]; assets: Record<string, Asset> }

export type Head = {
  title: string
  description?: string
  canonical: string
  alternates: { lang: string; href: string }[]
  /** Its size, where the file's is known. */
  image?: { src: string; size?: { width: number; height: number }; alt: string }
  noindex?: boolean
  /** The site's feed, on pages that show what is in it. */
  feed?: { href: string; title: string }
  jsonLd: Record<string, unknown>[]
}

export type ErrorInfo = { statusCode: number; statusMessage: string; message: string }

/** The viewer an answer was made for: an anonymous one is a guest. */
export type Viewer = { role: Role; userID?: string }

/** The answer of `GET {path}/_payload.json`, also embedded in the first HTML. */
export type Payload = {
  build: string
  /** The page's pattern (`/shop/product/{sku}`), which identifies it across its addresses. */
  pattern: string
  /** The address under the page's own pattern, regardless of the requested language. */
  path: string
  /** The page's addresses in those languages where it has one. */
  addresses?: Partial<Record<Locale, string>>
  params: Record<string, string>
  query: Record<string, string>
  frame: PageFrame
  head: Head
  /** The device is to retain the page for times without a connection. */
  offline?: true
  tree: RenderTree | null
  error?: ErrorInfo
  /**
   * Set instead of a page: redirect there (sign-in, the cluster's dashboard, a redirect's target). A path of this site,
   * or a configured https address.
   */
  redirect?: string
  /**
   * In an answer to a navigation: the viewer it is for. The current document may have been opened by another person, or
   * in another role.
   */
  viewer?: Viewer
}
