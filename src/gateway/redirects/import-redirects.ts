import { type RedirectLine, redirectLimits } from '@schemas/editor/entities/redirect'
import { fillText } from '@schemas/layout/fill-text'
import type { Db } from '../db/open'
import { redirect } from '../db/redirect-tables'
import { recordAudit } from '../audit/audit'
import type { Author } from '../drafts/author'
import { CallError } from '../errors/call-error'
import { checkRedirect } from './check-redirect'
import { readLines, type WrittenLine } from './read-lines'
import { lockRedirects, hostsOf, readRedirects, notifyRedirects } from './rows'
import type { RedirectDeps } from './set-redirect'
import { factsOf, readStanding } from './standing'

const messages = {
  many: { en: 'Up to {most} lines at once. You have {count}.', th: 'ครั้งละไม่เกิน {most} บรรทัด ที่วางไว้มี {count} บรรทัด' },
  none: { en: 'Paste at least one line.', th: 'วางอย่างน้อยหนึ่งบรรทัด' },
  one: {
    en: 'Each line needs two addresses, separated by a comma or a tab.',
    th: 'แต่ละบรรทัดต้องมีสองที่อยู่ คั่นด้วยจุลภาคหรือแท็บ',
  },
  twice: { en: 'Line {no} has the same address.', th: 'ซ้ำกับที่อยู่ในบรรทัดที่ {no}' },
}

type ImportedRedirects = { lines: RedirectLine[]; kept: number }

/**
 * The result of each line in order; with `keep`, new ones are stored. Throws the caller's error, with a message for the
 * field `lines`.
 */
export async function importRedirects(
  db: Db,
  author: Author,
  { lines, ...deps }: { lines: string; keep: boolean } & RedirectDeps,
): Promise<ImportedRedirects> {
  const { locale } = author
  const read = readLines(lines)
  const refuse = (reason: string) => new CallError('invalid_input', reason, { lines: reason })
  if (read.length === 0) throw refuse(messages.none[locale])
  const count = (number: number) => number.toLocaleString('en')
  if (read.length > redirectLimits.lines)
    throw refuse(fillText(messages.many[locale], { most: count(redirectLimits.lines), count: count(read.length) }))
  return addRedirects(db, author, { read, ...deps })
}

/** The same for parsed lines. */
export async function addRedirects(
  db: Db,
  author: Author,
  { read, keep, hostname, services }: { read: readonly WrittenLine[]; keep: boolean } & RedirectDeps,
): Promise<ImportedRedirects> {
  const { site, locale, person } = author
  await lockRedirects(db, site)
  const own = new Map((await readRedirects(db)).map(({ from, to }) => [from, to]))
  const [standing, hosts] = [await readStanding(db, author, services), await hostsOf(db, hostname)]
  const firstOf = new Map<string, number>()
  const report = read.map(({ no, from, to, isHeading }): RedirectLine => {
    if (isHeading) return { no, from, to: to ?? '', state: 'heading' }
    if (to === undefined) return { no, from, to: '', state: 'refused', message: messages.one[locale] }
    const judged = checkRedirect({ from, to }, { own, standing, hosts, locale })
    const shown = { no, from: judged.from ?? from, to: judged.to ?? to }
    const first = firstOf.get(shown.from)
    if (judged.problem !== undefined)
      return {
        ...shown,
        state: judged.isSame && first === undefined ? 'same' : 'refused',
        message: first === undefined ? judged.problem : fillText(messages.twice[locale], { no: first }),
      }
    firstOf.set(judged.from, no)
    own.set(judged.from, judged.to)
    return { ...shown, state: 'new' }
  })
  const made = report.filter(({ state }) => state === 'new')
  // Their target may come in a later line.
  const described = report.map((line): RedirectLine =>
    line.state === 'new' ? { ...line, ...factsOf(line, standing, own) } : line,
  )
  if (!keep || made.length === 0) return { lines: described, kept: 0 }
  await db.insert(redirect).values(
    made.map(({ from, to }) => ({
      siteId: site.id,
      fromPath: from,
      target: to,
      madeBy: person ?? null,
      madeAt: new Date(),
    })),
  )
  await notifyRedirects(db, site)
  await recordAudit(db, {
    site: site.id,
    person,
    action: 'redirect-bring',
    subject: 'redirects',
    after: { redirects: made.map(({ from, to }) => `${from} → ${to}`) },
  })
  return { lines: described, kept: made.length }
}
