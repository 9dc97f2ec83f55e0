import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Analytics consent', th: 'ขอความยินยอมเก็บสถิติ' },
  description: { en: 'Asks before visits are counted.', th: 'ถามก่อนเก็บสถิติการเข้าชม' },
  icon: 'cookie',
  category: 'site',
  start: { preview: true },
})
