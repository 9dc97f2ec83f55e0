import { useEffect } from 'react'
import type { Builder } from '../state/builder'
import { keepFocus } from '../canvas/focus-canvas'
import { useDrag } from '../drag/drag-store'
import { closeInsert, useInsert } from '../insert/insert-store'
import { endMove, useMove } from '../move/move-store'
import { setUi, ui } from '../state/ui-store'
import { flushForms } from '../state/flush-forms'
import { isModalOpen } from '../ui/is-modal-open'
import { endWriting, useWriting } from '../text-editing/writing'
import { isPressed } from './command'
import { commands } from './commands'
import { keepKeystroke, takeKeystrokes } from './early-keystrokes'

/** The browser's own events do these (`use-clipboard`). */
const clipboard = new Set(['copy', 'cut', 'paste'])

const steps = new Set(['undo', 'redo'])
/** What these do may take the part away that has the focus, or lead to another. */
const leading = new Set(['undo', 'redo', 'delete'])
/**
 * Fields of the settings, whose every change is the document's: what the browser would take back letter by letter is one step
 * there, and a step before it is not out of reach because some field has the focus. Lists and dialogs above them are on their own.
 */
const stepFields = '[data-inspector] :is(input, textarea):not([data-own-steps], [role="dialog"] *, [role="listbox"] *)'

/** Keys do commands wherever no field, menu or dialog has them. */
export function useCommandKeys(builder: Builder): void {
  useEffect(() => {
    // As it was before anybody had the key: when it comes here, Escape has closed the dialog and ended the drag.
    let before = { isElsewhere: false, isInserting: false }
    const recordState = () =>
      void (before = {
        isElsewhere: isModalOpen() || useDrag.getState().item !== undefined || useMove.getState().ids !== undefined,
        isInserting: useInsert.getState().request !== undefined,
      })
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const target = event.target as HTMLElement
      const isTaken =
        target.closest(
          'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="listbox"], [role="tree"]:not([data-page-tree])',
        ) !== null
      // Of the page's own tree arrows, Enter and Space are the tree's; whatever else is done to a part is done there too.
      const isInTree = !isTaken && target.closest('[data-page-tree]') !== null
      const isControl = !isTaken && (isInTree || target.closest('button, a, [role="tab"]') !== null)
      const context = { builder, ui: ui() }
      const isStepField = isTaken && target.matches(stepFields)
      if (context.ui.mode === 'try') {
        // The page has the keys; what leads back to editing stays the builder's.
        const back =
          isTaken || isModalOpen()
            ? undefined
            : commands.find(
                ({ id, keys = [] }) => (id === 'undo' || id === 'redo') && keys.some((each) => isPressed(each, event)),
              )
        if (back && back.isEnabled?.(context) !== false) {
          event.preventDefault()
          back.run(context)
        } else if (event.key === 'Escape' && !isTaken && !before.isElsewhere) setUi({ mode: 'edit' })
        return
      }
      const isLetter = !event.ctrlKey && !event.metaKey && !event.altKey
      if (context.ui.writing) {
        // The text is opened for writing: what is typed until then belongs to it.
        if (isTaken || useWriting.getState().isOpen) return
        if (event.key === 'Escape') return endWriting()
        if (isLetter && keepKeystroke(event.key)) event.preventDefault()
        return
      }
      // What was asked for is on its way: the keys are no longer the page's.
      if (context.ui.isPaletteOpen || (before.isInserting && !isTaken)) {
        if (event.key === 'Escape') return forgetLists()
        if (isLetter && target.closest('input') === null) keepKeystroke(event.key)
        return
      }
      // The mode for moving has the keys itself once it stands; until then it can only be called off.
      if (event.key === 'Escape' && useMove.getState().ids !== undefined && useDrag.getState().item === undefined)
        endMove()
      if (context.ui.dialog || before.isElsewhere) return
      if (
        context.ui.part &&
        isLetter &&
        !event.shiftKey &&
        !isTaken &&
        (!isControl || event.key === 'Escape') &&
        /^(Arrow|Enter|Esc|Del|Backs)/.test(event.key)
      ) {
        event.preventDefault()
        return void import('../sections/part-keys').then(({ pressOnPart }) => pressOnPart(context, event.key))
      }
      for (const command of commands) {
        if (clipboard.has(command.id)) continue
        if (isTaken && !command.everywhere && !(isStepField && steps.has(command.id))) continue
        const keys = command.keys?.find((each) => isPressed(each, event))
        if (keys === undefined) continue
        // Enter, Space and arrows belong to the control that has the focus.
        if (
          isControl &&
          !keys.includes('mod') &&
          !(isInTree && keys.includes('alt')) &&
          !['delete', 'backspace', 'escape', 'f2', 'shift+f2', '/'].includes(keys)
        )
          continue
        if (command.isEnabled && !command.isEnabled(context)) continue
        event.preventDefault()
        if (isStepField) flushForms()
        command.run(context)
        // Who goes through the page's tree stays in it, at what is chosen then.
        if (leading.has(command.id)) keepFocus(isInTree ? '[data-page-tree] [tabindex="0"]' : undefined)
        return
      }
    }
    addEventListener('keydown', recordState, true)
    addEventListener('keydown', press)
    return () => {
      removeEventListener('keydown', recordState, true)
      removeEventListener('keydown', press)
    }
  }, [builder])
}

/** Whoever asked for a list thought better of it before it was there. */
export function forgetLists(): void {
  takeKeystrokes()
  setUi({ isPaletteOpen: false })
  closeInsert()
}
