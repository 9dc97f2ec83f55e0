import { useEffect, useEffectEvent, useRef } from 'react'
import {
  type GoTo,
  goToOf,
  isUndo,
  type Shortcut,
  shortcutOf,
  type TaskAct,
  taskKeys,
} from '@schemas/work/rules/shortcuts'
import { useSingleKeys } from './single-keys'

const goMs = 1500
const isTyping = (target: Element) =>
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"]') !== null

/** A task by its key, and the element that shows it. */
export type Chosen = { task: string; element: Element }
const chosenAt = (target: Element): Chosen | undefined => {
  const element =
    target.closest<HTMLElement>('[data-task]') ??
    target.closest('[data-row]')?.querySelector<HTMLElement>('[data-task]')
  const task = element?.dataset.task
  return element && task ? { task, element } : undefined
}

type Keys = {
  /** The id of the section that shows the tasks. */
  section: string
  /** The task that is open beside them. */
  open: string
  onCreate?: (() => void) | undefined
  onFilter?: (() => void) | undefined
  onHelp: () => void
  onGo?: ((to: GoTo) => void) | undefined
  onUndo: () => void
  onTask: (act: TaskAct, chosen: Chosen) => void
  onClose: () => void
}

/**
 * Keys of a page of tasks, by the place of the key on layouts that are not Latin. Silent in fields, in menus, in other
 * dialogs and while a word is composed; single keys can be switched off. Lists on the kit's table step by themselves.
 */
export function useTaskKeys(keys: Keys): void {
  const [hasSingleKeys] = useSingleKeys()
  const gone = useRef(0)
  /** The task that had the focus last, and its place: a move to another column takes the focus away. */
  const last = useRef({ task: '', at: 0 })
  const section = () => document.getElementById(keys.section)
  const cards = () =>
    [...(section()?.querySelectorAll<HTMLElement>('[data-task]') ?? [])].filter((card) => !card.closest('dialog'))
  const step = (by: 1 | -1, from: Element | undefined): boolean => {
    const all = cards()
    const { task, at: place } = last.current
    // Where the last one was moved away, what came after it has taken its place.
    const lost = all[place]?.dataset.task === task ? place : place - by
    const at = from ? all.indexOf(from as HTMLElement) : task === '' ? -1 : lost
    const next = all[Math.max(0, Math.min(all.length - 1, at < 0 ? 0 : at + by))]
    const control = next?.matches('button') ? next : next?.querySelector<HTMLElement>('button')
    control?.focus()
    return control != null
  }
  const act = (shortcut: Shortcut, chosen: Chosen | undefined, target: Element): boolean => {
    if (shortcut in taskKeys) {
      if (chosen) keys.onTask(shortcut as TaskAct, chosen)
      return chosen !== undefined
    }
    if (shortcut === 'next' || shortcut === 'previous')
      return step(shortcut === 'next' ? 1 : -1, chosenAt(target)?.element)
    const handler = { create: keys.onCreate, filter: keys.onFilter, help: keys.onHelp }[shortcut as 'create']
    handler?.()
    return handler !== undefined
  }
  /** Where the focus is; else the open task, or the one that had the focus last. */
  const chosenFor = (place: Chosen | undefined, over: Element | null): Chosen | undefined => {
    if (place) return place
    if (keys.open !== '') return { task: keys.open, element: over ?? section() ?? document.body }
    const element = cards().find((card) => card.dataset.task === last.current.task)
    return element && document.activeElement === document.body ? { task: last.current.task, element } : undefined
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (event.defaultPrevented || !(target instanceof Element) || isTyping(target)) return
    // A dialog that is not the sheet of the open task.
    const over = document.querySelector('dialog:modal') ?? target.closest('dialog')
    if (over && !over.querySelector('[data-task]')) return
    const wantsGo = Date.now() - gone.current < goMs
    gone.current = 0
    if (isUndo(event)) {
      event.preventDefault()
      return keys.onUndo()
    }
    const place = chosenAt(target)
    const arrow = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined
    // Arrows move a card that was picked up.
    const isDragged = section()?.querySelector('[aria-pressed="true"][aria-roledescription]') != null
    if (arrow && place && !isDragged && !event.altKey && !over) {
      if (step(arrow, place.element)) event.preventDefault()
      return
    }
    if (event.key === 'Escape' && keys.open !== '' && !over) return keys.onClose()
    if (!hasSingleKeys) return
    const to = wantsGo ? goToOf(event) : undefined
    if (to && keys.onGo) {
      event.preventDefault()
      return keys.onGo(to)
    }
    const shortcut = shortcutOf(event)
    if (shortcut === 'go') {
      gone.current = Date.now()
      return
    }
    if (shortcut && act(shortcut, chosenFor(place, over), target)) event.preventDefault()
  })
  const remember = useEffectEvent(({ target }: FocusEvent) => {
    const place = target instanceof Element ? chosenAt(target) : undefined
    if (place) last.current = { task: place.task, at: cards().indexOf(place.element as HTMLElement) }
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    document.addEventListener('focusin', remember)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('focusin', remember)
    }
  }, [])
}
