import { fromMessages, toMessages } from '@schemas/editor/entities/redirect-messages'
import { redirectLimits } from '@schemas/editor/entities/redirect'
import type { ErrorCode } from '@schemas/error-codes'
import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import { readRedirectFrom, readRedirectTo, redirectPath } from '@schemas/layout/redirect-address'
import { maxSteps, chainFrom } from './follow'
import { renamedTo, type Standing } from './standing'

const messages = {
  itself: { en: 'This address would redirect to itself.', th: 'ที่อยู่นี้จะพากลับมาที่เดิม' },
  long: {
    en: 'This would chain too many redirects. Redirect straight to the final address: {end}',
    th: 'จะมีการเปลี่ยนเส้นทางต่อกันหลายทอดเกินไป ให้พาไปที่ปลายทางเลย: {end}',
  },
  circle: { en: 'This would create a loop: {way}', th: 'จะพาวนกลับมาที่เดิม: {way}' },
  taken: { en: 'This address already redirects to {to}.', th: 'ที่อยู่นี้พาไปที่ {to} อยู่แล้ว' },
  renamed: {
    en: 'A page was moved from here, so this address redirects to {to}.',
    th: 'มีหน้าที่เคยใช้ที่อยู่นี้และเปลี่ยนที่อยู่แล้ว ที่อยู่นี้จึงพาไปที่ {to}',
  },
  full: {
    en: 'A site can have up to {most} redirects. Remove the ones you no longer need.',
    th: 'เว็บไซต์หนึ่งมีการเปลี่ยนเส้นทางได้ไม่เกิน {most} รายการ กรุณาลบรายการที่ไม่ใช้แล้ว',
  },
}

/** Number of addresses of a circle named in the message. */
const maxNamed = 6

export type Judged =
  | { from: string; to: string; problem?: undefined }
  | {
      problem: string
      field: 'from' | 'to'
      code: ErrorCode
      /** The same redirect exists already. */ isSame?: boolean
      from?: string
      to?: string
    }
type Options = { own: ReadonlyMap<string, string>; standing: Standing; hosts: readonly string[]; locale: Locale }

/** Whether a redirect is valid beside the existing ones; otherwise a message for the field that fails. */
export function checkRedirect(
  written: { from: string; to: string },
  { own, standing, hosts, locale }: Options,
): Judged {
  const from = readRedirectFrom(written.from, hosts)
  if (from.problem) return { problem: fromMessages[from.problem][locale], field: 'from', code: 'invalid_input' }
  const to = readRedirectTo(written.to, hosts)
  if (to.problem)
    return { problem: toMessages[to.problem][locale], field: 'to', code: 'invalid_input', from: from.address }
  const read = { from: from.address, to: to.address }
  const fails = (field: 'from' | 'to', code: ErrorCode, problem: string, isSame = false): Judged => ({
    problem,
    field,
    code,
    isSame,
    ...read,
  })
  if (redirectPath(to.address) === from.address) return fails('to', 'invalid_input', messages.itself[locale])
  const there = own.get(from.address)
  if (there !== undefined)
    return fails('from', 'address_taken', fillText(messages.taken[locale], { to: there }), there === to.address)
  const renamed = renamedTo(from.address, standing)
  if (renamed !== undefined) return fails('from', 'address_taken', fillText(messages.renamed[locale], { to: renamed }))
  if (own.size >= redirectLimits.count)
    return fails(
      'from',
      'limit_reached',
      fillText(messages.full[locale], { most: redirectLimits.count.toLocaleString('en') }),
    )
  const { chain, isCircle, isLong } = chainFrom(from.address, to.address, own, standing.live)
  if (isLong) return fails('to', 'invalid_input', fillText(messages.long[locale], { end: chain[maxSteps] ?? '' }))
  if (isCircle)
    return fails(
      'to',
      'invalid_input',
      fillText(messages.circle[locale], {
        way: (chain.length > maxNamed ? [...chain.slice(0, maxNamed - 1), '…', chain.at(-1)] : chain).join(' → '),
      }),
    )
  return read
}
