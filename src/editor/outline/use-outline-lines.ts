import { useMemo, useState } from 'react'
import { ancestors } from '../document/rules'
import { viewOf } from '../document/view-of'
import { useBuilder } from '../state/builder'
import { useUi } from '../state/ui-store'
import { useDocument } from '../state/use-document'
import { foldable, linesOf } from './lines'

export type OutlineLines = ReturnType<typeof useOutlineLines>

/** The lines of the previewed page: without folded ones, or those that a search finds. */
export function useOutlineLines() {
  const { store } = useBuilder()
  const role = useUi((state) => state.role)
  const locale = useUi((state) => state.locale)
  const revision = useDocument((each) => each.revision)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [query, setQuery] = useState('')
  const lines = useMemo(() => {
    const needle = query.trim().toLowerCase()
    const all = linesOf(
      store.page,
      store.page.views[viewOf(store.page.views, role)] ?? [],
      needle ? new Set<string>() : folded,
      locale,
    )
    return needle ? all.filter(({ text }) => text.toLowerCase().includes(needle)) : all
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the page's map changes in place; its revision tells
  }, [store, revision, role, locale, folded, query])
  return {
    lines,
    query,
    setQuery,
    isAnyFolded: folded.size > 0,
    fold: (id: string, isFolded: boolean) =>
      setFolded((before) => {
        const next = new Set(before)
        if (isFolded) next.add(id)
        else next.delete(id)
        return next
      }),
    /** Folds everything, or opens everything if anything is folded. */
    foldAll: () =>
      setFolded(
        folded.size > 0 ? new Set() : foldable(store.page, store.page.views[viewOf(store.page.views, role)] ?? []),
      ),
    /** Opens everything around a node. */
    openTo: (id: string) => {
      const node = store.get(id)
      if (!node) return
      const above = new Set(ancestors({ node: (each) => store.get(each) ?? node }, id))
      setFolded((before) => new Set([...before].filter((each) => !above.has(each.split(':')[0] ?? ''))))
    },
  }
}
