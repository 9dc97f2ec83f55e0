import { idleTimeoutMs } from '@schemas/constants'
import { sessionTopic } from '@schemas/account/entities/session-topic'
import type { SessionInfo } from '@schemas/boot'
import { sessionInvalidLog, tokenRemovedLog } from '@schemas/errors'
import type { Locale } from '@schemas/layout/locale'
import { call as activityCall } from '@client/account/calls/account/activity'
import { call as sessionCall } from '@client/account/calls/account/session'
import { call as signOutCall } from '@client/account/calls/account/signout'
import { accountToken, isSessionOver } from '@kit/account-token'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { activityReportMs, idleTickMs, idleWarningMs } from '@kit/constants'
import { announceSignOut, onSignOut } from '@kit/session-channel'
import { endSession } from '@kit/session-over'
import { forgetDrafts } from '@kit/tab-draft'
import { groupOf, holdTopic } from '@kit/updates/hold-topic'
import { isGone, statesChanged } from '@kit/updates/topics'
import { endUploads } from '@kit/upload/upload-signal'
import { IdleWarning } from './idle-warning'
import { LastActivity } from './last-activity'

/** How long an ending session waits for the gateway's response (ms). */
const signOutMs = 5000

/**
 * Delay before the news of an end is checked (ms): a page that ends its own session, for another one or to leave, gets
 * the answer to that first.
 */
const checkAfterMs = 1500
/** Delay before the session is watched again when its end was reported and it goes on (ms). */
const holdAgainMs = 60_000

/** Events that count as activity. `wheel` is not needed, because the hand also moves the mouse. */
const moves = ['mousemove', 'keydown', 'mousedown', 'touchstart'] as const

type Options = {
  /** Whose document it is: it is left once they sign out in another tab, or their session is ended elsewhere. */
  session?: Pick<SessionInfo, 'userID' | 'impersonator'>
  /** The document reports an ended session itself and lets the user continue, so it is not left. */ outlivesSession?: boolean
}

/**
 * Ends a session after two hours without input in any tab. Returns how to watch a frame's window as well. A framed page
 * (a preview) reports activity to its tab and ends nothing itself.
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

/** Whether the two hours have passed, even during sleep: input that wakes the machine must not revive the session. */
const isLate = (last: LastActivity) => Date.now() - last.at >= idleTimeoutMs

/**
 * Warns first, then signs out and navigates to the home page (`leave`). The gateway, which also ends idle sessions, is
 * periodically sent the time of the last activity.
 */
export function watchDocument(
  locale: Locale,
  leave: () => void,
  { session: { userID, impersonator } = {}, outlivesSession = false }: Options = {},
): { watch: (frame: Window) => void } {
  const last = new LastActivity()
  const warning = new IdleWarning(locale, { onStay: stay, onLeave: () => void end('signout') })
  let reported = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  /**
   * The pointer moved while the warning was open, probably towards a button. The warning must not close under it, or
   * the press would hit what lies below.
   */
  let hasMoved = false

  function move(): void {
    if (isOver) return
    if (isLate(last)) return update()
    last.move()
    if (!warning.isOpen) return
    hasMoved = true
    warning.calm()
  }

  /** Media playback presses nothing. */
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
      // The countdown runs again: earlier movement does not answer it.
      hasMoved = false
      warning.show(left)
    } else if (!hasMoved) warning.hide()
    // The timer only refreshes the countdown; the wall clock ends the session.
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
      // Ended elsewhere: from another device, by staff, or during sleep.
      if (error instanceof GatewayError && error.status === 401 && !outlivesSession) await end('gone')
    }
  }

  /**
   * The gateway says whose session this browser has now: the person may have signed in again, and the news of an end may
   * come from a gateway that is not yet up to date.
   */
  async function check(): Promise<void> {
    if (isOver) return
    await accountToken(() => callGateway(sessionCall, {}), true)
    if (isSessionOver()) return end('gone')
    letGo()
    setTimeout(hold, holdAgainMs)
  }

  let letGo = () => {}
  function hold(): void {
    letGo()
    letGo = holdTopic(sessionTopic, groupOf({ userID, ...(impersonator === undefined ? {} : { impersonator }) }))
  }

  /** `gone`: ended by the gateway, `elsewhere`: as another tab says. */
  async function end(how: 'idle' | 'signout' | 'gone' | 'elsewhere'): Promise<void> {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    letGo()
    endSession()
    endUploads()
    // A hanging connection must not keep the page open: the gateway ends idle sessions itself.
    if (how === 'idle' || how === 'signout')
      await Promise.race([
        // Its answer removes the cookie, also once the page is left.
        callGateway(signOutCall, how === 'idle' ? { idle: true } : {}, undefined, true).catch(() => {}),
        new Promise((resolve) => setTimeout(resolve, signOutMs)),
      ])
    // Idle tabs sign out by their own clocks, so that one whose call is lost leaves no session behind.
    if (how === 'signout') announceSignOut(userID)
    if (how === 'signout') forgetDrafts()
    console.warn(tokenRemovedLog)
    console.warn(sessionInvalidLog)
    leave()
  }

  const watch = (of: Window) => {
    for (const name of moves) of.addEventListener(name, move, { passive: true, capture: true })
  }
  watch(window)
  // Watching media counts as activity, unless it autoplays. Media events do not bubble, so they are captured.
  const watched = ({ target }: Event) => {
    if (!(target instanceof Element && target.matches('[data-ambient]'))) play()
  }
  document.addEventListener('timeupdate', watched, { passive: true, capture: true })
  // Input in another tab, or a return from sleep.
  addEventListener('storage', update)
  addEventListener('focus', update)
  document.addEventListener('visibilitychange', () => {
    update()
    if (document.visibilityState === 'hidden') void report()
  })
  setInterval(() => void report(), activityReportMs)
  if (userID !== undefined && !outlivesSession) {
    onSignOut(userID, () => void end('elsewhere'))
    hold()
    let isChecking = false
    statesChanged.on(() => {
      if (!isGone(sessionTopic) || isChecking) return
      isChecking = true
      setTimeout(() => void check().finally(() => (isChecking = false)), checkAfterMs)
    })
    // The browser shows a page that it had kept.
    addEventListener('pageshow', (event) => {
      if ((event as PageTransitionEvent).persisted) void check()
    })
  }
  update()
  return { watch }
}
