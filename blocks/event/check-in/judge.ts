import type { CheckVerdict } from '@schemas/events/entities/check-verdict'
import type { PackedTicket, ScanPack } from '@schemas/events/entities/scan'
import { dayIn } from '@schemas/zoned-parts'

export type Judged = { verdict: CheckVerdict; ticket: PackedTicket | undefined; when?: string | undefined }

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function base32(bytes: Uint8Array): string {
  let [bits, value, text] = [0, 0, '']
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += letters[(value >>> bits) & 31]
    }
  }
  return text
}

/** The second half of a QR, as the gateway computes it. */
async function proofOf(doorKey: string, secret: string, issue: number): Promise<string> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(doorKey), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  const signed = await crypto.subtle.sign('HMAC', key, encoder.encode(`${secret}.${issue}`))
  return base32(new Uint8Array(signed).subarray(0, 10))
}

/** The event’s day of a moment, as the gateway counts it. */
export function dayAt(at: number, { dayStart, timeZone }: ScanPack['event']): string {
  const [hours = 0, minutes = 0] = dayStart.split(':').map(Number)
  return dayIn(at - (hours * 60 + minutes) * 60_000, timeZone)
}

/** Judges a scanned text or short code by the device’s own list, without network. */
export async function judge(pack: ScanPack, pointId: string, text: string, now: number): Promise<Judged> {
  const code = text.trim().toUpperCase()
  const [, secret, proof] = /^TK([A-Z2-7]{16})([A-Z2-7]{16})$/.exec(code) ?? []
  const ticket = pack.tickets.find((each) => (secret ? each.secret === secret : each.shortCode === code))
  if (secret && proof) {
    if (!ticket) {
      const isGenuine = (await proofOf(pack.doorKey, secret, 1)) === proof
      return { verdict: isGenuine ? 'newer' : 'unknown', ticket: undefined }
    }
    if ((await proofOf(pack.doorKey, secret, ticket.issue)) !== proof) {
      for (let issue = ticket.issue - 1; issue > 0; issue -= 1)
        if ((await proofOf(pack.doorKey, secret, issue)) === proof) return { verdict: 'replaced', ticket }
      return { verdict: 'unknown', ticket: undefined }
    }
  }
  if (!ticket) return { verdict: 'unknown', ticket: undefined }
  if (ticket.status === 'cancelled') return { verdict: 'cancelled', ticket }
  if (ticket.status !== 'valid') return { verdict: 'unpaid', ticket }
  const point = pack.points.find(({ id }) => id === pointId)
  if (!point || (point.packages.length > 0 && !point.packages.includes(ticket.package)))
    return { verdict: 'other', ticket }
  const day = point.once === 'day' ? dayAt(now, pack.event) : ''
  const before = ticket.seen.find((each) => each.point === pointId && each.day === day)
  return before ? { verdict: 'already', ticket, when: before.at } : { verdict: 'in', ticket }
}

/** The list with a check-in that this device has made. */
export function withCheckIn(pack: ScanPack, pointId: string, ticketId: string, at: number): ScanPack {
  const point = pack.points.find(({ id }) => id === pointId)
  const seen = {
    point: pointId,
    day: point?.once === 'day' ? dayAt(at, pack.event) : '',
    at: new Date(at).toISOString(),
  }
  const isFirst =
    point?.kind === 'entry' && pack.tickets.every(({ id, seen: all }) => id !== ticketId || all.length === 0)
  return {
    ...pack,
    inside: pack.inside + (isFirst ? 1 : 0),
    tickets: pack.tickets.map((each) => (each.id === ticketId ? { ...each, seen: [...each.seen, seen] } : each)),
  }
}

/** The list with what has changed at the gateway; tickets that are not named stay. */
export function merged(pack: ScanPack, changes: ScanPack): ScanPack {
  const changed = new Map(changes.tickets.map((each) => [each.id, each]))
  const known = new Set(pack.tickets.map(({ id }) => id))
  return {
    ...changes,
    tickets: [
      ...pack.tickets.map((each) => changed.get(each.id) ?? each),
      ...changes.tickets.filter(({ id }) => !known.has(id)),
    ],
  }
}
