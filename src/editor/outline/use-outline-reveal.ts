import { useEffect, useEffectEvent } from 'react'
import { useBuilder } from '../state/builder'
import { useRename } from './rename-store'
import type { OutlineLines } from './use-outline-lines'

type Options = {
  outline: OutlineLines
  /** The line selected last. */ last: string | undefined
  scrollTo: (index: number) => void
}

/** Scrolls to what is selected elsewhere, and to what is to be renamed. */
export function useOutlineReveal({
  outline: { lines, query, setQuery, isAnyFolded, openTo },
  last,
  scrollTo,
}: Options) {
  const { store } = useBuilder()
  const renamed = useRename((state) => state.id)
  const scrollToLine = useEffectEvent((id: string) => {
    const index = lines.findIndex((line) => line.id === id)
    if (index >= 0) scrollTo(index)
  })
  // A part selected on the canvas is revealed here, whatever it is folded away in.
  const find = useEffectEvent((id: string) => {
    if (isAnyFolded && query === '' && lines.every((line) => line.id !== id)) openTo(id)
    requestAnimationFrame(() => scrollToLine(id))
  })
  useEffect(() => {
    if (last) find(last)
  }, [last])
  // A part to be renamed must be visible: opens everything around it and clears a search that hides it.
  const uncover = useEffectEvent((id: string) => {
    if (!store.get(id)) return
    setQuery('')
    openTo(id)
    requestAnimationFrame(() => scrollToLine(id))
  })
  useEffect(() => {
    if (renamed !== undefined) uncover(renamed)
  }, [renamed])
}
