import { useMemo, useState } from 'react'
import { useSession } from '@kit/boot'
import { useIsMounted } from '@kit/mounted'
import { readDraft, writeDraft } from '@kit/tab-draft'

type Drafts = Readonly<Record<string, string>>

/** What was written to whom and not sent, by thread or person. It outlives the page, and a session that ends over it. */
export function useDrafts(): [Drafts, (draft: string, of: string) => void] {
  const { userID = '' } = useSession()
  const key = `${userID}:messages`
  const isMounted = useIsMounted()
  const [typed, setTyped] = useState<Drafts>({})
  const kept = useMemo(() => Object.fromEntries(Object.entries(isMounted ? readDraft(key) : {}).filter((each): each is [string, string] => typeof each[1] === 'string')), [isMounted, key])
  const drafts = { ...kept, ...typed }
  const write = (draft: string, of: string) => {
    const next = { ...drafts, [of]: draft }
    setTyped(next)
    const left = Object.entries(next).filter(([, text]) => text !== '')
    writeDraft(key, left.length > 0 ? Object.fromEntries(left) : undefined)
  }
  return [drafts, write]
}
