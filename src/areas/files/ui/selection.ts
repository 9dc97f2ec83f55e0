/** Selection in a list: items by id, or all except some, because the ids of a long list are not all known. */
export type Selection = {
  isAll: boolean
  /** Selected items, or the excluded ones with `isAll`. */ ids: ReadonlySet<string>
}

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

/** Keeps only selected items that still exist, when the whole list is known. */
export function onlyThere(selection: Selection, isThere: (id: string) => boolean): Selection {
  const ids = [...selection.ids].filter(isThere)
  return ids.length === selection.ids.size ? selection : { isAll: selection.isAll, ids: new Set(ids) }
}

/** Removes deleted items; all other ids are kept. */
export function withoutGone(selection: Selection, gone: Iterable<string>): Selection {
  const left = new Set(gone)
  if (left.size === 0) return selection
  if (selection.isAll) return noSelection
  const ids = new Set([...selection.ids].filter((id) => !left.has(id)))
  return ids.size === selection.ids.size ? selection : { isAll: false, ids }
}
