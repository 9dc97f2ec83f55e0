import { defineEditor } from '@kit/block-editor'
import { headingFields, numeralsField } from '@areas/hora/ui/editor-fields'

export const editor = defineEditor({
  label: { en: 'Thai lunar calendar', th: 'ปฏิทินโหร' },
  description: {
    en: 'A month with lunar days, Wan Phra, the Moon’s real phases and the days the books seek or avoid.',
    th: 'ปฏิทินรายเดือน ข้างขึ้นข้างแรม วันพระ ดิถีจันทร์จริง และวันดีวันเว้นตามตำรา',
  },
  also: 'calendar lunar wan phra astrology ปฏิทิน วันพระ ข้างขึ้น ข้างแรม ฤกษ์',
  icon: 'calendar',
  category: 'data',
  hasReadableText: true,
  fields: {
    ...headingFields,
    ...numeralsField,
  },
  start: {},
})
