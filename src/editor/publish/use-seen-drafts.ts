import { useState } from 'react'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import type { NewerDraft, SeenDraft } from '@schemas/editor/entities/release'
import { isRecord } from '@schemas/layout/json'

type Seen = Readonly<Record<string, SeenDraft>>

/** The drafts that a refusal reports as outdated. */
export const newerIn = ({ details }: { details?: unknown }): readonly NewerDraft[] =>
  isRecord(details) && Array.isArray(details.newer) ? (details.newer as NewerDraft[]) : []

/**
 * Version of each changed draft as first listed to the person who selects; nobody has seen what others save later.
 * `open` is the open document's, as shown here. `refreshRefused` accepts the listed versions of the drafts named in a
 * refusal, and no others: the person was told nothing about those.
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
