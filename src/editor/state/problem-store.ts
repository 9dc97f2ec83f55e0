import { create } from 'zustand'
import type { PageProblem } from '../document/problems/problem'

type Problems = {
  /** In reading order; the page's own come first. */
  list: readonly PageProblem[]
  byNode: ReadonlyMap<string, readonly PageProblem[]>
  /** Nodes with text on a picture or gradient, whose contrast only a person can judge. */
  unchecked: readonly string[]
  /** `first`: nothing is known yet. `failed`: the checks crashed, and the list may be outdated. */
  state: 'first' | 'known' | 'failed'
}

/** Results of the last completed checks. */
export const useProblems = create<Problems>(() => ({ list: [], byNode: new Map(), unchecked: [], state: 'first' }))

const none: readonly PageProblem[] = []
export const useNodeProblems = (id: string): readonly PageProblem[] =>
  useProblems((state) => state.byNode.get(id) ?? none)

export const countErrors = (list: readonly PageProblem[]): number =>
  list.filter(({ level }) => level === 'error').length
