import { defineWorkspace } from '@schemas/workspace'

export const workspace = defineWorkspace({
  prefixes: [],
  entries: [
    {
      id: 'messages.inbox',
      group: 'messages',
      label: { en: 'Messages', th: 'ข้อความ' },
      icon: 'message',
      to: '/user/message',
      role: 'user',
      keywords: 'chat inbox talk conversation แชต แชท กล่องข้อความ สนทนา',
      count: true,
      tab: 2,
    },
    {
      id: 'messages.email',
      group: 'messages',
      label: { en: 'Write an email', th: 'เขียนอีเมล' },
      icon: 'mail',
      to: '/user/email',
      role: 'manager',
      keywords: 'mail send letter ส่งเมล จดหมาย',
    },
  ],
})
