import { useEffect } from 'react'
import type { Builder } from '../state/builder'
import { ui } from '../state/ui-store'
import { isPressed } from './command'
import { commands } from './commands'

/** Keys do commands wherever no field, menu or dialog has them. */
export function useCommandKeys(builder: Builder): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const target = event.target as HTMLElement
      const isTaken = target.closest('input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="listbox"], [role="tree"]') !== null
      const isControl = !isTaken && target.closest('button, a, [role="tab"]') !== null
      const context = { builder, ui: ui() }
      if (context.ui.mode === 'try' || context.ui.writing) return
      for (const command of commands) {
        if (isTaken && !command.everywhere) continue
        const keys = command.keys?.find((each) => isPressed(each, event))
        if (keys === undefined) continue
        // Enter, Space and arrows belong to the control that has the focus.
        if (isControl && !keys.includes('mod') && !['delete', 'backspace', 'escape'].includes(keys)) continue
        if (command.isEnabled && !command.isEnabled(context)) continue
        event.preventDefault()
        return command.run(context)
      }
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [builder])
}
