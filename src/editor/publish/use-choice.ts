import { useState } from 'react'
import type { DocumentEntry } from '@schemas/entities/document'
import { requestedKeys } from './publish-request'
import { changedSections, type SectionUses } from './shown-sections'
import { newerIn } from './use-seen-drafts'

type Options = {
  documents: readonly DocumentEntry[]
  /** Key of the open document. */ open: string
  sections: readonly SectionUses[]
}

/** What is chosen to be published: the open document at first, or what was asked for, as others' work goes live only where somebody ticks it. */
export function useChoice({ documents, open, sections }: Options) {
  const [ticked, setTicked] = useState<ReadonlySet<string> | undefined>(requestedKeys)
  const [isOpenChosen, setOpenChosen] = useState(false)
  const [moves, setMoves] = useState<Readonly<Record<string, string>>>({})
  const current = moves[open] ?? open
  const changed = documents.filter((entry) => entry.draft)
  const isCurrentChanged = changed.some(({ key }) => key === current)
  // It stays chosen where it is listed no more: that it has moved is for the gateway to say, and to be said.
  if (isCurrentChanged && !isOpenChosen) setOpenChosen(true)
  const listed = new Map(documents.map((entry) => [entry.key, entry]))
  const chosen = new Set(
    [...(ticked ?? (isOpenChosen ? [current] : []))].filter((key) => listed.get(key)?.draft !== false),
  )
  const { coming, staying } = changedSections(chosen, changed, sections)
  /** A page that was given another address stays chosen at the new one. */
  const follow = (refused: { details?: unknown }) => {
    const went = Object.fromEntries(newerIn(refused).flatMap(({ key, movedTo }) => (movedTo ? [[key, movedTo]] : [])))
    setMoves({ ...moves, ...went })
    setTicked(new Set([...chosen].map((key) => went[key] ?? key)))
  }
  return {
    changed,
    current,
    isCurrentChanged,
    chosen,
    coming,
    staying,
    keys: new Set([...chosen, ...coming.map(({ key }) => key)]),
    choose: setTicked,
    follow,
  }
}
