import type { PublishProblem } from '@schemas/editor/entities/release'
import { pageKey, readKey } from '@schemas/layout/document-key'
import { emptyLinks } from '@schemas/layout/empty-links'
import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import { type AddressedPage, ownPathConflicts } from '@schemas/layout/own-paths'
import { addressShape } from '@schemas/layout/page-address'
import { faultsOf, prepareBlock } from '@schemas/layout/prepare'
import type { ReadBlock } from '@schemas/layout/read'
import { findSamples, untargeted } from '@schemas/layout/samples'
import { linkedSection } from '@schemas/layout/sections'
import { blockSamples } from '@registry/samples'
import { storedTypes as types } from '@registry/stored-types'
import { describeProblem, lostIn, readDocument } from './read-document'

const messages: Record<PublishProblem['code'], { en: string; th: string }> = {
  unreadable: { en: 'The page can’t be read: {said}', th: 'อ่านหน้านี้ไม่ได้: {said}' },
  taken: { en: 'Another page already uses this address: {said}', th: 'มีหน้าอื่นใช้ที่อยู่นี้แล้ว: {said}' },
  alike: {
    en: 'Another page already uses this address, with different upper or lower case: {said}',
    th: 'มีหน้าอื่นใช้ที่อยู่นี้แล้ว ต่างกันแค่ตัวพิมพ์เล็กใหญ่: {said}',
  },
  address: { en: 'The address in one language can’t be used: {said}', th: 'ที่อยู่เฉพาะภาษานี้ใช้ไม่ได้: {said}' },
  'unknown-type': {
    en: '“{name}” is a block type that this system doesn’t support.',
    th: '“{name}” เป็นบล็อกชนิดที่ระบบนี้ไม่รองรับ',
  },
  'invalid-props': { en: '“{name}” has an invalid value: {said}', th: '“{name}” มีค่าที่ไม่ถูกต้อง: {said}' },
  'newer-version': {
    en: '“{name}” was made with a newer version of this system.',
    th: '“{name}” สร้างด้วยระบบเวอร์ชันที่ใหม่กว่านี้',
  },
  'invalid-node': { en: '“{name}” can’t be read: {said}', th: 'อ่าน “{name}” ไม่ได้: {said}' },
  'migration-failed': {
    en: '“{name}” couldn’t be updated to the latest version: {said}',
    th: 'ปรับ “{name}” เป็นเวอร์ชันล่าสุดไม่สำเร็จ: {said}',
  },
  'empty-link': { en: 'A link in “{name}” has no destination.', th: 'ลิงก์ใน “{name}” ยังไม่มีที่อยู่ปลายทาง' },
  sample: {
    en: '“{name}” still has sample content. Write your own, or remove it.',
    th: '“{name}” ยังมีเนื้อหาตัวอย่าง กรุณาใส่เนื้อหาของคุณ หรือลบออก',
  },
  'missing-section': {
    en: 'The section shown by “{name}” was not found: {said}',
    th: 'ไม่พบส่วนที่บันทึกไว้ซึ่ง “{name}” แสดง: {said}',
  },
  threw: { en: '“{name}” failed with an error: {said}', th: '“{name}” ทำงานผิดพลาด: {said}' },
}
const problemMessage = (
  code: PublishProblem['code'],
  locale: Locale,
  { name = '', reason = '' }: { name?: string; reason?: string },
) => fillText(messages[code][locale], { name, said: reason })

/**
 * What must not be published: an unreadable document, a block that would show a notice, a link without an address, sample content. The
 * builder reports the same as errors (`editor/document/problems`); a test compares the two.
 */
export function documentProblems(key: string, content: unknown, locale: Locale): PublishProblem[] {
  const read = readDocument(readKey(key), content)
  const unread = read.ok ? lostIn(read) : read.problems
  const found: PublishProblem[] = unread.map((problem) => ({
    key,
    code: 'unreadable',
    message: problemMessage('unreadable', locale, { reason: describeProblem(problem, locale) }),
    path: problem.path,
  }))
  if (!read.ok) return found
  for (const [id, node] of read.value.flat.nodes) {
    if (node.kind !== 'block') continue
    const prepared = prepareBlock(node.fields, types)
    const name = node.fields.name ?? node.fields.type
    if (prepared.ok) {
      const { props = {} } = node.fields
      for (const path of linksToNowhere(props))
        if (!isOwn(node.fields, path))
          found.push({
            key,
            code: 'empty-link',
            message: problemMessage('empty-link', locale, { name }),
            node: id,
            path,
          })
      const samples = blockSamples(node.fields.type)
      for (const { path } of samples ? findSamples(props, samples).placeholders : [])
        found.push({
          key,
          code: 'sample',
          message: problemMessage('sample', locale, { name }),
          node: id,
          path: path.length === 0 ? [] : ['props', ...path],
        })
      for (const { path, message: fault } of faultsOf(prepared))
        found.push({
          key,
          code: 'invalid-props',
          message: problemMessage('invalid-props', locale, { name, reason: fault[locale] }),
          node: id,
          path: ['props', ...path],
        })
      continue
    }
    const { code, path } = prepared.problem
    found.push({
      key,
      code,
      message: problemMessage(code, locale, {
        name,
        reason: describeProblem({ ...prepared.problem, path: path.filter((part) => part !== 'props') }, locale),
      }),
      node: id,
      path,
    })
  }
  return found
}

/** Links without an address, and `#` outside of a text: a button whose target nobody has chosen. */
function linksToNowhere(props: Record<string, unknown>): (string | number)[][] {
  const paths = [...emptyLinks(props, ['props']), ...untargeted(props, ['props'])]
  return [...new Map(paths.map((path) => [path.join('.'), [...path]])).values()]
}

/** A page's overrides in a section show no link without an address (`lay-over`). */
const isOwn = (block: ReadBlock, [, prop]: readonly unknown[]): boolean =>
  prop === 'own' && linkedSection(block) !== undefined

/** Pages of a release that would answer to the same addresses, and impossible localised addresses. */
export function addressProblems(
  pages: readonly AddressedPage[],
  changed: readonly string[],
  locale: Locale,
): PublishProblem[] {
  const shapes = new Map<string, string[]>()
  for (const { path } of pages) shapes.set(addressShape(path), [...(shapes.get(addressShape(path)) ?? []), path])
  const isChanged = new Set(
    changed.flatMap((key) => (key.startsWith(pageKey('')) ? [key.slice(pageKey('').length)] : [])),
  )
  const taken = [...isChanged].flatMap((path): PublishProblem[] => {
    const same = shapes.get(addressShape(path)) ?? []
    const other = same.includes(path) ? same.find((each) => each !== path) : undefined
    return other === undefined
      ? []
      : [{ key: pageKey(path), code: 'taken', message: problemMessage('taken', locale, { reason: other }) }]
  })
  // Published pages keep their addresses: the later one is refused.
  const inOrder = [...pages].sort((one, other) => Number(isChanged.has(one.path)) - Number(isChanged.has(other.path)))
  const own = ownPathConflicts(inOrder).flatMap((conflict): PublishProblem[] => {
    const { path, locale: language } = conflict
    const wanted = inOrder.find((page) => page.path === path)?.own[language] ?? ''
    if (conflict.problem !== 'taken' && conflict.problem !== 'alike')
      return isChanged.has(path)
        ? [
            {
              key: pageKey(path),
              code: 'address',
              message: problemMessage('address', locale, { reason: wanted }),
              path: ['paths', language],
            },
          ]
        : []
    if (isChanged.has(path))
      return [
        {
          key: pageKey(path),
          code: conflict.problem,
          message: problemMessage(conflict.problem, locale, { reason: `${wanted} (${conflict.by})` }),
          path: ['paths', language],
        },
      ]
    // Paths are checked when a page is created; older ones are accepted.
    return isChanged.has(conflict.by) && conflict.problem === 'taken'
      ? [{ key: pageKey(conflict.by), code: 'taken', message: problemMessage('taken', locale, { reason: path }) }]
      : []
  })
  return [...taken, ...own]
}
