import { useMemo, useState } from 'react'
import { useSession } from '@kit/boot'
import { useIsMounted } from '@kit/mounted'
import { readDraft, writeDraft } from '@kit/tab-draft'

type Drafts = Readonly<Record<string, string>>

/**
 * What was written to whom and not sent, by person: the first words to somebody make a thread while the next ones are being written. It
 * outlives the page, and a session that ends over it.
 */
export function useDrafts(): [Drafts, (draft: string, to: string) => void] {
  const { userID = '' } = useSession()
  const key = `${userID}:messages`
  const isMounted = useIsMounted()
  const [typed, setTyped] = useState<Drafts>({})
  const stored = useMemo(() => textsOf(isMounted ? readDraft(key) : {}), [isMounted, key])
  const write = (draft: string, to: string) => {
    setTyped((before) => ({ ...before, [to]: draft }))
    const left = Object.entries({ ...textsOf(readDraft(key)), [to]: draft }).filter(([, text]) => text !== '')
    writeDraft(key, left.length > 0 ? Object.fromEntries(left) : undefined)
  }
  return [{ ...stored, ...typed }, write]
}

const textsOf = (values: Record<string, unknown>): Drafts =>
  Object.fromEntries(Object.entries(values).filter((each): each is [string, string] => typeof each[1] === 'string'))
