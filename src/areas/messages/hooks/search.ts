import { call as peopleCall } from '@client/messages/calls/message/people'
import { callGateway } from '@kit/call-gateway'
import { defineSearch } from '@kit/command-palette/search-hook'

const page = '/user/message'
const write = { en: 'Send a message', th: 'ส่งข้อความ' }

export const search = defineSearch({
  id: 'messages.people',
  label: { en: 'People', th: 'บุคคล' },
  role: 'manager',
  page,
  search: async (query, { locale, signal }) => {
    const { people } = await callGateway(peopleCall, { q: query, limit: 6 }, signal)
    return people.map(({ id, firstname, lastname, thread }) => ({
      id,
      label: [firstname, lastname].filter(Boolean).join(' '),
      hint: write[locale],
      to: `${page}?${new URLSearchParams(thread === undefined ? { write: id } : { thread })}`,
      icon: 'message',
    }))
  },
})
