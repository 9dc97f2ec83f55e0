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

/** The boot as whoever the page is seen as has it; `css` are rules that its header, subheader and footer have beyond the canvas' own. */
export type SeenBoot = Boot & { css?: string }

type Seen = { role: Role; locale: Locale; moment: string | undefined }

const known = new WeakMap<Boot, Map<string, Promise<SeenFrame>>>()

/** How often visitors have got something else since the builder was opened. */
const useRelease = create(() => ({ no: 0 }))

/** Visitors see something else by now: a header, a footer or a menu may be among it. */
export const reloadFrames = (): void => useRelease.setState(({ no }) => ({ no: no + 1 }))

/**
 * What stands around the page, as the role that is looked at gets it in the canvas' language at its moment. The builder opens with what guests see now in
 * the person's own language; another one is asked for once for each release made here, and until it is here the last one stands, so that the page does not jump twice.
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
    // Without a connection what stands there stays; the next look asks again.
    else frameOf(boot, no, { role, locale, moment }).then(take, () => {})
    return () => {
      isOver = true
    }
  }, [boot, no, role, locale, moment])
  return useMemo(() => {
    // Addresses of a language that has none of its own are not the person's.
    const { addresses, guests, ...own } = boot
    return { ...own, ...(frame ?? guests ?? (addresses ? { addresses } : {})), locale, session: { role } }
  }, [boot, frame, locale, role])
}

/** Whoever looks as a role above their own sees what they may. */
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

/** With the views of its blocks: where one is missing the whole page would wait for it. */
async function fetchFrame({ role, locale, moment }: Seen): Promise<SeenFrame> {
  const { frame } = await callGateway(calls.frame, { role, locale, ...(moment === undefined ? {} : { at: moment }) })
  await loadViews(collectTypes(frame)).catch(() => {})
  return frame
}
