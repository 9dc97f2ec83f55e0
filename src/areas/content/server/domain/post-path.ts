import type { Space } from '@schemas/site/entities/space'

/** The canonical address of a post; the pages of the other family name it. */
export const postPath = (
  { category, slug }: { category: string; slug: string },
  { space }: { space: Pick<Space, 'blog'> },
): string =>
  `${space.blog?.addresses === 'cms-blog' ? '/cms-blog' : ''}/${encodeURIComponent(category)}/${encodeURIComponent(slug)}`
