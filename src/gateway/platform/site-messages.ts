import { type HostProblem, hostProblems } from '@schemas/site/entities/host-name'
import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import { CallError } from '../errors/call-error'

const messages = {
  unknown: { en: 'Site not found.', th: 'ไม่พบเว็บไซต์นี้' },
  template: { en: 'Template not found.', th: 'ไม่พบเทมเพลตนี้' },
  file: { en: 'This file contains pages, not a whole site.', th: 'ไฟล์นี้มีเฉพาะหน้า ไม่ใช่ทั้งเว็บไซต์' },
  taken: { en: 'A site with this key already exists.', th: 'มีเว็บไซต์ที่ใช้คีย์นี้อยู่แล้ว' },
  hosts: { en: 'Some of the host names can’t be used.', th: 'มีชื่อโดเมนบางชื่อที่ใช้ไม่ได้' },
  twice: { en: 'This name is already in the list.', th: 'ชื่อนี้อยู่ในรายการแล้ว' },
  host: { en: '“{site}” already uses this name.', th: 'เว็บไซต์ “{site}” ใช้ชื่อนี้อยู่แล้ว' },
  reserved: { en: 'This name is reserved for the gateway.', th: 'ชื่อนี้สงวนไว้สำหรับเกตเวย์' },
  here: {
    en: 'You’re using “{host}” right now, and it would stop working.',
    th: 'คุณเข้ามาที่นี่ด้วยชื่อ “{host}” ซึ่งจะใช้ไม่ได้อีก',
  },
  local: {
    en: 'Names ending in .localhost point to each visitor’s own machine.',
    th: 'ชื่อที่ลงท้ายด้วย .localhost จะชี้ไปยังเครื่องของผู้เยี่ยมชมเอง',
  },
  stale: { en: 'Someone else changed this site while you were editing.', th: 'มีผู้อื่นแก้ไขเว็บไซต์นี้ระหว่างที่คุณทำงานอยู่' },
  operator: { en: 'The operator’s own site can’t be disabled.', th: 'ปิดเว็บไซต์ของผู้ให้บริการระบบไม่ได้' },
  icon: {
    en: 'This picture can’t be read. Choose a PNG, JPEG, WebP, SVG or GIF file.',
    th: 'อ่านไฟล์รูปภาพนี้ไม่ได้ กรุณาเลือกไฟล์ PNG, JPEG, WebP, SVG หรือ GIF',
  },
  files: {
    en: 'Some of the template’s pictures couldn’t be copied, so no site was created. Please try again.',
    th: 'คัดลอกไฟล์ของเทมเพลตไม่ครบ จึงยังไม่ได้สร้างเว็บไซต์ กรุณาลองอีกครั้ง',
  },
}
const message = (key: keyof typeof messages, locale: Locale, values: Record<string, string> = {}) =>
  fillText(messages[key][locale], values)

export const unknownSite = (locale: Locale) => new CallError('not_found', message('unknown', locale))
export const unknownTemplate = (locale: Locale) =>
  new CallError('not_found', message('template', locale), { template: message('template', locale) })
export const notASite = (locale: Locale) =>
  new CallError('invalid_file', message('file', locale), { template: message('file', locale) })
/** `details` holds the other problems, so that all are reported at once. */
export const takenKey = (locale: Locale, details: Record<string, string> = {}) =>
  new CallError('name_taken', message('taken', locale), { id: message('taken', locale), ...details })
export const staleSite = (locale: Locale, version: number) =>
  new CallError('stale_version', message('stale', locale), undefined, { version })
export const leavesCaller = (locale: Locale, { hostname, shown }: { hostname: string; shown: string }) =>
  new CallError('unprocessable', message('here', locale, { host: shown }), undefined, { givesUp: hostname })
export const operatorSiteStays = (locale: Locale) => new CallError('required_by_site', message('operator', locale))
export const badIcon = (locale: Locale) =>
  new CallError('invalid_file', message('icon', locale), { picture: message('icon', locale) })
export const filesMissing = (locale: Locale) => new CallError('storage_unavailable', message('files', locale))

/** Why a name cannot be a site's; `taken` names the site that has it. */
export type HostFault = HostProblem | 'twice' | 'reserved' | 'local' | { taken: string }

/** The error with a message for each bad name at its position: 409 when another site has one, 422 otherwise. */
export function badHosts(locale: Locale, faults: ReadonlyMap<number, HostFault>): CallError {
  const fields: Record<string, string> = {}
  let isTaken = false
  for (const [index, fault] of faults) {
    if (typeof fault === 'object') isTaken = true
    fields[`hosts.${index}`] =
      typeof fault === 'object'
        ? message('host', locale, { site: fault.taken })
        : fault in hostProblems
          ? hostProblems[fault as HostProblem][locale]
          : message(fault as 'twice' | 'reserved' | 'local', locale)
  }
  return new CallError(isTaken ? 'address_taken' : 'unprocessable', message('hosts', locale), fields)
}
