import type { LocalisedText } from '@schemas/layout/text'
import type { Builder } from '../state/builder'
import type { UiState } from '../state/ui-store'

/** What a command knows of the moment in which it is asked for. */
export type CommandContext = { builder: Builder; ui: UiState }

/**
 * One thing that a person can do. The tool bar, the keys, the menu at the pointer and the command palette all draw from the
 * one list, so that each says the same and does the same.
 */
export type Command = {
  id: string
  label: LocalisedText
  group: 'edit' | 'insert' | 'arrange' | 'view' | 'page'
  /** As `mod+shift+z`; `mod` is ⌘ on a Mac, Ctrl elsewhere. Several for one command. */
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
  // Letters by where they stand on the keyboard: with a Thai layout `event.key` is a Thai letter. So it is where the stroke is printed on its key, which that layout has elsewhere, too.
  const isStroke = (key === '/' || key === '?') && event.code === 'Slash' && /[^\x20-\x7e]/.test(event.key)
  const matches = /^[a-z]$/.test(key)
    ? event.code === `Key${key.toUpperCase()}`
    : isStroke || event.key.toLowerCase() === key
  return matches && wants('mod') === mod && wants('shift') === event.shiftKey && wants('alt') === event.altKey
}

/** The keys as a person reads them: `⌘⇧Z`, `Ctrl+Shift+Z`. */
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
