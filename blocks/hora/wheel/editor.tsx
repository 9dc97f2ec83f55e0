import { defineEditor } from '@kit/block-editor'
import { numeralsField, placeField } from '@areas/hora/ui/editor-fields'
import { ascendantMethodNames, planetMethodNames } from '@areas/hora/ui/tables/messages'

export const editor = defineEditor({
  label: { en: 'Thai astrological wheel', th: 'ผังราศีจักร' },
  description: {
    en: 'A chart of the current hour or of a fixed moment, drawn as a Thai wheel.',
    th: 'ผังดวงของชั่วโมงนี้หรือของเวลาที่กำหนด วาดเป็นราศีจักรแบบไทย',
  },
  also: 'astrology chart horoscope zodiac ดวง โหราศาสตร์ ลัคนา ราศี',
  icon: 'planet',
  category: 'data',
  fields: {
    title: { label: { en: 'Title', th: 'หัวข้อ' } },
    caption: { label: { en: 'Caption', th: 'คำอธิบายใต้ผัง' } },
    moment: {
      label: { en: 'Moment', th: 'เวลา' },
      help: { en: 'The current hour when this is empty.', th: 'เว้นว่างไว้จะใช้ชั่วโมงปัจจุบัน' },
    },
    ...placeField,
    planets: { label: { en: 'Planet method', th: 'วิธีคำนวณดาว' }, options: planetMethodNames },
    ascendant: { label: { en: 'Ascendant method', th: 'วิธีคำนวณลัคนา' }, options: ascendantMethodNames },
    ...numeralsField,
    shape: {
      label: { en: 'Form', th: 'รูปแบบ' },
      options: { wheel: { en: 'Wheel', th: 'วงกลม' }, squares: { en: 'Twelve squares', th: 'สิบสองช่อง' } },
    },
    size: {
      label: { en: 'Size', th: 'ขนาด' },
      options: { s: { en: 'Small', th: 'เล็ก' }, m: { en: 'Medium', th: 'กลาง' }, l: { en: 'Large', th: 'ใหญ่' } },
    },
    table: { label: { en: 'Table of positions', th: 'ตารางตำแหน่งดาว' } },
  },
  start: {},
})
