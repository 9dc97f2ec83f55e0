import { useCallback, useEffect, useState } from 'react'
import { call as catalogueCall } from '@client/organisation/calls/pos/catalogue'
import { call as openCall } from '@client/organisation/calls/pos/open'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { randomId } from '@kit/random-id'
import type { Catalogue, OpenedRegister } from './till-types'
import { readValue, writeValue } from './till-store'

export type RegisterState =
  | { state: 'loading' | 'choosing' | 'other-tab' }
  | { state: 'failed'; message: string }
  | { state: 'open'; opened: OpenedRegister; catalogue: Catalogue }

/** The id by which this device is bound to a register; made once, and kept. */
export async function deviceId(): Promise<string> {
  const known = await readValue('device')
  if (known) return known
  const made = randomId()
  await writeValue('device', made)
  return made
}

const nameOfDevice = () => (/iPad|iPhone|Android|Mac|Windows|Linux/.exec(navigator.userAgent)?.[0] ?? '').slice(0, 80)

async function loadCatalogue(branch: string): Promise<Catalogue> {
  let after: string | undefined
  let whole: Catalogue | undefined
  do {
    const page = await callGateway(catalogueCall, { branch, ...(after ? { after } : {}) })
    whole = whole
      ? { ...whole, items: [...whole.items, ...page.items], pictures: { ...whole.pictures, ...page.pictures } }
      : { ...page, branch }
    after = page.next
  } while (after !== undefined)
  return whole
}

/** The register that this device is bound to: from the gateway, or as the device kept it while there is no network. */
export function useRegister() {
  const [state, setState] = useState<RegisterState>({ state: 'loading' })

  const open = useCallback(async (register: string) => {
    setState({ state: 'loading' })
    try {
      const opened = await callGateway(openCall, { register, device: await deviceId(), deviceName: nameOfDevice() })
      const catalogue = await loadCatalogue(opened.branch.id)
      await writeValue('opened', opened)
      await writeValue('contact', Date.now())
      await writeValue('catalogue', catalogue)
      void navigator.storage?.persist?.()
      setState({ state: 'open', opened, catalogue })
    } catch (error) {
      const [opened, catalogue] = [await readValue('opened'), await readValue('catalogue')]
      const isAway = error instanceof GatewayError && (error.status === 0 || error.status >= 500)
      if (isAway && opened?.register.id === register && catalogue) setState({ state: 'open', opened, catalogue })
      else setState({ state: 'failed', message: error instanceof Error ? error.message : '' })
    }
  }, [])

  /** Replaces what the device knows of the register, such as a shift that was opened. */
  const update = useCallback((opened: OpenedRegister) => {
    void writeValue('opened', opened)
    setState((before) => (before.state === 'open' ? { ...before, opened } : before))
  }, [])

  const choose = useCallback(() => setState({ state: 'choosing' }), [])

  useEffect(() => {
    let isOver = false
    let free = () => {}
    const begin = async () => {
      const known = await readValue('opened')
      if (isOver) return
      if (known) await open(known.register.id)
      else setState({ state: 'choosing' })
    }
    // One tab owns a till: another waits, and goes on when this one is closed.
    const waiting = setTimeout(
      () => setState((before) => (before.state === 'loading' ? { state: 'other-tab' } : before)),
      1500,
    )
    if (!('locks' in navigator)) {
      clearTimeout(waiting)
      void begin()
    } else
      void navigator.locks.request(
        'sitewright-till',
        () =>
          new Promise<void>((resolve) => {
            clearTimeout(waiting)
            free = resolve
            if (isOver) resolve()
            else void begin()
          }),
      )
    return () => {
      isOver = true
      clearTimeout(waiting)
      free()
    }
  }, [open])

  return { ...state, open, update, choose }
}
