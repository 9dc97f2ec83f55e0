import { setField } from '../operations/set-field'
import type { FoundLink } from './links'
import type { Fix, PageProblem } from './problem'

const messages = {
  nowhere: { en: 'This link goes nowhere. Add an address.', th: 'ลิงก์นี้ยังไม่มีปลายทาง กรุณาใส่ที่อยู่' },
  own: {
    en: 'This link goes nowhere, so the section’s link is shown instead. Add an address.',
    th: 'ลิงก์นี้ยังไม่มีปลายทาง ระบบจึงแสดงตามต้นฉบับแทน กรุณาใส่ที่อยู่',
  },
  placeholder: {
    en: 'This link goes to the top of the same page (“#”), as if it were unfinished.',
    th: 'ลิงก์นี้พากลับไปด้านบนของหน้าเดิม (“#”) เหมือนยังทำไม่เสร็จ',
  },
  silent: {
    en: 'A link here has no text, so people who can’t see it do not know where it goes.',
    th: 'ลิงก์ตรงนี้ไม่มีข้อความ ผู้ที่มองไม่เห็นจะไม่รู้ว่าพาไปไหน',
  },
  remove: { en: 'Remove the empty link', th: 'ลบลิงก์ว่าง' },
}

/**
 * Reports links without an address, which the gateway refuses to publish (a page's own values within a section do not
 * show them, `lay-over`), and placeholders for an address still to come.
 */
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

/** Reports links on the canvas without a name: no text and no picture with a text alternative. One per node. */
export function checkSilentLinks(silent: ReadonlyMap<string, number>): PageProblem[] {
  return [...silent].flatMap(([node, count]): PageProblem[] =>
    count > 0 ? [{ kind: 'empty-link', level: 'warning', node, words: messages.silent }] : [],
  )
}

/** Removes the link and keeps its text; where the block requires a link, only a person knows the target. */
function fixOf(id: string, { path, isOptional, isRich }: FoundLink): Fix | undefined {
  if (!isOptional) return undefined
  // In rich text the link mark around the address, else the value that contains it; a page path is itself the value.
  const up = isRich ? -2 : path.at(-1) === 'to' ? -1 : path.length
  return { label: messages.remove, run: (edit) => setField(edit, id, path.slice(0, up), undefined) }
}
