import { randomUUID } from 'node:crypto'
import type { Locale } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/pick-text'
import type { Db } from '../db/open'
import { mail } from '../db/account-tables'
import type { Site } from '../platform/sites'
import type { Services } from '../services'
import { composeMail, type MailText } from './compose-mail'
import { type MailAddress, writeAddress } from './mail-address'
import { siteSender } from './site-sender'

type OutgoingMessage = {
  id?: string
  purpose: string
  to: MailAddress & { id?: string; locale: Locale }
  text: MailText
  /** Of the link in it. */ tokenHash?: string
  keepsLine?: boolean
}

/** Queues a mail in the transaction that causes it: both happen, or neither. It is sent soon after. */
export async function queueMail(
  tx: Db,
  { settings, themes }: Pick<Services, 'settings' | 'themes'>,
  site: Site,
  { id = randomUUID(), purpose, to, text, tokenHash, keepsLine = true }: OutgoingMessage,
): Promise<void> {
  const from = writeAddress({ email: siteSender(settings, site), name: pickText(site.name, to.locale) })
  await tx.insert(mail).values({
    siteId: site.id,
    id,
    purpose,
    personId: to.id ?? null,
    from,
    to: writeAddress(to),
    replyTo: text.replyTo ?? null,
    tokenHash: tokenHash ?? null,
    keepsLine,
    ...composeMail(site, themes, to.locale, text),
  })
}
