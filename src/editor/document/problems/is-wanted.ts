import type { FlatPage } from '@schemas/layout/flat/flat'
import { isEmptyBlock } from './empty-block'
import { isMissed } from './missing-translation'
import type { PageProblem } from './problem'

/** Whether what was found at a node by itself is a problem where that stands on its page. */
export function isWanted(page: Pick<FlatPage, 'nodes'>, { kind, node, path }: PageProblem): boolean {
  if (node === undefined) return true
  return kind === 'translation' ? isMissed(page, node, path) : kind === 'empty' ? isEmptyBlock(page, node) : true
}
