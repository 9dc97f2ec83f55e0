import { useEffect, useMemo, useState } from 'react'
import { create } from 'zustand'
import type { Boot, SeenFrame } from '@schemas/boot'
import type { Locale } from '@schemas/layout/locale'
import { hasRole, type Role } from '@schemas/layout/role'
import { callGateway } from '@kit/call-gateway'
import { collectTypes } from '@runtime/collect-types'
import { loadViews } from '@registry/views'
import { useBuilder } from '../state/builder'
import { calls } from '../state/calls'
import { useUiOf } from '../state/ui-store'

/** The boot of the previewed visitor; `css` are rules of its header, subheader and footer beyond the canvas' own. */
export type SeenBoot = Boot & { css?: string }

type Seen = { role: Role; locale: Locale; moment: string | undefined }

const known = new WeakMap<Boot, Map<string, Promise<SeenFrame>>>()

/** Number of times that visitors' content has changed since the builder was opened. */
const useRelease = create(() => ({ no: 0 }))

/** Call when visitors' content has changed: a header, footer or menu may be part of it. */
export const reloadFrames = (): void => useRelease.setState(({ no }) => ({ no: no + 1 }))

/**
 * What surrounds the page, for the previewed role and moment in the canvas' language. The builder opens with what
 * guests see now in the person's own language; any other combination is requested once per release made here. Until it
 * arrives the previous one stays, so that the page does not jump twice.
 */
export function useSeenBoot(): SeenBoot {
  const { boot } = useBuilder()
  const { locale, role, moment } = useUiOf('locale', 'role', 'moment')
  const { no } = useRelease()
  const [frame, setFrame] = useState<SeenFrame>()
  useEffect(() => {
    let isOver = false
    const take = (next: SeenFrame | undefined) => {
      if (!isOver) setFrame(next)
    }
    if (no === 0 && role === 'guest' && locale === boot.locale && moment === undefined) take(undefined)
    // Without a connection the current frame stays; the next change of preview tries again.
    else frameOf(boot, no, { role, locale, moment }).then(take, () => {})
    return () => {
      isOver = true
    }
  }, [boot, no, role, locale, moment])
  return useMemo(() => {
    // The person's own addresses do not apply to a language without addresses.
    const { addresses, guests, ...own } = boot
    return { ...own, ...(frame ?? guests ?? (addresses ? { addresses } : {})), locale, session: { role } }
  }, [boot, frame, locale, role])
}

/** A preview of a role above one's own shows what one may see oneself. */
function frameOf(boot: Boot, no: number, { role, locale, moment }: Seen): Promise<SeenFrame> {
  const frames = known.get(boot) ?? new Map<string, Promise<SeenFrame>>()
  known.set(boot, frames)
  const seenAs = hasRole(boot.session.role, role) ? role : boot.session.role
  const key = `${no} ${seenAs} ${locale} ${moment}`
  const found = frames.get(key) ?? fetchFrame({ role: seenAs, locale, moment })
  frames.set(key, found)
  found.catch(() => frames.delete(key))
  return found
}

/** Loads the views of its blocks as well: a missing view would delay the whole page. */
async function fetchFrame({ role, locale, moment }: Seen): Promise<SeenFrame> {
  const { frame } = await callGateway(calls.frame, { role, locale, ...(moment === undefined ? {} : { at: moment }) })
  await loadViews(collectTypes(frame)).catch(() => {})
  return frame
}
