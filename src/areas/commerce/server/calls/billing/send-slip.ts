import { call } from '@schemas/commerce/calls/billing/send-slip'
import type { Locale } from '@schemas/layout/locale'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { addFile } from '@gateway/files/add-file'
import { removeItems } from '@gateway/files/purge-items'
import { sniff, sniffedBytes } from '@gateway/media/sniff'
import type { run as readCodes } from '@gateway/scan/read-codes.job'
import { busyError } from '@gateway/workers/busy-error'
import { JobRefused } from '@gateway/workers/job-refused'
import { WorkFailed } from '@gateway/workers/work-failed'
import { describePayment } from '../../billing/describe-payment'
import { hashOfPicture, isUsedSlip, placeForSlip, receiveSlip, type SlipProblem } from '../../billing/receive-slip'
import { shopError } from '../../messages'
import { findOwnOrder } from '../../orders/own-order'
import { shopOf } from '../../shop-of'

/** What reading one picture may take. */
const limits = { maxMemoryMb: 128, maxMs: 15_000 }
const shownTypes = new Set(['image/jpeg', 'image/png', 'image/webp'])
const problems = { unknown: 'unknownOrder', paid: 'paidBill', used: 'usedSlip', enough: 'enoughSlips' } as const

export const handler = handle(call, async (context) => {
  const { input, tx, session, locale, services, site } = context
  refuseImpersonator(context)
  const person = session.person?.id
  const bytes = Buffer.from(input.picture, 'base64')
  const sha256 = hashOfPicture(bytes)
  const refused = (problem: SlipProblem) => shopError(problems[problem], locale)
  const place = await tx(async (db) => {
    const order = await findOwnOrder(db, input.order, { person, token: input.token })
    if (!order) throw shopError('unknownOrder', locale)
    const found = await placeForSlip(shopOf(context, db), order, { intent: input.intent, sha256 })
    if (!found.ok) throw refused(found.problem)
    return { ...found, order: order.id, number: order.number }
  })
  if (!place.known) {
    const { mime, ending } = sniff(bytes.subarray(0, sniffedBytes), 'slip')
    if (!shownTypes.has(mime)) throw shopError('noPicture', locale, { field: 'picture' })
    const read = await services.workers
      .run<typeof readCodes>('scan/read-codes', new Uint8Array(bytes), {
        ...limits,
        owner: site.id,
        signal: context.callerSignal(),
      })
      .catch((error: unknown) => {
        throw workRefused(error, locale)
      })
    const codes = read.codes.map(({ text }) => text)
    // Before anything is stored.
    if (await tx((db) => isUsedSlip(shopOf(context, db), codes))) throw refused('used')
    // Private, and only staff find it: the person who sent it cannot take it back while it is reviewed.
    const file = await addFile(services, site.id, {
      place: { drive: 'media', ownerId: null, parentId: null },
      ownerId: null,
      name: `slip-${place.number}.${ending}`,
      bytes,
      at: new Date(),
    })
    const received = await tx(async (db) => {
      const answer = await receiveSlip(shopOf(context, db), place.order, {
        intent: input.intent,
        file,
        sha256,
        dhash: read.dhash,
        codes,
        amount: input.amount,
        paidAt: input.paidAt === undefined ? undefined : new Date(input.paidAt),
        person,
      })
      // Decided behind the order's lock: no slip names this picture.
      if (!answer.ok || !answer.isNew) await removeItems(db, site.id, [file])
      return answer
    })
    if (!received.ok) throw refused(received.problem)
  }
  return tx(async (db) => {
    const order = await findOwnOrder(db, place.order, { person, token: input.token })
    if (!order) throw shopError('unknownOrder', locale)
    return describePayment(shopOf(context, db), order)
  })
})

function workRefused(error: unknown, locale: Locale): unknown {
  if (error instanceof JobRefused) return shopError('noPicture', locale, { field: 'picture' })
  return error instanceof WorkFailed && error.reason !== 'ended' ? busyError(locale) : error
}
