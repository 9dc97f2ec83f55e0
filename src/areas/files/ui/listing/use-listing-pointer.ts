import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { listFailed } from '@schemas/errors'
import { useT } from '@kit/t'
import { beginItemDrag } from '../drag/item-drag'
import { addToChosen, countChosen, isChosen, noSelection, type Selection, toggleChosen } from '../selection'
import { texts } from '../texts'
import type { Commands } from '../use-commands'
import type { Pane } from '../use-pane'
import type { Box, Geometry } from './geometry'
import { useLasso } from './use-lasso'

/** Duration of a long press (ms), and the movement it tolerates (px). */
const pressMs = 450
const tremble = 10

type Modifiers = { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean }
export type Choosing = {
  pane: Pane
  commands: Commands
  geometry: Geometry
  total: number
  activeIndex: number | undefined
  goTo: (index: number) => void
  range: (from: number, to: number, also: boolean) => void
  chooseAt: (index: number, event: Modifiers) => void
}
const plain: Modifiers = { shiftKey: false, ctrlKey: false, metaKey: false }

export const isMod = (event: { ctrlKey: boolean; metaKey: boolean }) => event.ctrlKey || event.metaKey
const partOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-part]')?.dataset.part : undefined
const indexOf = (target: EventTarget | null) => {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return found ? Number(found.dataset.index) : undefined
}
const isWriting = (target: EventTarget | null) => target instanceof Element && target.closest('input') !== null

/**
 * Mouse and touch handling of a list: select, open, drag, lasso and context menu. One set of listeners for all items.
 */
export function useListingPointer({
  pane,
  commands,
  scroller,
  geometry,
  total,
  idOf,
  activeIndex,
  goTo,
  range,
  chooseAt,
}: Choosing & { scroller: RefObject<HTMLElement | null>; idOf: (index: number) => string }): {
  lasso: Box | undefined
  handlers: object
} {
  const t = useT()
  const { list, selection, place, anchor } = pane
  const beforeLasso = useRef<Selection>(noSelection)
  const lasso = useLasso({
    scroller,
    geometry,
    total,
    onChoose: (indexes) =>
      pane.setSelection(
        addToChosen(
          beforeLasso.current,
          indexes.flatMap((index) => list.at(index)?._id ?? []),
        ),
      ),
    onEnd: (indexes) => {
      scroller.current?.focus({ preventScroll: true })
      const [low, high] = [indexes[0], indexes.at(-1)]
      if (low === undefined || high === undefined || indexes.every((index) => list.at(index))) return
      // Items scrolled past too fast to be loaded still belong to the lasso.
      const isCurrent = pane.choosing()
      void commands.acts
        .reading(high - low, () => list.between(low, high, isCurrent))
        .then(
          () =>
            isCurrent() &&
            pane.setSelection(
              addToChosen(
                beforeLasso.current,
                indexes.flatMap((index) => list.at(index)?._id ?? []),
              ),
            ),
          (error: unknown) => isCurrent() && commands.acts.failed(listFailed, error),
        )
    },
  })
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number; isLong: boolean }>(undefined)
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    pane.scrolled()
    if (event.pointerType === 'mouse' && event.button !== 0) return
    const index = indexOf(event.target)
    const part = partOf(event.target)
    if (part === 'more' || part === 'head' || isWriting(event.target)) return
    if (event.pointerType !== 'mouse') {
      if (index === undefined) return
      clearTimeout(press.current?.timer)
      const held = {
        x: event.clientX,
        y: event.clientY,
        isLong: false,
        timer: setTimeout(() => {
          held.isLong = true
          navigator.vibrate?.(12)
          const item = list.at(index)
          if (item) pane.setSelection((before) => addToChosen(before, [item._id]))
          pane.setAnchor(index)
        }, pressMs),
      }
      press.current = held
      return
    }
    const list_ = scroller.current
    // The scrollbar is not empty space.
    if (list_ && event.clientX > list_.getBoundingClientRect().left + list_.clientWidth) return
    const item = index === undefined ? undefined : list.at(index)
    const isHeld = item !== undefined && (part === 'grip' || isChosen(selection, item._id)) && part !== 'check'
    if (!isHeld || index === undefined) {
      if (part === 'check') return
      beforeLasso.current = isMod(event) || event.shiftKey ? selection : noSelection
      return lasso.begin(event.nativeEvent)
    }
    if (isMod(event) || event.shiftKey) return
    const wasChosen = isChosen(selection, item._id)
    if (!wasChosen) chooseAt(index, event)
    if (!place.isTrash) {
      const items = wasChosen ? pane.knownChosen : [item]
      const count = wasChosen ? countChosen(selection, total) : 1
      const label = count === 1 ? item.name : t(texts.dragCount, { count })
      beginItemDrag(event.nativeEvent, {
        items,
        describe: (isCopy) => (isCopy ? `＋ ${label}` : label),
        onDrop: (target, isCopy) => commands.dropped(items, target, isCopy),
      })
    }
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const held = press.current
    if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > tremble) clearTimeout(held.timer)
  }
  const endPress = () => clearTimeout(press.current?.timer)
  const lastPointer = useRef('mouse')
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const touched =
      (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch' || lastPointer.current !== 'mouse'
    const held = press.current
    press.current = undefined
    const index = indexOf(event.target)
    const part = partOf(event.target)
    if (part === 'head') return
    if (isWriting(event.target)) return
    if (index === undefined) {
      if (!isMod(event) && !event.shiftKey) pane.clear()
      return
    }
    const item = list.at(index)
    if (!item) return
    if (part === 'more') {
      const box = (event.target as Element).closest('button')?.getBoundingClientRect()
      if (!isChosen(selection, item._id)) chooseAt(index, plain)
      return commands.menu(
        isChosen(selection, item._id) ? undefined : item,
        box
          ? { x: box.left, y: box.top, width: box.width, height: box.height }
          : { x: event.clientX, y: event.clientY },
      )
    }
    if (touched) {
      if (held?.isLong) return
      if (part === 'check' || selection.isAll || selection.ids.size > 0) {
        pane.setSelection(toggleChosen(selection, item._id))
        pane.setAnchor(index)
        return
      }
      pane.setActive({ index, id: item._id })
      return commands.open(item, index)
    }
    if (part === 'check') {
      goTo(index)
      if (event.shiftKey) return range(anchor, index, true)
      pane.setSelection(toggleChosen(selection, item._id))
      return pane.setAnchor(index)
    }
    chooseAt(index, event)
  }
  const onDoubleClick = (event: MouseEvent<HTMLDivElement>) => {
    const index = indexOf(event.target)
    const part = partOf(event.target)
    const item = index === undefined ? undefined : list.at(index)
    if (
      item &&
      index !== undefined &&
      part !== 'more' &&
      part !== 'check' &&
      !isMod(event) &&
      !event.shiftKey &&
      lastPointer.current === 'mouse'
    )
      commands.open(item, index)
  }
  const onContextMenu = (event: MouseEvent<HTMLDivElement>) => {
    if (event.shiftKey || isWriting(event.target)) return
    event.preventDefault()
    if (lastPointer.current !== 'mouse' && press.current) return
    // On a Mac, Ctrl with a press is a context click too.
    const isKey = event.button !== 2 && !event.ctrlKey
    const index = isKey ? activeIndex : indexOf(event.target)
    const item = index === undefined ? undefined : list.at(index)
    const box = isKey && index !== undefined ? document.getElementById(idOf(index))?.getBoundingClientRect() : undefined
    const at = box ? { x: box.left + 40, y: box.top + box.height / 2 } : { x: event.clientX, y: event.clientY }
    if (!item || index === undefined) {
      pane.clear()
      return commands.menu(null, at)
    }
    const wasChosen = isChosen(selection, item._id)
    if (!wasChosen) chooseAt(index, plain)
    commands.menu(wasChosen ? undefined : item, at)
  }
  return {
    lasso: lasso.box,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        lastPointer.current = event.pointerType
        onPointerDown(event)
      },
      onPointerMove,
      onPointerUp: endPress,
      onPointerCancel: endPress,
      onClick,
      onDoubleClick,
      onContextMenu,
    },
  }
}
