import { useState } from 'react'
import type { Choice } from './choice'

export type MultiSelect = {
  /** In the order in which they were chosen. */
  choices: readonly Choice[]
  isFull: boolean
  /** Selects unselected items up to the limit; a single selected one is deselected. */
  press: (choices: readonly Choice[]) => void
  /** Inserts an item before the first one that `isBefore` matches, or at the end. */
  add: (choice: Choice, isBefore: (other: Choice) => boolean) => void
  /** Replaces an item, or removes it without `by`. */
  replace: (asset: string, by: Choice | undefined) => void
  clear: () => void
}

/** Selection of up to `limit` items to be used together. */
export function useMultiSelect(limit: number): MultiSelect {
  const [choices, setChoices] = useState<readonly Choice[]>([])
  const more = (before: readonly Choice[], added: readonly Choice[]) => {
    const assets = new Set(before.map(({ asset }) => asset))
    return [...before, ...added.filter(({ asset, item }) => !assets.has(asset) && !item?.trashedAt)].slice(0, limit)
  }
  return {
    choices,
    isFull: choices.length >= limit,
    press: (pressed) =>
      setChoices((before) => {
        const [only, other] = pressed
        const isLet = only && !other && before.some(({ asset }) => asset === only.asset)
        return isLet ? before.filter(({ asset }) => asset !== only.asset) : more(before, pressed)
      }),
    add: (choice, isBefore) =>
      setChoices((before) => {
        const at = before.findIndex(isBefore)
        return more(at < 0 ? before : before.slice(0, at), [choice, ...(at < 0 ? [] : before.slice(at))])
      }),
    replace: (asset, by) =>
      setChoices((before) => before.flatMap((each) => (each.asset !== asset ? [each] : by ? [by] : []))),
    clear: () => setChoices([]),
  }
}
