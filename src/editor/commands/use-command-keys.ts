import { useEffect } from 'react'
import type { Builder } from '../state/builder'
import { keepFocus } from '../ui/focus-canvas'
import { useDrag } from '../drag/drag-store'
import { closeInsert, useInsert } from '../canvas/insert-store'
import { endMove, useMove } from '../move/move-store'
import { setUi, ui } from '../state/ui-store'
import { flushForms } from '../state/flush-forms'
import { isModalOpen } from '../ui/is-modal-open'
import { endWriting } from '../text-editing/writing'
import { useWriting } from '../canvas/writing-store'
import { isPressed } from '../state/command'
import { commands } from './commands'
import { keepKeystroke, takeKeystrokes } from '../ui/early-keystrokes'

/** Handled by native events (`use-clipboard`). */
const clipboard = new Set(['copy', 'cut', 'paste'])

const steps = new Set(['undo', 'redo'])
/** These may remove the focused part, or move to another one. */
const leading = new Set(['undo', 'redo', 'delete'])
/**
 * Fields of the inspector, whose every change is a document step: the browser's letter-by-letter undo would compete
 * with it, and earlier steps must stay reachable while a field has the focus. Lists and dialogs above them keep their
 * own undo.
 */
const stepFields = '[data-inspector] :is(input, textarea):not([data-own-steps], [role="dialog"] *, [role="listbox"] *)'

/** Runs commands by key unless a field, menu or dialog handles the key. */
export function useCommandKeys(builder: Builder): void {
  useEffect(() => {
    // State before any handler ran: by the time the key arrives here, Escape has already closed the dialog or ended the
    // drag.
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
      // In the page tree, arrows, Enter and Space belong to the tree; all other keys act on parts as usual.
      const isInTree = !isTaken && target.closest('[data-page-tree]') !== null
      const isControl = !isTaken && (isInTree || target.closest('button, a, [role="tab"]') !== null)
      const context = { builder, ui: ui() }
      const isStepField = isTaken && target.matches(stepFields)
      if (context.ui.mode === 'try') {
        // While the page is tried out it receives the keys; those that return to editing stay with the builder.
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
        // A text is being opened for editing: what is typed until then belongs to it.
        if (isTaken || useWriting.getState().isOpen) return
        if (event.key === 'Escape') return endWriting()
        if (isLetter && keepKeystroke(event.key)) event.preventDefault()
        return
      }
      // The requested list is loading: keys no longer act on the page.
      if (context.ui.isPaletteOpen || (before.isInserting && !isTaken)) {
        if (event.key === 'Escape') return forgetLists()
        if (isLetter && target.closest('input') === null) keepKeystroke(event.key)
        return
      }
      // Move mode handles its own keys once loaded; until then it can only be cancelled.
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
        // Enter, Space and arrows belong to the focused control.
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
        // Focus stays in the page tree, on what is selected then.
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

/** The person cancelled the list before it was loaded. */
export function forgetLists(): void {
  takeKeystrokes()
  setUi({ isPaletteOpen: false })
  closeInsert()
}
