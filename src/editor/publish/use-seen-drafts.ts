import { useState } from 'react'
import type { DocumentEntry } from '@schemas/entities/document'
import type { SeenDraft } from '@schemas/entities/release'
import { isRecord } from '@schemas/layout/json'

type Seen = Readonly<Record<string, SeenDraft>>

const seenIn = (documents: readonly DocumentEntry[]): Seen => Object.fromEntries(documents.map(({ key, version = 0, trashed }) => [key, { version, trashed }]))

/**
 * The drafts as they were when a person began to choose from them: what others save meanwhile has been seen by nobody. `open` is the open
 * document's, which is looked at as it is here. `lookAgain` takes those that are listed by then, where a refusal said that there are newer ones.
 */
export function useSeenDrafts(documents: readonly DocumentEntry[] | undefined, open?: { key: string; version: number }): { seen: (keys: ReadonlySet<string>) => Seen; lookAgain: (refused: { details?: unknown }) => void } {
  const [held, setHeld] = useState<Seen>()
  const [isAgain, setAgain] = useState(false)
  if (!held && documents) {
    const listed = seenIn(documents)
    const known = open && listed[open.key]
    setHeld(known && !isAgain ? { ...listed, [open.key]: { ...known, version: open.version } } : listed)
  }
  const seen = (keys: ReadonlySet<string>): Seen => Object.fromEntries(Object.entries(held ?? {}).filter(([key]) => keys.has(key)))
  const lookAgain = ({ details }: { details?: unknown }) => {
    if (!isRecord(details) || !('newer' in details)) return
    setAgain(true)
    setHeld(undefined)
  }
  return { seen, lookAgain }
}
