import { useMemo, useState } from 'react'
import type { Attachment } from '@schemas/files/entities/attachment'
import { useSession } from '@kit/boot'
import { useIsMounted } from '@kit/mounted'
import { readDraft, writeDraft } from '@kit/tab-draft'

type Files = Readonly<Record<string, readonly Attachment[]>>
const nothing: readonly Attachment[] = []

/** Files of unsent messages by recipient, kept like their texts. */
export function useDraftFiles() {
  const { userID = '' } = useSession()
  const key = `${userID}:message-files`
  const isMounted = useIsMounted()
  const [changed, setChanged] = useState<Files>({})
  const stored = useMemo(() => (isMounted ? (readDraft(key) as Files) : {}), [isMounted, key])
  const of = (to: string): readonly Attachment[] => changed[to] ?? stored[to] ?? nothing
  return {
    of,
    // Several files arrive at once: each is added to what the draft has by then.
    change: (to: string, change: (before: readonly Attachment[]) => readonly Attachment[]) => {
      const files = change((readDraft(key) as Files)[to] ?? nothing)
      const others = Object.entries(readDraft(key)).filter(([id]) => id !== to)
      const left = files.length > 0 ? [...others, [to, files] as const] : others
      writeDraft(key, left.length > 0 ? Object.fromEntries(left) : undefined)
      setChanged((before) => ({ ...before, [to]: files }))
    },
  }
}
