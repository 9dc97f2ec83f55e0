import { defineEditor } from '@kit/block-editor'
import { headingFields, numeralsField } from '@areas/hora/ui/editor-fields'

export const editor = defineEditor({
  label: { en: 'Provinces for charts', th: 'พิกัดจังหวัดสำหรับผูกดวง' },
  description: {
    en: 'The 77 provinces with coordinates, local mean time and today’s sunrise and sunset.',
    th: '77 จังหวัดพร้อมพิกัด เวลาท้องถิ่น และเวลาอาทิตย์ขึ้นตกวันนี้',
  },
  also: 'province coordinates sunrise local time จังหวัด พิกัด อาทิตย์ขึ้น เวลาท้องถิ่น',
  icon: 'map',
  category: 'data',
  hasReadableText: true,
  fields: {
    ...headingFields,
    ...numeralsField,
  },
  start: {},
})
