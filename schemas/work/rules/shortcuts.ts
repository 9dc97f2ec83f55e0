import { latinKey } from '../../latin-key'

/** What a key does in a list of tasks. */
export const shortcutKeys = {
  next: 'j',
  previous: 'k',
  select: 'x',
  find: '/',
  filter: 'f',
  create: 'c',
} as const
export type Shortcut = keyof typeof shortcutKeys

type Press = Parameters<typeof latinKey>[0] & {
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  isComposing: boolean
}

/** The shortcut of a key press, on layouts of any script. */
export function shortcutOf(event: Press): Shortcut | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return undefined
  const key = latinKey(event)
  return (Object.keys(shortcutKeys) as Shortcut[]).find((name) => shortcutKeys[name] === key)
}
