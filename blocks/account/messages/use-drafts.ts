import { useMemo, useState } from 'react'
import { useSession } from '@kit/boot'
import { useIsMounted } from '@kit/mounted'
import { readDraft, writeDraft } from '@kit/tab-draft'

type Drafts = Readonly<Record<string, string>>

/**
 * Unsent drafts by recipient: a first message creates a thread while the next one is being written. Drafts outlive the
 * page and a session that ends meanwhile.
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
