import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { readKey } from '@schemas/layout/document-key'
import { fillText } from '@schemas/layout/fill-text'
import { isRecord } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'
import { pathParams } from '@schemas/layout/path'
import { hasRole } from '@schemas/layout/role'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import { slotNames } from '@schemas/layout/theme-slots'
import { spellMentions } from '@schemas/note-mentions'
import { mail } from '../db/account-tables'
import { note, noteSeen } from '../db/note-tables'
import type { Db } from '../db/open'
import { person } from '../db/tables'
import type { MailText } from '../mail/compose-mail'
import { queueMail } from '../mail/queue-mail'
import { siteOrigin } from '../mail/site-origin'
import type { Site } from '../platform/sites'
import type { Services } from '../services'
import { type Found, findEditable } from './edited-document'
import { namesOf } from './notes'

const messages = {
  named: { en: '{who} mentioned you on “{page}”', th: '{who} พูดถึงคุณในหน้า “{page}”' },
  answered: { en: '{who} replied on “{page}”', th: '{who} ตอบโน้ตในหน้า “{page}”' },
  several: { en: '{who} wrote {count} notes on “{page}”', th: '{who} เขียนโน้ต {count} รายการในหน้า “{page}”' },
  somebody: { en: 'Someone', th: 'ผู้ที่ไม่ทราบชื่อ' },
  namedHere: { en: 'Mentioned you', th: 'พูดถึงคุณ' },
  reply: { en: 'Reply to “{words}”', th: 'ตอบ “{words}”' },
  namedReply: { en: 'Mentioned you in a reply to “{words}”', th: 'พูดถึงคุณในคำตอบของ “{words}”' },
  lead: {
    en: 'In the builder of {site}, where only people who edit the site can read notes:',
    th: 'ในเครื่องมือสร้างหน้าของ {site} ซึ่งเฉพาะทีมที่แก้ไขเว็บไซต์เท่านั้นที่อ่านโน้ตได้',
  },
  open: { en: 'Open the note', th: 'เปิดโน้ต' },
  why: {
    en: 'You received this because you were mentioned, or wrote in this conversation.',
    th: 'คุณได้รับอีเมลนี้เพราะมีคนพูดถึงคุณ หรือคุณเคยเขียนในบทสนทนานี้',
  },
  off: { en: 'Turn off note emails', th: 'ปิดอีเมลแจ้งเรื่องโน้ต' },
  error: { en: 'Error page', th: 'หน้าแจ้งข้อผิดพลาด' },
}

/** Characters quoted from the answered note. */
const maxQuoted = 80

type QueuedRow = Pick<typeof mail.$inferSelect, 'id' | 'personId' | 'asked'>
type Deps = { services: Pick<Services, 'settings' | 'themes'>; site: Site }

/**
 * Replaces the queued row with the mail about notes, or with nothing: in their current state, limited to those that the
 * reader may read and has not read in the builder meanwhile. Runs in a site transaction.
 */
export async function writeNoteMail(
  db: Db,
  { services, site }: Deps,
  { id, personId, asked: queued }: QueuedRow,
): Promise<void> {
  await db.delete(mail).where(eq(mail.id, id))
  if (queued?.what !== 'notes' || personId === null) return
  const [to] = await db
    .select()
    .from(person)
    .where(and(eq(person.id, personId), eq(person.status, 'active'), eq(person.noteMails, true)))
  if (!to || !hasRole(to.role, 'manager')) return
  const unread = await unreadOf(db, queued.notes, to.id)
  const visible = unread.filter(({ access }) => hasRole(to.role, access))
  const [first] = visible
  if (!first) return
  const found = await findEditable(db, {
    key: first.document,
    site,
    themes: services.themes,
    role: to.role,
    locale: to.locale,
  })
  if (!found || found.row?.trashedAt) return
  const { locale } = to
  const named = [
    queued.by,
    ...visible.flatMap(({ mentions, headMentions }) => [...mentions, ...headMentions].map((mention) => mention.person)),
  ]
  const letter = composeNoteMail({
    unreadThreads: visible,
    to: to.id,
    by: queued.by,
    names: await namesOf(db, named),
    page: titleOf(found, locale),
    site: pickText(site.name, locale),
    home: siteOrigin(services.settings, site, queued.origin),
    locale,
  })
  await queueMail(db, services, site, {
    purpose: 'note',
    to: { id: to.id, email: to.email, name: `${to.firstname} ${to.lastname}`.trim(), locale },
    text: letter,
    keepsLine: false,
  })
}

type UnreadThread = Awaited<ReturnType<typeof unreadOf>>[number]
type NoteMail = {
  unreadThreads: readonly UnreadThread[]
  /** The reader. */ to: string
  by: string
  names: ReadonlyMap<string, string>
  page: string
  site: string
  home: string
  locale: Locale
}

function composeNoteMail({ unreadThreads, to, by, names, page, site, home, locale }: NoteMail): MailText {
  const message = (each: keyof typeof messages, values: Record<string, string> = {}) =>
    fillText(messages[each][locale], values)
  const spelt = (body: string, mentions: UnreadThread['mentions']) =>
    spellMentions(body, mentions, (mention) => names.get(mention.person)).body
  const isNamed = (each: UnreadThread | undefined) => each?.mentions.some((mention) => mention.person === to) === true
  const who = names.get(by) ?? message('somebody')
  const [first] = unreadThreads
  return {
    title:
      unreadThreads.length > 1
        ? message('several', { who, page, count: String(unreadThreads.length) })
        : message(isNamed(first) ? 'named' : 'answered', { who, page }),
    lines: [message('lead', { site })],
    answers: unreadThreads.map((each) => {
      const quoted = { words: cut(spelt(each.head, each.headMentions)) }
      return {
        question:
          each.id === each.thread ? message('namedHere') : message(isNamed(each) ? 'namedReply' : 'reply', quoted),
        answer: spelt(each.body, each.mentions),
      }
    }),
    ...(first
      ? { action: { label: message('open'), url: `${home}${noteAddress(first.document, first.thread)}` } }
      : {}),
    after: [message('why')],
    settings: { label: message('off'), url: `${home}/user/profile#note-mails` },
  }
}

/** Those of the notes that still exist and are unread, each with the note that it answers, in order of arrival. */
async function unreadOf(db: Db, ids: readonly string[], reader: string) {
  const rows = await db
    .select({
      id: note.id,
      document: note.document,
      thread: note.thread,
      body: note.body,
      mentions: note.mentions,
      access: note.access,
    })
    .from(note)
    .leftJoin(
      noteSeen,
      and(eq(noteSeen.siteId, note.siteId), eq(noteSeen.thread, note.thread), eq(noteSeen.personId, reader)),
    )
    .where(and(inArray(note.id, [...ids]), sql`(${noteSeen.seenAt} IS NULL OR ${note.madeAt} > ${noteSeen.seenAt})`))
    .orderBy(asc(note.madeAt), asc(note.id))
  const threads = [...new Set(rows.map(({ thread }) => thread))]
  const heads =
    threads.length === 0
      ? []
      : await db
          .select({ id: note.id, body: note.body, mentions: note.mentions })
          .from(note)
          .where(inArray(note.id, threads))
  const byId = new Map(heads.map((head) => [head.id, head]))
  return rows.map((row) => ({
    ...row,
    head: byId.get(row.thread)?.body ?? '',
    headMentions: byId.get(row.thread)?.mentions ?? [],
  }))
}

function titleOf({ key, place, content }: Found, locale: Locale): string {
  if (place.kind === 'slot') return slotNames[place.slot][locale]
  if (key === 'page:/_error') return messages.error[locale]
  const title = isRecord(content) ? (content.title as LocalisedText | undefined) : undefined
  return (title === undefined ? '' : pickText(title, locale)) || (place.kind === 'page' ? place.path : key)
}

/**
 * Address of the builder on a document with one of its notes. Pages with parameters, and documents without an address,
 * open at the site's start page.
 */
function noteAddress(document: string, thread: string): string {
  const place = readKey(document)
  const at =
    place.kind === 'page' && !place.path.startsWith('/_') && pathParams(place.path).length === 0
      ? encodeURI(place.path)
      : '/'
  return `${at}?edit=${encodeURIComponent(document)}&note=${encodeURIComponent(thread)}`
}

function cut(text: string): string {
  const characters = Array.from(text.replaceAll(/\s+/g, ' '))
  return characters.length > maxQuoted ? `${characters.slice(0, maxQuoted - 1).join('')}…` : characters.join('')
}
