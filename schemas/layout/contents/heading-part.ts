import type { RichTree } from '../rich-text'

/** One line of a list of contents: a heading's words, level (2 to 6) and the id that a link leads to. `c` hides it on devices on which the heading is hidden. */
export type ListedHeading = { id: string; text: string; level: number; c?: string }

/**
 * What a block says of its headings, in reading order: the one that names the whole block, which is reached by the block's anchor;
 * a rich text with headings of its own; an area in which there may be some; headings that have an id already.
 */
export type HeadingPart =
  | { level: number; text: string | undefined }
  | RichTree
  | { slot: string }
  | { known: readonly ListedHeading[] }

/** For a block whose title is its heading, at level 2 where it has no level of its own. */
export const ownHeading = ({ title, level = 2 }: { title?: string | undefined; level?: number }): HeadingPart[] => [
  { level, text: title },
]
