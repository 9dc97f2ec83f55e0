import type { PostState } from '@schemas/content/rules/post-moves'
import type { PostRow } from './live-row'

export const stateOf = ({ live, work, trashedAt }: Pick<PostRow, 'live' | 'work' | 'trashedAt'>): PostState => ({
  live,
  work,
  isTrashed: trashedAt !== null,
})
