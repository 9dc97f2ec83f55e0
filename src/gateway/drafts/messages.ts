import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import type { StaleDetails } from '@schemas/editor/entities/document'
import { pageKey } from '@schemas/layout/document-key'
import { CallError } from '../errors/call-error'
import type { Forbidden } from './check-author'

const messages = {
  unknown: { en: 'Page not found.', th: 'ไม่พบหน้านี้' },
  purged: { en: 'This was permanently deleted.', th: 'รายการนี้ลบถาวรแล้ว' },
  moved: { en: 'This page has moved to a new address.', th: 'หน้านี้ย้ายไปอยู่ที่อยู่ใหม่แล้ว' },
  stale: { en: 'Someone else changed this page while you were editing.', th: 'มีผู้อื่นแก้ไขหน้านี้ระหว่างที่คุณทำงานอยู่' },
  admins: { en: 'Only an admin can edit this page.', th: 'เฉพาะผู้ดูแลระบบเท่านั้นที่แก้ไขหน้านี้ได้' },
  fixed: {
    en: 'The site needs this page at this address, so it can’t be moved or deleted.',
    th: 'เว็บไซต์ต้องใช้หน้านี้ จึงย้ายหรือลบไม่ได้',
  },
  locked: {
    en: '“{name}” is locked. Only an admin can change, move or remove it.',
    th: '“{name}” ล็อกอยู่ เฉพาะผู้ดูแลระบบเท่านั้นที่แก้ไข ย้าย หรือลบได้',
  },
  note: { en: 'Note not found.', th: 'ไม่พบโน้ตนี้' },
  type: { en: 'Only an admin can add or change “{name}”.', th: 'เฉพาะผู้ดูแลระบบเท่านั้นที่เพิ่มหรือแก้ไข “{name}” ได้' },
}

export const unknownDocument = (locale: Locale) => new CallError('not_found', messages.unknown[locale])
export const purgedDocument = (locale: Locale) => new CallError('not_found', messages.purged[locale])
/** `details.movedTo` is the document's new key. */
export const movedDocument = (locale: Locale, path: string) =>
  new CallError('document_moved', messages.moved[locale], undefined, { movedTo: pageKey(path) })
export const staleDocument = (locale: Locale, details: StaleDetails) =>
  new CallError('stale_version', messages.stale[locale], undefined, details)
export const adminsOnly = (locale: Locale) => new CallError('admins_only', messages.admins[locale])
export const unknownNote = (locale: Locale) => new CallError('not_found', messages.note[locale])
export const fixedDocument = (locale: Locale) => new CallError('required_by_site', messages.fixed[locale])
/** `details` names the node and the reason. */
export const forbiddenNode = (locale: Locale, { id, name, reason }: Forbidden) =>
  new CallError('forbidden', fillText(messages[reason][locale], { name }), undefined, { node: id, reason })
