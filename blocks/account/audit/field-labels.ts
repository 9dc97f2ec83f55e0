import { blockNames } from '@kit/block-names'
import { commonFields } from '@kit/prop-labels'
import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import { menuOfKey, menuTitle } from '@schemas/layout/menu-section'
import { type LocalisedText, pickText } from '@schemas/layout/text'
import { leafMessage } from '@schemas/layout/theme-names'
import { slotNames } from '@schemas/layout/theme-slots'

type LocaleText = Readonly<Record<Locale, string>>

/** Path steps that belong to storage and mean nothing to readers. */
const unsaid: ReadonlySet<string> = new Set(['props', 'fields', 'overrides', 'tokens', 'leaves', 'base', 'content'])

const languages: Record<string, LocaleText> = { th: { en: 'Thai', th: 'ไทย' }, en: { en: 'English', th: 'อังกฤษ' } }

/** Fields by stored name; several steps with one meaning share an entry. */
const names: Readonly<Record<string, LocaleText>> = {
  // Pages and sections.
  title: { en: 'Title', th: 'ชื่อ' },
  path: { en: 'Address', th: 'ที่อยู่' },
  paths: { en: 'Address by language', th: 'ที่อยู่เฉพาะภาษา' },
  access: { en: 'Who can open it', th: 'ผู้ที่เปิดได้' },
  open: { en: 'Open to visitors', th: 'เปิดให้ผู้เยี่ยมชม' },
  frame: { en: 'Frame', th: 'ส่วนหัวและส่วนท้าย' },
  noindex: { en: 'Hidden from search engines', th: 'ซ่อนจากเครื่องมือค้นหา' },
  sample: { en: 'Sample values', th: 'ค่าตัวอย่าง' },
  validate: { en: 'Address rules', th: 'เงื่อนไขของที่อยู่' },
  versions: { en: 'Versions', th: 'จำนวนเวอร์ชัน' },
  // Blocks, where the log's wording differs from the settings (`prop-labels`).
  body: { en: 'Text', th: 'ข้อความ' },
  lead: { en: 'Introduction', th: 'บทนำ' },
  intro: { en: 'Introduction', th: 'บทนำ' },
  quote: { en: 'Quotation', th: 'คำพูด' },
  author: { en: 'Author', th: 'ผู้เขียน' },
  alt: { en: 'Alt text', th: 'ข้อความแทนภาพ' },
  asset: { en: 'File', th: 'ไฟล์' },
  focus: { en: 'Focus', th: 'จุดสนใจ' },
  to: { en: 'Goes to', th: 'ไปที่' },
  redirects: { en: 'Redirects', th: 'การเปลี่ยนเส้นทาง' },
  newTab: { en: 'Open in a new tab', th: 'เปิดในแท็บใหม่' },
  items: { en: 'Items', th: 'รายการ' },
  links: { en: 'Links', th: 'ลิงก์' },
  level: { en: 'Level', th: 'ระดับ' },
  showTitle: { en: 'Show title', th: 'แสดงหัวข้อ' },
  locked: { en: 'Locked', th: 'ล็อก' },
  hidden: { en: 'Hidden', th: 'ซ่อน' },
  show: { en: 'Shown to', th: 'แสดงแก่' },
  from: { en: 'From', th: 'ตั้งแต่' },
  until: { en: 'Until', th: 'จนถึง' },
  theme: { en: 'Theme', th: 'ธีม' },
  // Styles.
  style: { en: 'Style', th: 'รูปแบบ' },
  tablet: { en: 'on tablets', th: 'บนแท็บเล็ต' },
  mobile: { en: 'on phones', th: 'บนโทรศัพท์' },
  'padding.out': { en: 'Outer spacing', th: 'ระยะด้านนอก' },
  'padding.in': { en: 'Inner spacing', th: 'ระยะด้านใน' },
  padding: { en: 'Spacing', th: 'ระยะห่าง' },
  margin: { en: 'Outer spacing', th: 'ระยะด้านนอก' },
  top: { en: 'top', th: 'บน' },
  bottom: { en: 'bottom', th: 'ล่าง' },
  left: { en: 'left', th: 'ซ้าย' },
  right: { en: 'right', th: 'ขวา' },
  width: { en: 'Width', th: 'ความกว้าง' },
  height: { en: 'Height', th: 'ความสูง' },
  gap: { en: 'Gap', th: 'ระยะระหว่างกัน' },
  color: { en: 'Colour', th: 'สี' },
  background: { en: 'Background', th: 'พื้นหลัง' },
  border: { en: 'Border', th: 'เส้นขอบ' },
  radius: { en: 'Corners', th: 'มุม' },
  shadow: { en: 'Shadow', th: 'เงา' },
  // Fonts; theme fields are labelled elsewhere.
  family: { en: 'Font family', th: 'ชุดฟอนต์' },
  weight: { en: 'Weight', th: 'น้ำหนัก' },
  parent: { en: 'Based on', th: 'เริ่มจากธีม' },
  pack: { en: 'Based on', th: 'เริ่มจากธีม' },
  // Files.
  name: { en: 'Name', th: 'ชื่อ' },
  mode: { en: 'Who can open it', th: 'ผู้ที่เปิดได้' },
  mime: { en: 'File type', th: 'ชนิดไฟล์' },
  file: { en: 'File', th: 'ไฟล์' },
  uploads: { en: 'Files', th: 'ไฟล์' },
  folder: { en: 'Folder', th: 'โฟลเดอร์' },
  x: { en: 'from the left', th: 'จากซ้าย' },
  y: { en: 'from the top', th: 'จากบน' },
  // Sites.
  tagline: { en: 'Tagline', th: 'คำโปรย' },
  locales: { en: 'Languages', th: 'ภาษา' },
  timeZone: { en: 'Time zone', th: 'เขตเวลา' },
  hosts: { en: 'Host names', th: 'ชื่อโดเมน' },
  template: { en: 'Created from', th: 'สร้างจาก' },
  admin: { en: 'First admin', th: 'ผู้ดูแลระบบคนแรก' },
  services: { en: 'Services', th: 'บริการภายนอก' },
  analytics: { en: 'Analytics', th: 'สถิติการเข้าชม' },
  src: { en: 'Address', th: 'ที่อยู่' },
  spaceId: { en: 'Space', th: 'สเปซ' },
  clusterId: { en: 'Cluster', th: 'คลัสเตอร์' },
  phone: { en: 'Phone', th: 'โทรศัพท์' },
  line: { en: 'LINE', th: 'LINE' },
  address: { en: 'Postal address', th: 'ที่อยู่ติดต่อ' },
  hours: { en: 'Hours', th: 'เวลาทำการ' },
  days: { en: 'Days', th: 'วัน' },
  time: { en: 'Time', th: 'เวลา' },
  'map.latitude': { en: 'Map latitude', th: 'ละติจูดบนแผนที่' },
  'map.longitude': { en: 'Map longitude', th: 'ลองจิจูดบนแผนที่' },
  social: { en: 'Social media', th: 'โซเชียล' },
  network: { en: 'Network', th: 'ช่องทาง' },
  // Everything else.
  at: { en: 'When', th: 'เวลา' },
  endsAt: { en: 'Ends', th: 'สิ้นสุด' },
  email: { en: 'Email', th: 'อีเมล' },
  subject: { en: 'Subject', th: 'หัวข้อ' },
  attachments: { en: 'Attachments', th: 'ไฟล์แนบ' },
  answers: { en: 'Responses', th: 'คำตอบ' },
  documents: { en: 'Pages and parts', th: 'หน้าและส่วนต่าง ๆ' },
  ended: { en: 'Devices signed out', th: 'จำนวนอุปกรณ์ที่ออกจากระบบ' },
  state: { en: 'Status', th: 'สถานะ' },
}

const answers: Readonly<Record<string, LocaleText>> = { true: { en: 'yes', th: 'ใช่' }, false: { en: 'no', th: 'ไม่ใช่' } }

/** Documents other than pages, by key. */
const documents: Readonly<Record<string, LocaleText>> = {
  'slot:header': slotNames.header,
  'slot:subheader': slotNames.subheader,
  'slot:footer': slotNames.footer,
  theme: { en: 'Site theme', th: 'ธีมของเว็บไซต์' },
}

/** Label of a value's path, with the language last. Unknown steps show their own name, split into words. */
export function fieldLabel(path: readonly string[], locale: Locale): string {
  const inTheme = path[0] === 'tokens' ? path.slice(1) : path
  for (let end = inTheme.length; end > 1; end--) {
    const known = leafMessage(inTheme.slice(0, end).join('.'))
    if (known) return [known[locale], ...inTheme.slice(end).map((step) => stepLabel(step, locale))].join(' · ')
  }
  const visibleSteps = path.filter((step) => !unsaid.has(step))
  const last = visibleSteps.at(-1)
  const language = last !== undefined && visibleSteps.length > 1 ? own(languages, last) : undefined
  const steps = language ? visibleSteps.slice(0, -1) : visibleSteps
  const labels: string[] = []
  for (let at = 0; at < steps.length; at++) {
    const pair = own(names, steps.slice(at, at + 2).join('.'))
    if (pair && at + 1 < steps.length) {
      labels.push(pair[locale])
      at += 1
    } else labels.push(stepLabel(steps[at] as string, locale))
  }
  return `${labels.join(' · ')}${language ? ` (${language[locale]})` : ''}`
}

/** Own properties only: a user-defined name such as `constructor` must not match an inherited one. */
const own = <T>(list: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(list, name) ? list[name] : undefined

const stepLabel = (step: string, locale: Locale): string =>
  own(names, step)?.[locale] ??
  own(commonFields, step)?.[locale === 'th' ? 1 : 0] ??
  (/^\d+$/.test(step) ? String(Number(step) + 1) : spaced(step))

/** Splits `showContact` and `content/rich-text` into words. */
const spaced = (name: string): string => {
  const text = name
    .replace(/^.*\//, '')
    .replaceAll(/[-_]+/g, ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Name of a part: the user's name for it, otherwise its type. */
export const partLabel = (part: string, locale: Locale): string =>
  own(blockNames, part)?.[locale] ?? (/^[a-z][\w-]*\/[\w-]+$/.test(part) ? spaced(part) : part)

const upload = {
  one: { en: 'a library file', th: 'ไฟล์ในคลัง' },
  other: { en: 'another library file', th: 'ไฟล์อื่นในคลัง' },
}
const isUpload = (value: string) => /^item-[\da-f-]{36}$/.test(value)

/** A stored value as display text; `instead` is the value it replaced. */
export function valueLabel(value: string, path: readonly string[], locale: Locale, instead = ''): string {
  if (isUpload(value)) return upload[isUpload(instead) ? 'other' : 'one'][locale]
  if (path.includes('locales') && languages[value]) return languages[value][locale]
  // Elsewhere the same characters are user text.
  return path.includes('documents') ? keyLabel(value, locale) : (own(answers, value)?.[locale] ?? value)
}

export type Titles = Readonly<Record<string, LocalisedText>>

const section = {
  named: { en: 'Section “{name}”', th: 'ส่วนที่บันทึกไว้ “{name}”' },
  some: { en: 'A section', th: 'ส่วนที่บันทึกไว้' },
}

/**
 * Display name of a document given only by key. `titles` holds the titles of pages, shown with their address, and of
 * sections, whose ids mean nothing to readers.
 */
export function keyLabel(key: string, locale: Locale, titles: Titles = {}): string {
  const name = pickText(own(titles, key), locale)
  if (key.startsWith('page:')) return name ? `${name} (${key.slice('page:'.length)})` : key.slice('page:'.length)
  if (!key.startsWith('section:')) return own(documents, key)?.[locale] ?? key
  const menu = menuOfKey(key)
  if (menu !== undefined) return pickText(menuTitle(menu), locale)
  return name ? fillText(section.named[locale], { name }) : section.some[locale]
}
