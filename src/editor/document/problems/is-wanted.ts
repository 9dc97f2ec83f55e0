import type { FlatPage } from '@schemas/layout/flat/flat'
import { isEmptyBlock } from './empty-block'
import { isMissed } from './missing-translation'
import type { PageProblem } from './problem'

/** Whether a problem found on a node alone is one in its context on the page. */
export function isWanted(page: Pick<FlatPage, 'nodes'>, { kind, node, path }: PageProblem): boolean {
  if (node === undefined) return true
  return kind === 'translation' ? isMissed(page, node, path) : kind === 'empty' ? isEmptyBlock(page, node) : true
}
