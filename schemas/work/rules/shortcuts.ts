import { latinKey } from '../../latin-key'

/** Keys of the page: they need no task. */
export const pageKeys = {
  next: 'j',
  previous: 'k',
  select: 'x',
  find: '/',
  filter: 'f',
  create: 'c',
  help: '?',
} as const
/** Keys of the chosen task. */
export const taskKeys = {
  status: 's',
  assignee: 'a',
  mine: 'i',
  priority: 'p',
  labels: 'l',
  due: 'd',
  edit: 'e',
  move: 'm',
  start: 't',
  trash: '#',
} as const
/** Keys after `g`. */
export const goKeys = { list: 'l', board: 'b', table: 't', gantt: 'g', calendar: 'c', agenda: 'a' } as const

export type TaskAct = keyof typeof taskKeys
export type GoTo = keyof typeof goKeys
export type Shortcut = keyof typeof pageKeys | TaskAct | 'go'

const shortcutKeys: Readonly<Record<Shortcut, string>> = { ...pageKeys, ...taskKeys, go: 'g' }
/** Signs by their place on a US keyboard, for layouts that are not Latin. */
const signs: Readonly<Record<string, string>> = { 'Slash shift': '?', 'Digit3 shift': '#' }

export type Press = Parameters<typeof latinKey>[0] & {
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey?: boolean
  isComposing: boolean
}

/** What was pressed without a modifier, as on a Latin layout; undefined while a word is being composed. */
function keyOf(event: Press): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.key === 'Process') return undefined
  const isLatin = /^[\u0020-\u024f]$/.test(event.key)
  return (!isLatin && event.shiftKey ? signs[`${event.code} shift`] : undefined) ?? latinKey(event)
}

const nameOf = <N extends string>(keys: Readonly<Record<N, string>>, key: string | undefined) =>
  (Object.keys(keys) as N[]).find((name) => keys[name] === key)

/** The shortcut of a key press, on layouts of any script. */
export const shortcutOf = (event: Press): Shortcut | undefined => nameOf(shortcutKeys, keyOf(event))

/** Where a press after `g` leads. */
export const goToOf = (event: Press): GoTo | undefined => nameOf(goKeys, keyOf(event))

/** Control or Command with Z, on layouts of any script. */
export const isUndo = (event: Press): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && latinKey(event) === 'z'
