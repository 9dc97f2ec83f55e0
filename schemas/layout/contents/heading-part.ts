import type { RichTree } from '../rich-text'

/**
 * One line of a table of contents: a heading's text, level (2 to 6) and the id for its link. `c` hides it on devices
 * where the heading is hidden.
 */
export type ListedHeading = { id: string; text: string; level: number; c?: string }

/**
 * A block's headings in reading order: the one that names the whole block, reached by the block's anchor; a rich text
 * with headings; an area that may contain some; headings that already have an id.
 */
export type HeadingPart =
  | { level: number; text: string | undefined }
  | RichTree
  | { slot: string }
  | { known: readonly ListedHeading[] }

/** For a block whose title is its heading, at level 2 where it has no level. */
export const ownHeading = ({ title, level = 2 }: { title?: string | undefined; level?: number }): HeadingPart[] => [
  { level, text: title },
]
