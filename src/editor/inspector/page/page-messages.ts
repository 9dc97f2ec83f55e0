import type { Role } from '@schemas/layout/role'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { roleNames } from '../../state/view-names'

export const pageMessages = {
  page: { en: 'Page', th: 'หน้า' },
  section: { en: 'Section', th: 'ส่วนที่บันทึกไว้' },
  path: { en: 'Address', th: 'ที่อยู่หน้า (URL)' },
  pathChange: { en: 'Change address', th: 'เปลี่ยนที่อยู่' },
  pathFixed: { en: 'The site needs this page, so its address is fixed.', th: 'เว็บไซต์ต้องใช้หน้านี้ จึงเปลี่ยนที่อยู่ไม่ได้' },
  paths: { en: 'Address per language', th: 'ที่อยู่เฉพาะภาษา' },
  name: { en: 'Name', th: 'ชื่อ' },
  title: { en: 'Title', th: 'ชื่อหน้า' },
  description: { en: 'Description', th: 'คำอธิบาย' },
  descriptionHelp: {
    en: 'One or two sentences for search results and shared links.',
    th: 'หนึ่งถึงสองประโยค ใช้ในผลการค้นหาและเมื่อแชร์ลิงก์',
  },
  image: { en: 'Share image', th: 'ภาพเมื่อแชร์' },
  imageHelp: {
    en: 'Shown when the page is shared; 1200 × 630 px works best.',
    th: 'แสดงเมื่อแชร์ลิงก์หน้านี้ ขนาดที่เหมาะคือ 1200 × 630 พิกเซล',
  },
  noindex: { en: 'Hide from search', th: 'ซ่อนจากเครื่องมือค้นหา' },
  noindexHelp: { en: 'Asks search engines not to list this page.', th: 'ขอให้เครื่องมือค้นหาไม่แสดงหน้านี้' },
  accessTitle: { en: 'Access and layout', th: 'สิทธิ์และส่วนหัวท้าย' },
  access: { en: 'Who can open it', th: 'ใครเปิดได้' },
  accessHelp: { en: 'Others are asked to sign in.', th: 'ผู้ที่ไม่มีสิทธิ์จะไปที่หน้าเข้าสู่ระบบ' },
  open: { en: 'When visitors can open it', th: 'ผู้เยี่ยมชมเปิดได้เมื่อไร' },
  everyone: { en: 'Everyone', th: 'ทุกคน' },
  from: { en: '{role} and above', th: '{role}ขึ้นไป' },
  frame: { en: 'Header and footer', th: 'ส่วนหัวและส่วนท้าย' },
  kind: { en: 'Page type', th: 'ชนิดของหน้า' },
  kindHelp: { en: 'Shared with search engines.', th: 'แจ้งให้เครื่องมือค้นหาทราบ' },
  views: { en: 'Views by role', th: 'มุมมองตามบทบาท' },
  params: { en: 'Parts of the address', th: 'ส่วนที่เปลี่ยนได้ของที่อยู่' },
} as const

/** Labels of the per-language addresses. */
export const ownPathLabels = {
  th: { en: 'Address in Thai', th: 'ที่อยู่ภาษาไทย' },
  en: { en: 'Address in English', th: 'ที่อยู่ภาษาอังกฤษ' },
} as const

export const frameNames = {
  default: { en: 'Show', th: 'แสดง' },
  fullscreen: { en: 'Hide (content only)', th: 'ไม่แสดง (เฉพาะเนื้อหา)' },
} as const

export const kindNames = {
  WebPage: { en: 'Page', th: 'หน้าทั่วไป' },
  Article: { en: 'Article', th: 'บทความ' },
  ContactPage: { en: 'Contact', th: 'หน้าติดต่อ' },
  AboutPage: { en: 'About', th: 'หน้าเกี่ยวกับเรา' },
  CollectionPage: { en: 'Collection', th: 'หน้ารวมรายการ' },
  FAQPage: { en: 'FAQ', th: 'หน้าคำถามที่พบบ่อย' },
} as const

type Translate = (text: LocalisedText, values?: Record<string, string>) => string

/** Who may open a page. */
export const accessLabel = (role: Role, t: Translate): string =>
  role === 'guest' ? t(pageMessages.everyone) : t(pageMessages.from, { role: t(roleNames[role]) })

/** Label of a setting's option; undefined for anything else. */
export function pageOption(name: string | number | undefined, value: string, t: Translate): string | undefined {
  if (name === 'access' && value in roleNames) return accessLabel(value as Role, t)
  if (name === 'frame' && value in frameNames) return t(frameNames[value as keyof typeof frameNames])
  return name === 'kind' && value in kindNames ? t(kindNames[value as keyof typeof kindNames]) : undefined
}
