import * as z from 'zod/mini'
import { copyJson, isRecord } from '@schemas/layout/json'
import { readPage } from '@schemas/layout/read'
import { maxCharacters } from './clipboard'
import { Refusal } from './edit'
import type { Subtree } from './subtree'

const notAPagePart = { en: 'The copied content is not part of a page.', th: 'เนื้อหาที่คัดลอกไม่ใช่ส่วนของหน้า' }
export const broken = {
  en: 'The copied content can’t be read as part of a page.',
  th: 'อ่านเนื้อหาที่คัดลอกเป็นส่วนของหน้าไม่ได้',
}
export const tooLarge = { en: 'The copied content is too large to paste.', th: 'เนื้อหาที่คัดลอกใหญ่เกินไป วางไม่ได้' }

/**
 * Format 2 adds the content of linked sections. A copy without sections uses format 1, so that older builders can read
 * it.
 */
const envelope = z
  .strictObject({
    sitewright: z.literal('parts'),
    format: z.literal([1, 2]),
    kind: z.enum(['row', 'cell', 'block']),
    nodes: z.array(z.record(z.string(), z.unknown())).check(z.minLength(1), z.maxLength(500)),
    sections: z.optional(z.record(z.string(), z.unknown())),
  })
  .check(z.refine(({ format, sections }) => (format === 2) === (sections !== undefined)))

/** Copied parts. `sections` is the unvalidated content of the sections they link, by id (`read-carried`). */
export type Copied = { parts: Subtree[]; sections?: Record<string, unknown> | undefined }

/**
 * Parses clipboard text into parts. Nothing in it is trusted: it is validated like a stored page. Throws a Refusal with
 * a message.
 */
export function readClipboard(text: string): Copied {
  if (text.length > maxCharacters) throw new Refusal(tooLarge)
  let json: unknown
  try {
    json = copyJson(JSON.parse(text))
  } catch {
    throw new Refusal(notAPagePart)
  }
  if (!isRecord(json) || json.sitewright !== 'parts') throw new Refusal(notAPagePart)
  const parsed = envelope.safeParse(json)
  if (!parsed.success) throw new Refusal(broken)
  const { kind, nodes, sections } = parsed.data
  // The parts on a temporary page, so that the page reader validates them.
  const rows =
    kind === 'row'
      ? nodes
      : kind === 'cell'
        ? [{ id: 'r', cells: nodes }]
        : [{ id: 'r', cells: [{ id: 'c', blocks: nodes }] }]
  const read = readPage({ format: 1, path: '/', title: '', views: { guest: { rows } } })
  if (!read.ok || read.problems.length > 0) throw new Refusal(broken)
  const own = read.value.views.guest?.rows ?? []
  const [first] = own
  if (kind === 'row') return { parts: own.map((node) => ({ kind, node })), sections }
  if (kind === 'cell') return { parts: (first?.cells ?? []).map((node) => ({ kind, node })), sections }
  return { parts: (first?.cells[0]?.blocks ?? []).map((node) => ({ kind, node })), sections }
}
