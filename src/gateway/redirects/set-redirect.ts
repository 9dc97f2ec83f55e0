import { eq } from 'drizzle-orm'
import type { StoredRedirect } from '@schemas/editor/entities/redirect'
import type { Db } from '../db/open'
import { redirect } from '../db/redirect-tables'
import { recordAudit } from '../audit/audit'
import type { Author } from '../drafts/author'
import { CallError } from '../errors/call-error'
import type { Services } from '../services'
import { checkRedirect } from './check-redirect'
import { lockRedirects, hostsOf, readRedirects, notifyRedirects } from './rows'
import { factsOf, readStanding } from './standing'

export const staleRedirect = {
  en: 'Someone else changed or removed this redirect while you were editing.',
  th: 'มีผู้อื่นแก้ไขหรือลบการเปลี่ยนเส้นทางนี้ระหว่างที่คุณทำงานอยู่',
}

type Written = { from: string; to: string }
/** The requested host name, and the services that know the site's other addresses. */
export type RedirectDeps = { hostname: string; services: Pick<Services, 'pages' | 'postAddresses'> }

/** Adds a redirect, or replaces `was`. Throws the caller's error, with messages for the fields `from` and `to`. */
export async function setRedirect(
  db: Db,
  author: Author,
  { hostname, services, was, ...written }: Written & { was?: Written | undefined } & RedirectDeps,
): Promise<StoredRedirect> {
  const { site, locale, person } = author
  await lockRedirects(db, site)
  const own = new Map((await readRedirects(db)).map(({ from, to }) => [from, to]))
  if (was && own.get(was.from) !== was.to) throw new CallError('stale_version', staleRedirect[locale])
  if (was) own.delete(was.from)
  const standing = await readStanding(db, author, services)
  const judged = checkRedirect(written, { own, standing, hosts: await hostsOf(db, hostname), locale })
  if (judged.problem !== undefined) throw new CallError(judged.code, judged.problem, { [judged.field]: judged.problem })
  const made = { from: judged.from, to: judged.to }
  const facts = factsOf(made, standing, own)
  // An unchanged redirect is not written.
  if (was?.from === made.from && was.to === made.to) return { ...made, ...facts }
  if (was) await db.delete(redirect).where(eq(redirect.fromPath, was.from))
  await db
    .insert(redirect)
    .values({ siteId: site.id, fromPath: made.from, target: made.to, madeBy: person ?? null, madeAt: new Date() })
  await notifyRedirects(db, site)
  const side = ({ from, to }: Written) => ({ ...(was && was.from !== made.from ? { path: from } : {}), to })
  await recordAudit(db, {
    site: site.id,
    person,
    action: was ? 'redirect-change' : 'redirect-add',
    subject: `redirect:${made.from}`,
    ...(was ? { before: side(was) } : {}),
    after: side(made),
  })
  return { ...made, ...facts }
}
