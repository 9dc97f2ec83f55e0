import { useCallback, useEffect, useRef, useState } from 'react'
import { call as collectCall } from '@client/account/calls/account/qr-collect'
import { call as pollCall } from '@client/account/calls/account/qr-poll'
import { call as startCall } from '@client/account/calls/account/qr-start'
import { callGateway, GatewayError } from '@kit/call-gateway'

/** Poll interval (ms), and how often an unscanned code is renewed automatically. */
const pollMs = 2500
const renewals = 3

type Made = { code: string; link: string; secret: string; number: string; endsAt: number }
export type Qr =
  | { state: 'idle' | 'loading' }
  | { state: 'shown' | 'scanned' | 'approved' | 'denied' | 'expired'; made: Made; secondsLeft: number }
  | { state: 'failed'; message: string }

/**
 * Lifecycle of a code from creation to sign-in. Its secret exists only in this page's memory, so only this page can be
 * signed in. A hidden page does not poll. An expired code is renewed automatically a few times, then by a button.
 */
export function useQr(onSignedIn: () => void): Qr & { start: () => void; stop: () => void } {
  const [qr, setQr] = useState<Qr>({ state: 'idle' })
  const renewed = useRef(0)

  // Responses from before a cancel or restart are ignored.
  const turn = useRef(0)
  const ask = useCallback(async () => {
    turn.current += 1
    const mine = turn.current
    try {
      const { seconds, ...made } = await callGateway(startCall, {})
      if (mine === turn.current)
        setQr({ state: 'shown', made: { ...made, endsAt: Date.now() + seconds * 1000 }, secondsLeft: seconds })
    } catch (error) {
      if (mine === turn.current)
        setQr({ state: 'failed', message: error instanceof Error ? error.message : String(error) })
    }
  }, [])
  const start = useCallback(() => {
    renewed.current = 0
    setQr({ state: 'loading' })
    void ask()
  }, [ask])

  const made = qr.state === 'shown' || qr.state === 'scanned' ? qr.made : undefined
  const isScanned = qr.state === 'scanned'
  useEffect(() => {
    if (!made) return
    const stop = new AbortController()
    const { code, secret } = made
    const left = () => Math.max(0, Math.round((made.endsAt - Date.now()) / 1000))
    const goTo = (state: 'shown' | 'scanned' | 'approved' | 'denied' | 'expired') => {
      const isRenewed =
        state === 'expired' && !isScanned && renewed.current < renewals && document.visibilityState === 'visible'
      if (!isRenewed) return setQr({ state, made, secondsLeft: left() })
      renewed.current += 1
      setQr({ state: 'loading' })
      void ask()
    }
    const poll = async () => {
      const { state } = await callGateway(pollCall, { code, secret }, stop.signal)
      if (state === 'approved') await callGateway(collectCall, { code, secret }, stop.signal)
      if (stop.signal.aborted) return
      goTo(state)
      if (state === 'approved') onSignedIn()
    }
    let isPolling = false
    const pollOnce = () => {
      if (isPolling || document.visibilityState === 'hidden') return
      isPolling = true
      poll()
        .catch((error: unknown) => {
          // A code collected elsewhere is final; a network failure is transient.
          if (!stop.signal.aborted && error instanceof GatewayError && error.status === 410) goTo('expired')
        })
        .finally(() => (isPolling = false))
    }
    const polls = setInterval(pollOnce, pollMs)
    // The approval arrives by polling, and the gateway keeps it valid for some seconds longer.
    const clock = setInterval(
      () =>
        isScanned || left() > 0
          ? setQr((now) => ('made' in now && now.made === made ? { ...now, secondsLeft: left() } : now))
          : goTo('expired'),
      1000,
    )
    document.addEventListener('visibilitychange', pollOnce)
    return () => {
      stop.abort()
      clearInterval(polls)
      clearInterval(clock)
      document.removeEventListener('visibilitychange', pollOnce)
    }
  }, [made, isScanned, onSignedIn, ask])

  const stop = useCallback(() => {
    turn.current += 1
    setQr({ state: 'idle' })
  }, [])
  return { ...qr, start, stop }
}
