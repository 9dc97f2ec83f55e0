import * as z from 'zod/mini'
import { copyJson, isRecord } from '@schemas/layout/json'
import { readPage } from '@schemas/layout/read'
import { Refusal } from './edit'
import type { Subtree } from './subtree'

const notOurs = { en: 'What was copied is not a part of a page.', th: 'สิ่งที่คัดลอกไว้ไม่ใช่ส่วนของหน้า' }
const broken = { en: 'What was copied cannot be read as a part of a page.', th: 'อ่านสิ่งที่คัดลอกไว้เป็นส่วนของหน้าไม่ได้' }
const tooLarge = { en: 'What was copied is too large to paste.', th: 'สิ่งที่คัดลอกไว้ใหญ่เกินกว่าจะวางได้' }

const envelope = z.strictObject({ sitewright: z.literal('parts'), format: z.literal(1), kind: z.enum(['row', 'cell', 'block']), nodes: z.array(z.record(z.string(), z.unknown())).check(z.minLength(1), z.maxLength(500)) })

/** At most this much text is taken from a clipboard (characters). */
const maxCharacters = 8 * 1024 * 1024

/** Parts of one kind as text, to be pasted on this page, another one, in another tab or site. */
export function writeClipboard(parts: readonly Subtree[]): string {
  return JSON.stringify({ sitewright: 'parts', format: 1, kind: parts[0]?.kind, nodes: parts.map(({ node }) => node) }, null, 2)
}

/** Whether a text is data and not words: parts of a page, or what gives itself out as such. */
export function readsAsData(text: string): boolean {
  const trimmed = text.trimStart()
  if (!trimmed.startsWith('{') && !trimmed.startsWith('[')) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return text.includes('"sitewright"')
  }
}

/** Text from a clipboard as parts. Whatever stands there, nothing of it is trusted: it is read as any stored page is. Throws a Refusal in words. */
export function readClipboard(text: string): Subtree[] {
  if (text.length > maxCharacters) throw new Refusal(tooLarge)
  let json: unknown
  try {
    json = copyJson(JSON.parse(text))
  } catch {
    throw new Refusal(notOurs)
  }
  if (!isRecord(json) || json.sitewright !== 'parts') throw new Refusal(notOurs)
  const parsed = envelope.safeParse(json)
  if (!parsed.success) throw new Refusal(broken)
  const { kind, nodes } = parsed.data
  // The parts on a page of their own, where the reader of pages judges them.
  const rows = kind === 'row' ? nodes : kind === 'cell' ? [{ id: 'r', cells: nodes }] : [{ id: 'r', cells: [{ id: 'c', blocks: nodes }] }]
  const read = readPage({ format: 1, path: '/', title: '', views: { guest: { rows } } })
  if (!read.ok || read.problems.length > 0) throw new Refusal(broken)
  const [first] = read.value.views.guest?.rows ?? []
  if (kind === 'row') return (read.value.views.guest?.rows ?? []).map((node) => ({ kind, node }))
  if (kind === 'cell') return (first?.cells ?? []).map((node) => ({ kind, node }))
  return (first?.cells[0]?.blocks ?? []).map((node) => ({ kind, node }))
}
