import { useMemo, useState } from 'react'
import { useSession } from './boot'
import { useIsMounted } from './mounted'
import { readDraft, writeDraft } from './tab-draft'

type Words<N extends string> = Record<N, string>

/** What its person writes into fields that are no form of the library, kept as `useKeptForm` keeps those of one. Gives the words, what changes them, and what forgets them. */
export function useKeptWords<N extends string>(
  name: string,
  empty: Words<N>,
): [Words<N>, (change: Partial<Words<N>>) => void, () => void] {
  const { userID } = useSession()
  const key = `${userID ?? ''}:${name}`
  const isMounted = useIsMounted()
  const kept = useMemo(
    () => (isMounted && userID !== undefined ? textsOf<N>(readDraft(key)) : {}),
    [isMounted, userID, key],
  )
  const [typed, setTyped] = useState<Partial<Words<N>>>({})
  const words = { ...empty, ...kept, ...typed }
  const change = (changed: Partial<Words<N>>) => {
    setTyped((before) => ({ ...before, ...changed }))
    if (userID !== undefined) writeDraft(key, { ...words, ...textsOf<N>(readDraft(key)), ...changed })
  }
  const forget = () => {
    setTyped(empty)
    writeDraft(key, undefined)
  }
  return [words, change, forget]
}

const textsOf = <N extends string>(draft: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(draft).filter(([, text]) => typeof text === 'string')) as Partial<Words<N>>
