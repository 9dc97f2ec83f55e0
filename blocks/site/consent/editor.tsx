import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Analytics consent', th: 'ขอความยินยอมเก็บสถิติ' },
  description: { en: 'Asks for consent before counting visits.', th: 'ถามก่อนเก็บสถิติการเข้าชม' },
  icon: 'cookie',
  category: 'site',
  isSystem: true,
  start: { preview: true },
})
