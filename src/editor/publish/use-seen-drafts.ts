import { useState } from 'react'
import type { DocumentEntry } from '@schemas/entities/document'
import type { NewerDraft, SeenDraft } from '@schemas/entities/release'
import { isRecord } from '@schemas/layout/json'

type Seen = Readonly<Record<string, SeenDraft>>

/** The drafts of which a refusal says that there are newer ones. */
export const newerIn = ({ details }: { details?: unknown }): readonly NewerDraft[] =>
  isRecord(details) && Array.isArray(details.newer) ? (details.newer as NewerDraft[]) : []

/**
 * Each changed draft as it was when it was first listed to a person who chooses from them: what others save meanwhile has been seen by nobody. `open`
 * is the open document's, which is looked at as it is here. `lookAgain` takes those that a refusal names as they are listed by then, and no others: of
 * these nobody was told anything.
 */
export function useSeenDrafts(
  documents: readonly DocumentEntry[] | undefined,
  open?: { key: string; version: number },
): { seen: (keys: ReadonlySet<string>) => Seen; refreshRefused: (refused: { details?: unknown }) => void } {
  const [held, setHeld] = useState<Seen>({})
  const [again, setAgain] = useState<ReadonlySet<string>>(new Set())
  const fresh = (documents ?? []).filter(({ key, draft }) => draft && !held[key])
  if (fresh.length > 0)
    setHeld({
      ...held,
      ...Object.fromEntries(
        fresh.map(({ key, version = 0, trashed }) => [
          key,
          { version: open?.key === key && !again.has(key) ? open.version : version, trashed },
        ]),
      ),
    })
  const seen = (keys: ReadonlySet<string>): Seen =>
    Object.fromEntries(Object.entries(held).filter(([key]) => keys.has(key)))
  const refreshRefused = (refused: { details?: unknown }) => {
    const newer = new Set(newerIn(refused).map(({ key }) => key))
    setAgain(new Set([...again, ...newer]))
    setHeld((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !newer.has(key))))
  }
  return { seen, refreshRefused }
}
