import { defineEditor } from '@kit/block-editor'
import { headingFields, numeralsField, placeField } from '@areas/hora/ui/editor-fields'
import { ascendantMethodNames, planetMethodNames } from '@areas/hora/ui/tables/messages'

export const editor = defineEditor({
  label: { en: 'Cast a Thai chart', th: 'ผูกดวง' },
  description: {
    en: 'A form of birth, the Thai wheel and its tables; visitors may keep and share their charts.',
    th: 'แบบฟอร์มวันเกิด ผังราศีจักร และตาราง ผู้ชมบันทึกและแชร์ผังของตนได้',
  },
  also: 'astrology horoscope birth natal ascendant ดวง โหราศาสตร์ ลัคนา วันเกิด',
  icon: 'planet',
  category: 'data',
  hasReadableText: true,
  fields: {
    ...headingFields,
    bar: {
      label: { en: 'Slim header', th: 'แถบหัวเว็บแบบบาง' },
      help: { en: 'For a page without the site’s header.', th: 'สำหรับหน้าที่ไม่มีส่วนหัวของเว็บไซต์' },
    },
    ...placeField,
    planets: { label: { en: 'Planet method', th: 'วิธีคำนวณดาว' }, options: planetMethodNames },
    ascendant: { label: { en: 'Ascendant method', th: 'วิธีคำนวณลัคนา' }, options: ascendantMethodNames },
    ...numeralsField,
    tabs: {
      label: { en: 'Tabs', th: 'แท็บ' },
      options: {
        positions: { en: 'Positions', th: 'ตำแหน่งดาว' },
        day: { en: 'Day', th: 'วัน' },
        thaksa: { en: 'Thaksa', th: 'ทักษา' },
        differences: { en: 'Differences', th: 'ต่างวิธี' },
      },
    },
    saving: { label: { en: 'Keep and share charts', th: 'บันทึกและแชร์ผังได้' } },
  },
  start: {},
})
