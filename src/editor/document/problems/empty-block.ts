import { childrenOf, type FlatBlock, type FlatPage } from '@schemas/layout/flat/flat'
import type { Facts, PageProblem } from './problem'

/** A block that makes no sense without what is to stand in its areas. Whether anything does only the page can tell (`isEmptyBlock`). */
export function checkEmptyBlock({ fields: { id, type } }: FlatBlock, { fresh }: Pick<Facts, 'fresh'>): PageProblem[] {
  const message = fresh(type)?.whenEmpty
  return message ? [{ kind: 'empty', level: 'warning', node: id, words: message }] : []
}

/** Whether no block stands anywhere in one: rows and columns alone show nothing. */
export function isEmptyBlock({ nodes }: Pick<FlatPage, 'nodes'>, id: string): boolean {
  const node = nodes.get(id)
  return (node ? childrenOf(node) : []).every(
    (each) => nodes.get(each)?.kind !== 'block' && isEmptyBlock({ nodes }, each),
  )
}
