import type { FlatPage } from '@schemas/layout/flat/flat'
import { type AddressedPage, ownPathConflicts, ownPathsOf } from '@schemas/layout/own-paths'
import { pathParams } from '@schemas/layout/path'
import { addressProblemMessage } from '../check-address'
import { fillMessage } from '../fill-message'
import type { PageProblem } from './problem'

const messages = {
  taken: { en: 'The page at {path} already uses this address.', th: 'หน้า {path} ใช้ที่อยู่นี้แล้ว' },
  alike: {
    en: 'The page at {path} already uses this address; only upper and lower case differ.',
    th: 'หน้า {path} ใช้ที่อยู่นี้แล้ว ต่างกันแค่ตัวพิมพ์เล็กใหญ่',
  },
  params: {
    en: 'Include each variable part of the page’s address exactly once: {names}',
    th: 'ต้องมีส่วนที่เปลี่ยนได้ของที่อยู่หน้านี้ครบอย่างละหนึ่งครั้ง: {names}',
  },
  none: {
    en: 'You can’t use variable parts here, because the page’s address has none.',
    th: 'ใช้ส่วนที่เปลี่ยนได้ตรงนี้ไม่ได้ เพราะที่อยู่ของหน้านี้ไม่มี',
  },
}

/**
 * Reports addresses in one language that the page cannot have. `pages` are the site's; while none are known, no address
 * counts as taken.
 */
export function checkOwnPaths(
  { path, paths }: FlatPage['fields'],
  pages: readonly AddressedPage[] | undefined,
): PageProblem[] {
  if (!paths) return []
  const others = (pages ?? []).filter((page) => page.path !== path)
  return ownPathConflicts([...others, { path, own: ownPathsOf({ paths }) }]).flatMap((conflict): PageProblem[] => {
    if (conflict.path !== path) return []
    const names = pathParams(path).map((name) => `{${name}}`)
    const message =
      conflict.problem === 'taken' || conflict.problem === 'alike'
        ? fillMessage(messages[conflict.problem], { path: conflict.by })
        : conflict.problem === 'params'
          ? names.length > 0
            ? fillMessage(messages.params, { names: names.join(' ') })
            : messages.none
          : addressProblemMessage(paths[conflict.locale] ?? '', conflict.problem)
    return [{ kind: 'invalid', level: 'error', path: ['paths', conflict.locale], words: message }]
  })
}
