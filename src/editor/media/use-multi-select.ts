import { useState } from 'react'
import type { Choice } from './choice'

export type MultiSelect = {
  /** In the order in which they were chosen. */
  choices: readonly Choice[]
  isFull: boolean
  /** Chooses what is not chosen yet, as far as there is room; a single one that is chosen is let go. */
  press: (choices: readonly Choice[]) => void
  /** Puts one before the first of which that is said, else behind all. */
  add: (choice: Choice, isBefore: (other: Choice) => boolean) => void
  /** Puts another in the place of one, or takes it out. */
  replace: (asset: string, by: Choice | undefined) => void
  clear: () => void
}

/** What is chosen to be used together, `most` of it. */
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
