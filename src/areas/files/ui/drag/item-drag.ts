import type { FileItem } from '@schemas/files/entities/file-item'
import styles from './item-drag.module.css'

/** Distance before a press becomes a drag (px), and how long the pointer rests on a folder before it opens (ms). */
const threshold = 6
export const springMs = 750
/** Distance to a list's edge within which it scrolls (px), and the maximum speed (px per frame). */
const edge = 56
const fastest = 18

type Drag = {
  items: readonly FileItem[]
  describe: (isCopy: boolean) => string
  /** Called with the folder it was dropped on. */
  onDrop: (target: { id: string; name: string }, isCopy: boolean) => void
}

/** Asks the screen under the pointer to open the folder that a drag hovers over. `detail` is the folder's id. */
export const springEvent = 'files-spring'

/**
 * Starts dragging items from a press. Targets are elements with `data-drop` (a folder's id) and `data-drop-name`; the
 * one under the pointer gets `data-over`. Alt or Ctrl copies, Escape cancels. One document listener and no React state,
 * so that the cost does not depend on the list's length.
 */
export function beginItemDrag(start: PointerEvent, { items, describe, onDrop }: Drag): void {
  const own = new Set(items.map(({ _id }) => _id))
  let ghost: HTMLElement | undefined
  let target: HTMLElement | undefined
  /** The folder id at that time: a recycled list element may show another folder. */
  let targetId: string | undefined
  let isCopy = false
  let point = { x: start.clientX, y: start.clientY }
  let spring: ReturnType<typeof setTimeout> | undefined
  let frame = 0

  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    point = { x: event.clientX, y: event.clientY }
    isCopy = event.altKey || event.ctrlKey
    if (!ghost) {
      if (Math.hypot(point.x - start.clientX, point.y - start.clientY) < threshold) return
      begin()
    }
    event.preventDefault()
    update()
  }
  const begin = () => {
    ghost = document.createElement('div')
    ghost.className = styles.ghost ?? ''
    ghost.setAttribute('aria-hidden', 'true')
    document.body.append(ghost)
    document.documentElement.dataset.draggingFiles = ''
    frame = requestAnimationFrame(scroll)
  }
  const update = () => {
    if (!ghost) return
    ghost.style.transform = `translate(${point.x + 14}px, ${point.y + 14}px)`
    const found = under()
    const may = found !== undefined && mayDrop(found)
    const isOther = found !== target || found?.dataset.drop !== targetId
    if (isOther || target?.dataset.over !== (may ? (isCopy ? 'copy' : 'move') : undefined)) {
      if (isOther) {
        clearTimeout(spring)
        // Also for folders that accept no drop: the user may continue into a subfolder.
        spring =
          found && !own.has(found.dataset.drop ?? '')
            ? setTimeout(
                () => found.dispatchEvent(new CustomEvent(springEvent, { bubbles: true, detail: found.dataset.drop })),
                springMs,
              )
            : undefined
      }
      if (target) delete target.dataset.over
      target = found
      targetId = found?.dataset.drop
      if (target && may) target.dataset.over = isCopy ? 'copy' : 'move'
    }
    const text = describe(isCopy)
    if (ghost.textContent !== text) ghost.textContent = text
    ghost.dataset.copy = String(isCopy)
    ghost.dataset.may = String(may)
  }
  const under = () => document.elementFromPoint(point.x, point.y)?.closest<HTMLElement>('[data-drop]') ?? undefined
  const mayDrop = ({ dataset: { drop = '' } }: HTMLElement) =>
    !own.has(drop) && (isCopy || items.some((item) => item.parent !== drop))
  const scroll = () => {
    const scroller = document.elementFromPoint(point.x, point.y)?.closest<HTMLElement>('[data-scroller]')
    if (scroller) {
      const { top, bottom } = scroller.getBoundingClientRect()
      const by =
        point.y < top + edge
          ? (point.y - top - edge) / edge
          : point.y > bottom - edge
            ? (point.y - bottom + edge) / edge
            : 0
      if (by !== 0) {
        scroller.scrollTop += by * fastest
      }
    }
    // A resting pointer may end up over another element after a folder opened or a list loaded.
    const now = under()
    if (now !== target || now?.dataset.drop !== targetId) update()
    frame = requestAnimationFrame(scroll)
  }
  const keys = (event: KeyboardEvent) => {
    if (!ghost) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      return end()
    }
    isCopy = event.altKey || event.ctrlKey
    if (event.key === 'Alt') event.preventDefault()
    update()
  }
  const drop = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    const wasDrag = ghost !== undefined
    const over = target
    const may = over !== undefined && mayDrop(over)
    end()
    if (!wasDrag) return
    // Swallows the click that follows the drag, which is unintended.
    const swallow = (click: MouseEvent) => {
      click.stopPropagation()
      click.preventDefault()
    }
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, true), 0)
    if (over && may) onDrop({ id: over.dataset.drop ?? '', name: over.dataset.dropName ?? '' }, isCopy)
  }
  const end = () => {
    clearTimeout(spring)
    cancelAnimationFrame(frame)
    if (target) delete target.dataset.over
    ghost?.remove()
    ghost = undefined
    target = undefined
    delete document.documentElement.dataset.draggingFiles
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', drop)
    removeEventListener('pointercancel', end)
    removeEventListener('keydown', keys, true)
    removeEventListener('keyup', keys, true)
    removeEventListener('blur', end)
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', drop)
  addEventListener('pointercancel', end)
  addEventListener('keydown', keys, true)
  addEventListener('keyup', keys, true)
  addEventListener('blur', end)
}
