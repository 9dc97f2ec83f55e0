import type { ReleaseTokens } from '@schemas/entities/theme'
import type { PageOpen } from '@schemas/layout/page-open'
import type { MovedTo } from '@schemas/layout/site-addresses'

/** What a release makes of one document: another content (null: as the theme has it), or a page that is gone, to another address or for good; under the key `theme`, the look that the site wears from then on. */
export type ReleaseChange = { key: string; version: number } & (
  | { content: unknown }
  | { gone: true; movedTo?: string }
  | { tokens: ReleaseTokens }
)

/**
 * Pages, slots and sections by path, name or id, as documents; unread JSON until the page is asked for. A page that is null is
 * gone although the theme has it, a section that is null was taken away. `redirects` lead from patterns that pages had to the pages, and nowhere while these are gone, `versions` tells which draft a document
 * came from (and of `theme:name` how new that theme was), `decided` when somebody published or took back what is shown of it, and `changed` what the release changed of the one before, by document key. `backTo` is the number of the release that it shows again, `openings` when visitors have pages of which that alone was changed (null: always).
 */
export type ReleaseContent = {
  pages?: Record<string, unknown>
  slots?: Record<string, unknown>
  sections?: Record<string, unknown>
  tokens?: Record<string, unknown>
  redirects?: Record<string, MovedTo>
  versions?: Record<string, number>
  decided?: Record<string, string>
  changed?: string[]
  backTo?: number
  openings?: Record<string, PageOpen | null>
}
