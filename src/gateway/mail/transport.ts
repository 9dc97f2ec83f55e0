import { mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailAttachment } from '../db/account-tables'
import type { Settings } from '../settings'

/** A mail that is ready to go. `id` stays the same when it is sent again, so that receivers can tell. */
export type Mail = {
  id: string
  from: string
  to: string
  replyTo: string | null
  subject: string
  plain: string
  html: string
  attachments: readonly MailAttachment[]
  madeAt: Date
}

export type MailTransport = {
  /** Rejects when the mail did not go; `isFinal` tells of a refusal that no later try changes. */
  send: (mail: Mail) => Promise<void>
  close: () => void
}

/** To the mail server of `SMTP_URL`, or into a folder of this machine. */
export function openTransport(settings: Settings): MailTransport {
  return settings.smtpUrl ? smtpTransport(settings.smtpUrl) : folderTransport(outboxOf(settings))
}

export const outboxOf = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'outbox')

/** What no later try changes: a permanent answer of the server to this mail (5xx), but for the ones that tell of sign-in and policy of the connection. */
export function isFinal(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  return code !== 'EAUTH' && responseCode !== undefined && responseCode >= 550 && responseCode < 560
}

/** What says nothing of this mail and would meet every other one as well: the server was not reached, or let nobody in. */
export function isAway(error: unknown): boolean {
  return ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EREQUIRETLS', 'EPROXY', 'EAUTH', 'ENOAUTH'].includes(
    (error as { code?: string }).code ?? '',
  )
}

/** Of these: the server let nobody in by the name and password that are set. Who tries that too often is kept out by many for longer. */
export function isAuthFailure(error: unknown): boolean {
  return ['EAUTH', 'ENOAUTH'].includes((error as { code?: string }).code ?? '')
}

function smtpTransport(url: string): MailTransport {
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { send: async (mail) => void (await smtp.sendMail(messageOf(mail))), close: () => smtp.close() }
}

/** Each mail as a file that mail programs open, and beside it as data for the page of the outbox. */
function folderTransport(folder: string): MailTransport {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const written = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (mail) => {
      const { message } = await written.sendMail(messageOf(mail))
      const name = `${mail.madeAt.toISOString().replaceAll(/[:.]/g, '-')}-${mail.id}`
      await writeFile(join(folder, `${name}.eml`), message as Buffer, { mode: 0o600 })
      // Whole or not at all, because others look into the folder meanwhile.
      await writeFile(join(folder, `${name}.part`), JSON.stringify(mail), { mode: 0o600 })
      await rename(join(folder, `${name}.part`), join(folder, `${name}.json`))
    },
    close: () => {},
  }
}

const messageOf = ({ id, from, to, replyTo, subject, plain, html, attachments, madeAt }: Mail) => ({
  messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1).split('>', 1)[0] ?? ''}>`,
  date: madeAt,
  from,
  to,
  // Given as one address, so that it is never read as several.
  ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
  subject,
  text: plain,
  ...(html ? { html } : {}),
  attachments: attachments.map(({ name, type, content }) => ({
    filename: name,
    contentType: type,
    content,
    encoding: 'base64' as const,
  })),
  // A machine wrote it: nobody's away note need answer.
  headers: { 'auto-submitted': 'auto-generated' },
})
