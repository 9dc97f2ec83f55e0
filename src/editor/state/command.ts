import type { LocalisedText } from '@schemas/layout/pick-text'
import type { Builder } from './builder'
import type { UiState } from './ui-store'

/** The context in which a command is invoked. */
export type CommandContext = { builder: Builder; ui: UiState }

/**
 * One action. The tool bar, the keys, the context menu and the command palette all use this list, so that each shows
 * and does the same.
 */
export type Command = {
  id: string
  label: LocalisedText
  group: 'edit' | 'insert' | 'arrange' | 'view' | 'page'
  /** For example `mod+shift+z`; `mod` is ⌘ on a Mac, Ctrl elsewhere. A command may have several. */
  keys?: readonly string[]
  /** Also works while a field has the focus. */
  everywhere?: boolean
  isEnabled?: (context: CommandContext) => boolean
  run: (context: CommandContext) => void
}

const isMac = typeof navigator !== 'undefined' && /Mac|iP(?:hone|ad)/.test(navigator.platform)

/** Whether a key press is that combination. */
export function isPressed(keys: string, event: KeyboardEvent): boolean {
  const parts = keys.split('+')
  const key = parts.at(-1) ?? ''
  const wants = (name: string) => parts.includes(name)
  const mod = isMac ? event.metaKey : event.ctrlKey
  // Letters are compared by physical key, because `event.key` is a Thai letter with a Thai layout. The slash is
  // compared by its key too, which that layout has elsewhere.
  const isStroke = (key === '/' || key === '?') && event.code === 'Slash' && /[^\x20-\x7e]/.test(event.key)
  const matches = /^[a-z]$/.test(key)
    ? event.code === `Key${key.toUpperCase()}`
    : isStroke || event.key.toLowerCase() === key
  return matches && wants('mod') === mod && wants('shift') === event.shiftKey && wants('alt') === event.altKey
}

/** The keys as shown to people: `⌘⇧Z`, `Ctrl+Shift+Z`. */
export function showKeys(keys: string): string {
  const names: Record<string, string> = isMac
    ? {
        mod: '⌘',
        shift: '⇧',
        alt: '⌥',
        backspace: '⌫',
        delete: '⌦',
        escape: 'Esc',
        arrowup: '↑',
        arrowdown: '↓',
        arrowleft: '←',
        arrowright: '→',
        enter: '↵',
      }
    : {
        mod: 'Ctrl',
        shift: 'Shift',
        alt: 'Alt',
        backspace: 'Backspace',
        delete: 'Delete',
        escape: 'Esc',
        arrowup: '↑',
        arrowdown: '↓',
        arrowleft: '←',
        arrowright: '→',
        enter: 'Enter',
      }
  return keys
    .split('+')
    .map((part) => names[part] ?? part.toUpperCase())
    .join(isMac ? '' : '+')
}
