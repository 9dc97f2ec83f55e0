import { setField } from '../operations/set-field'
import type { FoundLink } from './links'
import type { Fix, PageProblem } from './problem'

const messages = {
  nowhere: { en: 'This link leads nowhere. Give it an address.', th: 'ลิงก์นี้ยังไม่มีปลายทาง กรุณาใส่ที่อยู่' },
  own: {
    en: 'This link leads nowhere, so the section’s stands in its place. Give it an address.',
    th: 'ลิงก์นี้ยังไม่มีปลายทาง ระบบจึงแสดงตามต้นฉบับแทน กรุณาใส่ที่อยู่',
  },
  placeholder: {
    en: 'This link leads to the top of the same page (“#”), as if it were not finished.',
    th: 'ลิงก์นี้พากลับไปด้านบนของหน้าเดิม (“#”) เหมือนยังทำไม่เสร็จ',
  },
  silent: {
    en: 'A link here has no words, so those who cannot see it do not know where it leads.',
    th: 'ลิงก์ตรงนี้ไม่มีข้อความ ผู้ที่มองไม่เห็นจะไม่รู้ว่าพาไปไหน',
  },
  remove: { en: 'Remove the empty link', th: 'ลบลิงก์ว่าง' },
}

/** Links without an address, which the gateway refuses to publish (of a page's own within a section none is shown, `lay-over`), and those that stand for one to come. */
export function checkEmptyLinks(id: string, links: readonly FoundLink[]): PageProblem[] {
  return links.flatMap((link): PageProblem[] => {
    const to = link.to.trim()
    if (to !== '' && to !== '#') return []
    const fix = fixOf(id, link)
    const isOwn = link.path[1] === 'own'
    return [
      {
        kind: 'empty-link',
        level: to === '' && !isOwn ? 'error' : 'warning',
        node: id,
        path: link.path,
        words: to !== '' ? messages.placeholder : isOwn ? messages.own : messages.nowhere,
        ...(fix ? { fix } : {}),
      },
    ]
  })
}

/** Links on the canvas that nothing is said of: no words, no picture with words. One for a node. */
export function checkSilentLinks(silent: ReadonlyMap<string, number>): PageProblem[] {
  return [...silent].flatMap(([node, count]): PageProblem[] =>
    count > 0 ? [{ kind: 'empty-link', level: 'warning', node, words: messages.silent }] : [],
  )
}

/** The link goes, its words stay; where the block needs one, only a person knows where it leads. */
function fixOf(id: string, { path, isOptional, isRich }: FoundLink): Fix | undefined {
  if (!isOptional) return undefined
  // In rich text the mark around the address, else the value that holds it; a page's path is the value itself.
  const up = isRich ? -2 : path.at(-1) === 'to' ? -1 : path.length
  return { label: messages.remove, run: (edit) => setField(edit, id, path.slice(0, up), undefined) }
}
