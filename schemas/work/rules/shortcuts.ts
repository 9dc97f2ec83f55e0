/** What a key does in a list of tasks. */
export const shortcutKeys = {
  next: { code: 'KeyJ', key: 'j' },
  previous: { code: 'KeyK', key: 'k' },
  select: { code: 'KeyX', key: 'x' },
  find: { code: 'Slash', key: '/' },
  filter: { code: 'KeyF', key: 'f' },
  create: { code: 'KeyC', key: 'c' },
  status: { code: 'KeyS', key: 's' },
  assignee: { code: 'KeyA', key: 'a' },
  assignMe: { code: 'KeyI', key: 'i' },
  priority: { code: 'KeyP', key: 'p' },
  label: { code: 'KeyL', key: 'l' },
  due: { code: 'KeyD', key: 'd' },
  edit: { code: 'KeyE', key: 'e' },
  move: { code: 'KeyM', key: 'm' },
  title: { code: 'KeyT', key: 't' },
} as const
export type Shortcut = keyof typeof shortcutKeys

/** Of a keyboard event. */
type Press = { key: string; code: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; isComposing: boolean }

/**
 * The shortcut of a key. On a Latin layout the letter counts, wherever it is on the keyboard; on any other, such as Thai,
 * the place of the key.
 */
export function shortcutOf(event: Press): Shortcut | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return undefined
  const isLatin = /^[\u0020-\u024f]$/.test(event.key)
  return (Object.keys(shortcutKeys) as Shortcut[]).find((name) =>
    isLatin ? shortcutKeys[name].key === event.key.toLowerCase() : shortcutKeys[name].code === event.code,
  )
}
