import type { BlockSamples } from '@schemas/layout/samples'

export const samples: BlockSamples = {
  start: {
    form: 'contact',
    title: { en: 'Write to us', th: 'ส่งข้อความถึงเรา' },
    fields: [
      { kind: 'text', name: 'name', label: { en: 'Your name', th: 'ชื่อของคุณ' }, required: true, autocomplete: 'name' },
      { kind: 'email', name: 'email', label: { en: 'Email', th: 'อีเมล' }, required: true },
      { kind: 'textarea', name: 'message', label: { en: 'Message', th: 'ข้อความ' }, required: true },
    ],
  },
  hasReadableText: true,
}
