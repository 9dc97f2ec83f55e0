import type { DocumentPlace } from '@schemas/layout/document-key'
import { fillText } from '@schemas/layout/fill-text'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { limits } from '@schemas/layout/limits'
import type { Locale } from '@schemas/layout/locale'
import { CallError } from '../errors/call-error'
import { isFixed } from './site-documents'
import { describeProblem, type EditedDocument, lostIn, readDocument } from './read-document'

const messages = {
  large: {
    en: `The page is larger than ${limits.bytes / 1024 / 1024} MB.`,
    th: `หน้านี้มีขนาดใหญ่กว่า ${limits.bytes / 1024 / 1024} MB`,
  },
  unreadable: { en: 'The page can’t be read: {problem}', th: 'อ่านหน้านี้ไม่ได้: {problem}' },
  needed: { en: 'The site needs this page, so it can’t be taken offline.', th: 'เว็บไซต์ต้องใช้หน้านี้ จึงทำให้ออฟไลน์ไม่ได้' },
  path: { en: 'The address written in the page doesn’t match the page’s address.', th: 'ที่อยู่ที่ระบุในหน้าไม่ตรงกับที่อยู่ของหน้า' },
}

/** A caller's document, validated for storage. Throws the caller's error; its `details.problems` are the first 50. */
export function readContent(place: DocumentPlace, content: unknown, locale: Locale): EditedDocument {
  const read = readDocument(place, content)
  const unread = read.ok ? lostIn(read) : read.problems
  const [first] = unread
  if (!read.ok || first)
    throw new CallError(
      'has_problems',
      fillText(messages.unreadable[locale], { problem: first ? describeProblem(first, locale) : '' }),
      undefined,
      { problems: unread.slice(0, 50) },
    )
  if (place.kind === 'page' && read.value.flat.fields.path !== place.path)
    throw new CallError('unprocessable', messages.path[locale])
  if (read.value.flat.fields.open !== undefined && isFixed(place))
    throw new CallError('unprocessable', messages.needed[locale])
  if (read.value.bytes > limits.bytes) throw new CallError('too_large', messages.large[locale])
  return read.value
}

/** An empty page to compare with, so that all of another page is new. */
export const emptyLike = ({ fields }: FlatPage): FlatPage => ({ fields, views: {}, nodes: new Map() })
