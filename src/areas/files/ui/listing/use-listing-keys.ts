import { type KeyboardEvent, useRef } from 'react'
import { foldName } from '@schemas/fold-name'
import { chooseOnly, toggleChosen } from '../selection'
import { stepFrom } from './geometry'
import { type Choosing, isMod } from './use-listing-pointer'

/** How long typed characters form one search term (ms). */
const typeMs = 900
const moving = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'Home', 'PageDown', 'PageUp']
const plain = { shiftKey: false, ctrlKey: false, metaKey: false }

/** Keyboard handling of a list: navigation, selection and type-ahead; all other keys go to the folder's commands. */
export function useListingKeys({
  pane,
  commands,
  geometry,
  total,
  activeIndex,
  goTo,
  range,
  chooseAt,
  rowsInSight,
}: Choosing & { rowsInSight: () => number }): (event: KeyboardEvent<HTMLDivElement>) => void {
  const { list, selection, anchor } = pane
  const typed = useRef({ text: '', at: 0 })
  const chooseUnseen = async (index: number) => {
    const isCurrent = pane.choosing()
    const [found] = await list.between(index, index).catch(() => [])
    // If the user moved on meanwhile, nothing is selected: the next key would act on another file.
    if (!found || !isCurrent(true)) return
    pane.setSelection(chooseOnly([found._id]))
    pane.setActive({ index, id: found._id })
  }
  const choose = (index: number) => {
    chooseAt(index, plain)
    if (!list.at(index)) void chooseUnseen(index)
  }
  const isTyping = () => typed.current.text !== '' && Date.now() - typed.current.at < typeMs
  const typeAhead = async (letter: string) => {
    const isMore = isTyping()
    const wanted = foldName((isMore ? typed.current.text : '') + letter)
    typed.current = { text: wanted, at: Date.now() }
    const isCurrent = pane.choosing()
    const from = Math.max(0, (activeIndex ?? -1) + (isMore ? 0 : 1))
    for (let step = 0; step < total; step += 1) {
      const index = (from + step) % total
      const item = list.at(index)
      if (item && foldName(item.name).startsWith(wanted)) return choose(index)
      if (item || pane.place.isTrash) continue
      // Items outside the loaded windows are found by the gateway, which sorts the list.
      const found = await list.client.seek(list.query, wanted, from).catch(() => null)
      if (found !== null && found < total && isCurrent(true) && typed.current.text === wanted) choose(found)
      return
    }
  }
  return (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget || event.nativeEvent.isComposing) return
    const mod = isMod(event)
    if (total > 0 && !event.altKey) {
      const from = activeIndex ?? -1
      const to =
        from < 0
          ? event.key === 'End'
            ? total - 1
            : moving.includes(event.key)
              ? 0
              : undefined
          : stepFrom(geometry, event.key, from, total, Math.max(1, Math.floor(rowsInSight()) - 1))
      if (to !== undefined) {
        event.preventDefault()
        goTo(to)
        if (event.shiftKey) return range(anchor, to, false)
        if (mod) return
        pane.setAnchor(to)
        const item = list.at(to)
        if (item) return pane.setSelection(chooseOnly([item._id]))
        return void chooseUnseen(to)
      }
      if (event.key === ' ' && mod && activeIndex !== undefined) {
        event.preventDefault()
        const item = list.at(activeIndex)
        if (item) pane.setSelection(toggleChosen(selection, item._id))
        return pane.setAnchor(activeIndex)
      }
    }
    // While typing a name, space is part of it; otherwise it opens the preview.
    if (event.key === ' ' && !mod && isTyping()) {
      event.preventDefault()
      return void typeAhead(' ')
    }
    if (commands.key(event, activeIndex === undefined ? undefined : list.at(activeIndex), activeIndex)) {
      event.preventDefault()
      return
    }
    if (event.key.length === 1 && event.key !== ' ' && !mod && !event.altKey && total > 0) void typeAhead(event.key)
  }
}
