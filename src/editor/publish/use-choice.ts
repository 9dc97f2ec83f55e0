import { useState } from 'react'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { menuOfPage } from '../state/menu-of-page'
import { requestedKeys } from './publish-request'
import { changedSections, type SectionUses } from './shown-sections'
import { newerIn } from './use-seen-drafts'

type Options = {
  documents: readonly DocumentEntry[]
  /** Key of the open document. */ open: string
  site: string
  sections: readonly SectionUses[]
}

/**
 * Documents selected for publication: at first the open one, or the requested ones. The work of others goes live only
 * if a person ticks it.
 */
export function useChoice({ documents, open, site, sections }: Options) {
  const [ticked, setTicked] = useState<ReadonlySet<string> | undefined>(requestedKeys)
  const [isOpenChosen, setOpenChosen] = useState(false)
  const [moves, setMoves] = useState<Readonly<Record<string, string>>>({})
  const current = moves[open] ?? open
  const changed = documents.filter((entry) => entry.draft)
  const isCurrentChanged = changed.some(({ key }) => key === current)
  // It stays selected when it is no longer listed: whether it has moved is known only from the gateway's refusal.
  if (isCurrentChanged && !isOpenChosen) setOpenChosen(true)
  // A page that visitors never had goes live with the link to it.
  const menu = changed.some(({ key, unseen }) => key === current && unseen) ? menuOfPage(site, current) : undefined
  const ownMenu = changed.some(({ key, trashed }) => key === menu && !trashed) && menu !== undefined ? [menu] : []
  const listed = new Map(documents.map((entry) => [entry.key, entry]))
  const chosen = new Set(
    [...(ticked ?? (isOpenChosen ? [current, ...ownMenu] : []))].filter((key) => listed.get(key)?.draft !== false),
  )
  const { coming, staying } = changedSections(chosen, changed, sections)
  /** Keeps a moved page selected at its new address. */
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
