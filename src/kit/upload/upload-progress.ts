import { Speed } from './speed'
import { isRunning } from './upload-entry'
import { all, useUploads } from './upload-store'

/**
 * Interval of progress updates (ms), instead of one per request event. Speed is updated every second even without
 * progress.
 */
const drawMs = 200
const speedMs = 1000

/** Bytes sent so far, by entry. */
const sentNow = new Map<string, number>()
const speeds = new Map<string, Speed>()
const overall = new Speed()
let total = 0
let drawing: ReturnType<typeof setTimeout> | undefined

export function noteSent(id: string, sent: number): void {
  sentNow.set(id, sent)
  drawing ??= setTimeout(draw, drawMs)
}

export function stopNoting(id: string): void {
  sentNow.delete(id)
  speeds.delete(id)
}

function draw(): void {
  drawing = undefined
  const now = performance.now()
  const known: Record<string, number> = {}
  let grown = 0
  const entries = all().map((entry) => {
    const sent = sentNow.get(entry.id)
    if (sent === undefined || entry.state === 'done') return entry
    grown += Math.max(0, sent - entry.sent)
    return sent === entry.sent ? entry : { ...entry, sent }
  })
  total += grown
  overall.note(total, now)
  const running = entries.filter(isRunning)
  for (const { id, sent } of running) {
    const speed = speeds.get(id) ?? new Speed()
    speeds.set(id, speed)
    speed.note(sent, now)
    known[id] = speed.perSecond
  }
  useUploads.setState({ entries, speed: overall.perSecond, speeds: known })
  if (running.length > 0) drawing = setTimeout(draw, speedMs)
  else overall.reset()
}
