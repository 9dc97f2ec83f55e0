import { childrenOf, type FlatBlock, type FlatPage } from '@schemas/layout/flat/flat'
import type { Facts, PageProblem } from './problem'

/**
 * Reports a block that is useless while its areas are empty. Only the page can tell whether they are (`isEmptyBlock`).
 */
export function checkEmptyBlock({ fields: { id, type } }: FlatBlock, { fresh }: Pick<Facts, 'fresh'>): PageProblem[] {
  const message = fresh(type)?.whenEmpty
  return message ? [{ kind: 'empty', level: 'warning', node: id, words: message }] : []
}

/** Whether a block's areas contain no block at any depth: rows and columns alone show nothing. */
export function isEmptyBlock({ nodes }: Pick<FlatPage, 'nodes'>, id: string): boolean {
  const node = nodes.get(id)
  return (node ? childrenOf(node) : []).every(
    (each) => nodes.get(each)?.kind !== 'block' && isEmptyBlock({ nodes }, each),
  )
}
