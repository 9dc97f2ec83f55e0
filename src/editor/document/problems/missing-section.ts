import { sectionKey } from '@schemas/layout/document-key'
import type { FlatNode } from '@schemas/layout/flat/flat'
import { linkedSection } from '@schemas/layout/sections'
import type { Facts, PageProblem } from './problem'

const words = {
  gone: { en: 'This section is not on this site. Visitors will see nothing here.', th: 'ไม่มีส่วนนี้ในเว็บนี้ ผู้เยี่ยมชมจะไม่เห็นอะไรตรงนี้' },
  circle: { en: 'A section cannot show itself, nor one that shows it. Visitors will see nothing here.', th: 'ส่วนนี้แสดงตัวเอง หรือแสดงส่วนที่มีส่วนนี้อยู่ ซ้อนในตัวเองไม่ได้ ผู้เยี่ยมชมจะไม่เห็นอะไรตรงนี้' },
  trashed: { en: 'This section lies in the trash. Visitors will see nothing here.', th: 'ส่วนนี้อยู่ในถังขยะ ผู้เยี่ยมชมจะไม่เห็นอะไรตรงนี้' },
  live: { en: 'This section lies in the trash. Visitors still have it, and see nothing here once that is published.', th: 'ส่วนนี้อยู่ในถังขยะ ผู้เยี่ยมชมยังเห็นอยู่ และจะไม่เห็นอะไรตรงนี้เมื่อเผยแพร่การลบ' },
}

/** Why a section is not to be seen where it is linked; undefined of one that is. A release is what visitors have: what went into the trash since is theirs still. */
export function lostSection(documents: NonNullable<Facts['documents']>, id: string): PageProblem['words'] | undefined {
  const entry = documents.find(({ key }) => key === sectionKey(id))
  if (!entry) return words.gone
  if (!entry.trashed) return undefined
  return entry.draft ? words.live : words.trashed
}

/** A block that links a section which nobody gets to see. */
export function checkSection(node: FlatNode, { documents, holders }: Pick<Facts, 'documents' | 'holders'>): PageProblem[] {
  const section = node.kind === 'block' ? linkedSection(node.fields) : undefined
  if (section === undefined) return []
  const said = holders?.has(sectionKey(section)) ? words.circle : documents && lostSection(documents, section)
  return said ? [{ kind: 'missing', level: 'warning', node: node.fields.id, words: said }] : []
}
