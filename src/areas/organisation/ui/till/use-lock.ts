import { useCallback, useEffect, useState } from 'react'
import { call as unlockCall } from '@client/organisation/calls/pos/unlock'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { type PinOutcome, rememberPin, tryPin } from './pin-check'
import { readValue, writeValue } from './till-store'
import type { Cashier, OpenedRegister } from './till-types'

/** Without a touch for so long, a till locks automatically where someone has a PIN (ms). */
const idleMs = 2 * 3_600_000
const signs = ['pointerdown', 'keydown'] as const

type Lock = { isLocked: boolean; cashier: Cashier | undefined }
/** Undefined: open. A message of the gateway says why not; an outcome is the device's own. */
export type Refusal = Exclude<PinOutcome, 'open'> | { message: string } | undefined

/** The lock of a till between colleagues. A reload finds it as it was. */
export function useLock(opened: OpenedRegister | undefined) {
  const register = opened?.register.id
  const [lock, setLock] = useState<Lock>()
  const hasColleagues = (opened?.colleagues?.length ?? 0) > 0

  useEffect(() => {
    if (register === undefined) return
    let isOver = false
    const restore = async () => {
      const known = await readValue('lock')
      const own = known?.register === register ? known : undefined
      if (!isOver) setLock({ isLocked: own?.isLocked ?? false, cashier: own?.cashier })
    }
    void restore()
    return () => {
      isOver = true
    }
  }, [register])

  const change = useCallback(
    async (next: Lock) => {
      if (register === undefined) return
      await writeValue('lock', { register, ...next })
      setLock(next)
    },
    [register],
  )
  const close = useCallback(() => void change({ isLocked: true, cashier: undefined }), [change])

  const isOpen = lock?.isLocked === false
  useEffect(() => {
    if (!isOpen || !hasColleagues) return
    let last = Date.now()
    const touched = () => {
      last = Date.now()
    }
    for (const sign of signs) addEventListener(sign, touched, { capture: true })
    const timer = setInterval(() => Date.now() - last > idleMs && close(), 60_000)
    return () => {
      for (const sign of signs) removeEventListener(sign, touched, { capture: true })
      clearInterval(timer)
    }
  }, [isOpen, hasColleagues, close])

  async function unlock(who: Cashier, pin: string): Promise<Refusal> {
    const pins = (await readValue('pins')) ?? {}
    try {
      const cashier = await callGateway(unlockCall, { register: register ?? '', person: who.id, pin })
      await writeValue('contact', Date.now())
      await writeValue('pins', { ...pins, [who.id]: await rememberPin(pin) })
      await change({ isLocked: false, cashier })
      return undefined
    } catch (error) {
      if (!(error instanceof GatewayError) || error.status !== 0)
        return { message: error instanceof Error ? error.message : '' }
    }
    const { outcome, check } = await tryPin(pins[who.id], pin, { now: Date.now(), contact: await readValue('contact') })
    if (check) await writeValue('pins', { ...pins, [who.id]: check })
    if (outcome !== 'open') return outcome
    await change({ isLocked: false, cashier: who })
    return undefined
  }

  return {
    isReady: lock !== undefined,
    isLocked: lock?.isLocked ?? false,
    cashier: lock?.cashier,
    /** Absent where nobody could open it again. */
    close: hasColleagues ? close : undefined,
    unlock,
    /** Who leaves the register leaves it without a colleague's name. */
    forget: () => void change({ isLocked: false, cashier: undefined }),
  }
}
