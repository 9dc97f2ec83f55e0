import { idleTimeoutMs } from '@schemas/constants'
import { sessionInvalidLog, tokenRemovedLog } from '@schemas/errors'
import type { Locale } from '@schemas/layout/locale'
import { callGateway, callRef, GatewayError } from '@kit/call-gateway'
import { activityReportMs, idleTickMs, idleWarningMs } from '@kit/constants'
import { endSession } from '@kit/session-over'
import { forgetDrafts } from '@kit/tab-draft'
import { endUploads } from '@kit/upload/upload-signal'
import { IdleWarning } from './idle-warning'
import { LastActivity } from './last-activity'

const activityCall = callRef<typeof import('@schemas/api/account/activity').call>({
  method: 'POST',
  path: '/account/activity',
})
const signOutCall = callRef<typeof import('@schemas/api/account/signout').call>({
  method: 'POST',
  path: '/account/signout',
})

/** So long (ms) a session that ends waits for the gateway to hear of it. */
const signOutMs = 5000

/** What counts as being there: mouse, key, finger; a wheel turns under a hand that moves the mouse. */
const moves = ['mousemove', 'keydown', 'mousedown', 'touchstart'] as const

type Options = {
  /** The document says by itself that its session was ended elsewhere, and how one goes on: it is not left for that. */ outlivesSession?: boolean
}

/**
 * Ends the session of whoever has not moved for two hours in any tab. Returns how to watch a frame's window beside this one. A page in a frame (a
 * preview) tells the tab around it that somebody is there, and ends nothing by itself.
 */
export function watchIdle(locale: Locale, options: Options = {}): { watch: (frame: Window) => void } {
  return window.parent === window ? watchDocument(locale, () => location.assign('/'), options) : notifyMoves()
}

function notifyMoves(): { watch: (frame: Window) => void } {
  const last = new LastActivity()
  const moved = () => {
    if (!isLate(last)) last.move()
  }
  for (const name of moves) addEventListener(name, moved, { passive: true, capture: true })
  return { watch: () => {} }
}

/** The two hours are over, whether anything was awake to see it: the hand that wakes a machine was not there all the while. */
const isLate = (last: LastActivity) => Date.now() - last.at >= idleTimeoutMs

/**
 * A warning first, then the cookie goes and the home page comes (`leave`). The gateway, which ends the session too, is told now and then when the
 * person was there last.
 */
export function watchDocument(
  locale: Locale,
  leave: () => void,
  { outlivesSession = false }: Options = {},
): { watch: (frame: Window) => void } {
  const last = new LastActivity()
  const warning = new IdleWarning(locale, { onStay: stay, onLeave: () => void end('signout') })
  let reported = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  /** A hand has moved since the warning came. It is on its way to a button, which must not go from under it: it would press what lies below. */
  let hasMoved = false

  function move(): void {
    if (isOver) return
    if (isLate(last)) return update()
    last.move()
    if (!warning.isOpen) return
    hasMoved = true
    warning.calm()
  }

  /** What plays by itself presses nothing. */
  function play(): void {
    if (isOver) return
    if (!isLate(last)) last.move()
    if (warning.isOpen) update()
  }

  function stay(): void {
    move()
    if (isOver) return
    hasMoved = false
    update()
  }

  function update(): void {
    if (isOver) return
    clearTimeout(timer)
    const left = last.at + idleTimeoutMs - Date.now()
    if (left <= 0) return void end('idle')
    if (left <= idleWarningMs) {
      // It counts down again: that a hand moved before is no answer to it.
      hasMoved = false
      warning.show(left)
    } else if (!hasMoved) warning.hide()
    // The tick refreshes the countdown; what ends the session is the time of day.
    timer = setTimeout(
      update,
      left <= idleWarningMs ? Math.min(left, 1000) : Math.min(left - idleWarningMs, idleTickMs),
    )
  }

  async function report(): Promise<void> {
    const at = last.at
    if (isOver || at <= reported) return
    const before = reported
    reported = at
    try {
      await callGateway(activityCall, { ago: Math.min(Math.max(0, Date.now() - at), idleTimeoutMs) })
    } catch (error) {
      reported = before
      // Ended elsewhere: from another device, by staff, or because this one was asleep.
      if (error instanceof GatewayError && error.status === 401 && !outlivesSession) await end('gone')
    }
  }

  async function end(how: 'idle' | 'signout' | 'gone'): Promise<void> {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    endSession()
    endUploads()
    // On a line that hangs the page does not stay open: the gateway ends what is idle by itself.
    if (how !== 'gone')
      await Promise.race([
        callGateway(signOutCall, how === 'idle' ? { idle: true } : {}).catch(() => {}),
        new Promise((resolve) => setTimeout(resolve, signOutMs)),
      ])
    if (how === 'signout') forgetDrafts()
    console.warn(tokenRemovedLog)
    console.warn(sessionInvalidLog)
    leave()
  }

  const watch = (of: Window) => {
    for (const name of moves) of.addEventListener(name, move, { passive: true, capture: true })
  }
  watch(window)
  // Whoever watches a lesson is there too, but for a film that plays by itself. Media events do not bubble, but they can be heard on their way down.
  const watched = ({ target }: Event) => {
    if (!(target instanceof Element && target.matches('[data-ambient]'))) play()
  }
  document.addEventListener('timeupdate', watched, { passive: true, capture: true })
  // Another tab moved, or this one comes back after a sleep.
  addEventListener('storage', update)
  addEventListener('focus', update)
  document.addEventListener('visibilitychange', () => {
    update()
    if (document.visibilityState === 'hidden') void report()
  })
  setInterval(() => void report(), activityReportMs)
  update()
  return { watch }
}
