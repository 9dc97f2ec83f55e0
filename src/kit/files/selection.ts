/** What is chosen of a list: some items by id, or all but some, because nobody has seen all ids of a long list. */
export type Selection = { isAll: boolean; /** Chosen ones; with `isAll` those left out. */ ids: ReadonlySet<string> }

export const noSelection: Selection = { isAll: false, ids: new Set() }
export const everything: Selection = { isAll: true, ids: new Set() }

export const isChosen = ({ isAll, ids }: Selection, id: string): boolean => ids.has(id) !== isAll

export function countChosen({ isAll, ids }: Selection, total: number): number {
  return isAll ? Math.max(0, total - ids.size) : ids.size
}

export const chooseOnly = (ids: Iterable<string>): Selection => ({ isAll: false, ids: new Set(ids) })

export function addToChosen(selection: Selection, more: Iterable<string>): Selection {
  const ids = new Set(selection.ids)
  for (const id of more) {
    if (selection.isAll) ids.delete(id)
    else ids.add(id)
  }
  return { isAll: selection.isAll, ids }
}

export function toggleChosen(selection: Selection, id: string): Selection {
  const ids = new Set(selection.ids)
  if (!ids.delete(id)) ids.add(id)
  return { isAll: selection.isAll, ids }
}

/** Those of the chosen that a list still has, where all of it is known. */
export function onlyThere(selection: Selection, isThere: (id: string) => boolean): Selection {
  const ids = [...selection.ids].filter(isThere)
  return ids.length === selection.ids.size ? selection : { isAll: selection.isAll, ids: new Set(ids) }
}

/** Without what is gone from a list; ids of all others stay as they are. */
export function withoutGone(selection: Selection, gone: Iterable<string>): Selection {
  const left = new Set(gone)
  if (left.size === 0) return selection
  if (selection.isAll) return noSelection
  const ids = new Set([...selection.ids].filter((id) => !left.has(id)))
  return ids.size === selection.ids.size ? selection : { isAll: false, ids }
}
