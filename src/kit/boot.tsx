import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { Boot, SessionInfo } from '@schemas/boot'
import type { Asset } from '@schemas/layout/image'
import type { Locale } from '@schemas/layout/locale'
import type { Payload } from '@schemas/layout/render'

const BootContext = createContext<Boot | null>(null)
const PageContext = createContext<Payload | null>(null)
const ArrivalContext = createContext('')
const AnswerAssetsContext = createContext<Readonly<Record<string, Asset>> | undefined>(undefined)
const SessionChangeContext = createContext<(change: SessionChange) => void>(() => {})

/** Profile fields a person changes while the document is open; null removes one. */
export type SessionChange = { firstname?: string; lastname?: string; avatar?: string | null; timeZone?: string | null }

/** Gives blocks the host's site, space, session and locale. One per document. */
export function BootProvider({ boot, children }: { boot: Boot; children: ReactNode }) {
  const [changed, setChanged] = useState<SessionChange>()
  const current = useMemo(
    () => (changed ? { ...boot, session: withChange(boot.session, changed) } : boot),
    [boot, changed],
  )
  const [change] = useState(() => (next: SessionChange) => setChanged((before) => ({ ...before, ...next })))
  return (
    <SessionChangeContext value={change}>
      <BootContext value={current}>{children}</BootContext>
    </SessionChangeContext>
  )
}

function withChange({ avatar, timeZone, ...session }: SessionInfo, change: SessionChange): SessionInfo {
  const {
    avatar: picture,
    timeZone: zone,
    ...names
  } = { ...(avatar ? { avatar } : {}), ...(timeZone ? { timeZone } : {}), ...change }
  return { ...session, ...names, ...(picture ? { avatar: picture } : {}), ...(zone ? { timeZone: zone } : {}) }
}

/**
 * Gives blocks their page. Changes with every navigation; `arrival` is a new value each time, even when the same page
 * is opened again.
 */
export function PageProvider({
  payload,
  arrival = '',
  children,
}: {
  payload: Payload
  arrival?: string
  children: ReactNode
}) {
  return (
    <ArrivalContext value={arrival}>
      <PageContext value={payload}>{children}</PageContext>
    </ArrivalContext>
  )
}

/** Throws outside a BootProvider, which is a programming error and never the fault of a document. */
export function useBoot(): Boot {
  const boot = useContext(BootContext)
  if (!boot) throw new Error('useBoot needs a BootProvider above it.')
  return boot
}

export const useSite = (): Boot['site'] => useBoot().site
export const useSpace = (): Boot['space'] => useBoot().space
/** Time zone for events of the signed-in person: their own, otherwise the site's. */
export const useTimeZone = (): string => {
  const { session, space } = useBoot()
  return session.timeZone ?? space.timeZone
}
export const useSession = (): SessionInfo => useBoot().session
/** Reports a saved profile change to everything that shows the signed-in person (header, menus, cards). */
export const useChangeSession = (): ((change: SessionChange) => void) => useContext(SessionChangeContext)
export const useLocale = (): Locale => useBoot().locale

/** The page being shown; null in previews of a single block. */
export const usePage = (): Payload | null => useContext(PageContext)

/**
 * Whether the visitor has just arrived again at the page already shown, by a link, a menu or Back. True for the one
 * render in which the address overrides the current state.
 */
export function useHasArrived(): boolean {
  const arrival = useContext(ArrivalContext)
  const [seen, setSeen] = useState(arrival)
  if (seen === arrival) return false
  setSeen(arrival)
  return true
}

/** A new value with each arrival at a page: what a page remembers until then is stored under it. */
export const useArrival = (): string => useContext(ArrivalContext)

/** Gives pictures below it the assets of a call's answer, which the page did not bring. */
export const AnswerAssetsProvider = AnswerAssetsContext

/** A named asset of the page, its header or its footer; undefined when the theme has none of that name. */
export function useAsset(name: string | undefined): Asset | undefined {
  const page = usePage()
  const boot = useBoot()
  const answer = useContext(AnswerAssetsContext)
  if (!name) return undefined
  return page?.tree?.assets[name] ?? answer?.[name] ?? boot.assets[name]
}
