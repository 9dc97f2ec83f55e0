import type * as z from 'zod/mini'
import { refuse } from '../../layout/refuse'

/** The most pieces that one move by hand changes: more is a slip of the hand. */
export const maxPieces = 1_000_000

const messages = {
  none: { en: 'Enter a number other than 0.', th: 'กรอกจำนวนที่ไม่ใช่ 0' },
  in: { en: 'By this reason stock only comes in.', th: 'เหตุผลนี้ใช้กับการรับเข้าเท่านั้น' },
  out: { en: 'By this reason stock only goes out.', th: 'เหตุผลนี้ใช้กับการตัดออกเท่านั้น' },
}

const comesIn: ReadonlySet<string> = new Set(['received', 'returned'])

/** Above zero comes in, below zero goes out, as the reason says; a recount does either. */
export function checkDelta(ctx: z.core.ParsePayload<{ delta: number; reason: string }>): void {
  const { delta, reason } = ctx.value
  if (delta === 0) return refuse(ctx, messages.none, ['delta'])
  if (reason === 'recount') return
  if (comesIn.has(reason) && delta < 0) refuse(ctx, messages.in, ['delta'])
  if (!comesIn.has(reason) && delta > 0) refuse(ctx, messages.out, ['delta'])
}
