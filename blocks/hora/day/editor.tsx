import { defineEditor } from '@kit/block-editor'
import { numeralsField, placeField } from '@areas/hora/ui/editor-fields'

export const editor = defineEditor({
  label: { en: 'Astrological day', th: 'วันนี้ทางโหร' },
  description: {
    en: 'Today’s lunar day, Wan Phra, sunrise, the Moon’s mansion and the yam of the hour.',
    th: 'วันจันทรคติ วันพระ อาทิตย์ขึ้น ฤกษ์ของจันทร์ และยามขณะนี้',
  },
  also: 'astrology calendar lunar wan phra ปฏิทิน วันพระ ฤกษ์ ยาม ข้างขึ้น ข้างแรม',
  icon: 'moon-stars',
  category: 'data',
  fields: {
    title: { label: { en: 'Title', th: 'หัวข้อ' } },
    ...placeField,
    ...numeralsField,
    yams: { label: { en: 'Offer all yams', th: 'แสดงยามทั้งหมด' } },
    link: { label: { en: 'Button', th: 'ปุ่ม' } },
    'link.text': { label: { en: 'Text on the button', th: 'ข้อความบนปุ่ม' } },
    'link.link': { label: { en: 'Leads to', th: 'ลิงก์ไปที่' } },
  },
  start: {},
})
