import { call as listCall } from '@client/account/calls/member/list'
import { callGateway } from '@kit/call-gateway'
import { defineSearch } from '@kit/command-palette/search-hook'

const page = '/user/members'

export const search = defineSearch({
  id: 'account.members',
  label: { en: 'Members', th: 'สมาชิก' },
  role: 'admin',
  page,
  search: async (query, { signal }) => {
    const { members } = await callGateway(listCall, { q: query, limit: 6 }, signal)
    return members.map(({ id, firstname, lastname, email }) => ({
      id,
      label: [firstname, lastname].filter(Boolean).join(' ') || email,
      hint: email,
      to: `${page}?${new URLSearchParams({ find: email })}`,
      icon: 'user',
    }))
  },
})
