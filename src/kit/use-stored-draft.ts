import { useMemo, useState } from 'react'
import { useSession } from './boot'
import { useIsMounted } from './mounted'
import { readDraft, writeDraft } from './tab-draft'

type TextValues<N extends string> = Record<N, string>

/**
 * Like `usePersistentForm`, for inputs outside the form library. Returns the values, a setter and a function that
 * clears them.
 */
export function useStoredDraft<N extends string>(
  name: string,
  empty: TextValues<N>,
): [TextValues<N>, (change: Partial<TextValues<N>>) => void, () => void] {
  const { userID } = useSession()
  const key = `${userID ?? ''}:${name}`
  const isMounted = useIsMounted()
  const stored = useMemo(
    () => (isMounted && userID !== undefined ? textsOf<N>(readDraft(key)) : {}),
    [isMounted, userID, key],
  )
  const [typed, setTyped] = useState<Partial<TextValues<N>>>({})
  const values = { ...empty, ...stored, ...typed }
  const change = (changed: Partial<TextValues<N>>) => {
    setTyped((before) => ({ ...before, ...changed }))
    if (userID !== undefined) writeDraft(key, { ...values, ...textsOf<N>(readDraft(key)), ...changed })
  }
  const forget = () => {
    setTyped(empty)
    writeDraft(key, undefined)
  }
  return [values, change, forget]
}

const textsOf = <N extends string>(draft: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(draft).filter(([, text]) => typeof text === 'string')) as Partial<TextValues<N>>
