import { mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailAttachment } from '../db/account-tables'
import type { Settings } from '../settings'

/** A mail ready to be sent. `id` stays the same on retries, so that receivers can recognise it. */
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
  /** Rejects when the mail was not sent; `isFinal` tells whether a retry is useless. */
  send: (mail: Mail) => Promise<void>
  close: () => void
}

/** Sends to the mail server of `SMTP_URL`, or into a local folder. */
export function openTransport(settings: Settings): MailTransport {
  return settings.smtpUrl ? smtpTransport(settings.smtpUrl) : folderTransport(outboxOf(settings))
}

export const outboxOf = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'outbox')

/**
 * Errors that no retry changes: a permanent response to this mail (5xx), except those about sign-in and connection
 * policy.
 */
export function isFinal(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  return code !== 'EAUTH' && responseCode !== undefined && responseCode >= 550 && responseCode < 560
}

/**
 * Errors unrelated to this mail, which would hit every other one as well: the server was unreachable or refused the
 * sign-in.
 */
export function isAway(error: unknown): boolean {
  return ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EREQUIRETLS', 'EPROXY', 'EAUTH', 'ENOAUTH'].includes(
    (error as { code?: string }).code ?? '',
  )
}

/** The server refused the configured name and password. Many servers block clients that retry this too often. */
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

/** Each mail as a file that mail programs open, and as data for the outbox page. */
function folderTransport(folder: string): MailTransport {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const written = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (mail) => {
      const { message } = await written.sendMail(messageOf(mail))
      const name = `${mail.madeAt.toISOString().replaceAll(/[:.]/g, '-')}-${mail.id}`
      await writeFile(join(folder, `${name}.eml`), message as Buffer, { mode: 0o600 })
      // Renamed atomically, because others read the folder meanwhile.
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
  // Passed as one address, so that it is never parsed as several.
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
  // Tells out-of-office responders not to reply.
  headers: { 'auto-submitted': 'auto-generated' },
})
