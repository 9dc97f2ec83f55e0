import { sectionKey } from '@schemas/layout/document-key'
import type { FlatNode } from '@schemas/layout/flat/flat'
import { linkedSection } from '@schemas/layout/sections'
import type { Facts, PageProblem } from './problem'

const messages = {
  gone: {
    en: 'This section is not on this site. Visitors will see nothing here.',
    th: 'ไม่มีส่วนที่บันทึกไว้นี้ในเว็บไซต์นี้ ผู้เยี่ยมชมจะไม่เห็นอะไรตรงนี้',
  },
  circle: {
    en: 'A section can’t contain itself, directly or through another section. Visitors will see nothing here.',
    th: 'ส่วนที่บันทึกไว้นี้คือส่วนที่กำลังแก้ไขอยู่ หรือมีส่วนนั้นอยู่ข้างใน จึงแสดงซ้อนในตัวเองไม่ได้ ผู้เยี่ยมชมจะไม่เห็นอะไรตรงนี้',
  },
  round: {
    en: 'A section inside this one contains itself. Visitors will see nothing in that place.',
    th: 'ส่วนข้างในส่วนนี้แสดงตัวเองซ้อนอยู่ ผู้เยี่ยมชมจะไม่เห็นอะไรตรงจุดนั้น',
  },
  trashed: {
    en: 'This section is in the trash. Visitors will see nothing here.',
    th: 'ส่วนที่บันทึกไว้นี้อยู่ในถังขยะ ผู้เยี่ยมชมจะไม่เห็นอะไรตรงนี้',
  },
  live: {
    en: 'This section is in the trash. Visitors see it until you publish, then nothing here.',
    th: 'ส่วนที่บันทึกไว้นี้อยู่ในถังขยะ ผู้เยี่ยมชมยังเห็นอยู่ และจะไม่เห็นอะไรตรงนี้เมื่อเผยแพร่การลบ',
  },
}

/**
 * Why a section is not visible where it is linked; undefined when it is. Visitors see the release, so a section that
 * was trashed later is still visible to them.
 */
export function lostSection(documents: NonNullable<Facts['documents']>, id: string): PageProblem['words'] | undefined {
  const entry = documents.find(({ key }) => key === sectionKey(id))
  if (!entry) return messages.gone
  if (!entry.trashed) return undefined
  return entry.draft ? messages.live : messages.trashed
}

/**
 * Why a linked section shows nothing because it would contain itself: through the open document or something inside it.
 */
export function cycleMessage(
  node: FlatNode | undefined,
  { holders, rounds }: Pick<Facts, 'holders' | 'rounds'>,
): PageProblem['words'] | undefined {
  const section = node?.kind === 'block' ? linkedSection(node.fields) : undefined
  if (section === undefined) return undefined
  return holders?.has(sectionKey(section))
    ? messages.circle
    : rounds?.has(sectionKey(section))
      ? messages.round
      : undefined
}

/** Reports a section link that shows visitors nothing, or not all of the section. */
export function checkSection(
  node: FlatNode,
  { documents, ...facts }: Pick<Facts, 'documents' | 'holders' | 'rounds'>,
): PageProblem[] {
  const section = node.kind === 'block' ? linkedSection(node.fields) : undefined
  if (section === undefined) return []
  const message =
    cycleMessage(node, { holders: facts.holders }) ??
    (documents && lostSection(documents, section)) ??
    cycleMessage(node, facts)
  return message ? [{ kind: 'missing', level: 'warning', node: node.fields.id, words: message }] : []
}
