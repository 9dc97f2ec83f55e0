import { useEffect, useMemo } from 'react'
import { useBoot, useSession } from '@kit/boot'
import { useIsMounted } from '@kit/mounted'
import { readOffline, writeOffline } from '@kit/offline/offline-values'

/** What the person's code says and shows; `at`: when the device stored it, where it comes from there. */
export type OwnCard = {
  userID: string
  firstname?: string | undefined
  lastname?: string | undefined
  avatar?: string | undefined
  at?: string
}

const name = 'own-code'

/**
 * The person signed in, or as the device has stored them: a document without a connection is nobody's. Undefined where
 * the device has nothing; `null` until that is known.
 */
export function useOwnCard(): OwnCard | undefined | null {
  const { offline } = useBoot()
  const { userID, firstname, lastname, avatar, impersonator } = useSession()
  const isMounted = useIsMounted()
  const stored = useMemo(
    () => (offline && isMounted ? readOffline<Omit<OwnCard, 'at'>>(name) : undefined),
    [offline, isMounted],
  )
  useEffect(() => {
    // An admin who acts for the person leaves nothing of them on this device.
    if (offline || userID === undefined || impersonator !== undefined) return
    writeOffline(name, userID, { userID, firstname, lastname } satisfies OwnCard)
  }, [offline, userID, firstname, lastname, impersonator])
  if (!offline) return userID === undefined ? undefined : { userID, firstname, lastname, avatar }
  if (!isMounted) return null
  return stored && { ...stored.value, at: stored.at }
}
