import { ne, sql } from 'drizzle-orm'
import { call } from '@schemas/account/calls/member/list'
import { describeMember, lastThere, memberFields } from '@gateway/auth/members'
import { ownPerson } from '@gateway/auth/own-person'
import { handle } from '@gateway/call/handle'
import { person } from '@gateway/db/tables'
import { listRows } from '@gateway/list/list-rows'

const name = sql`lower(trim(${person.firstname} || ' ' || ${person.lastname}))`

export const handler = handle(call, async (context) => {
  const { input, tx } = context
  const me = ownPerson(context)
  const { items, next, total } = await tx((db) =>
    listRows(db, {
      from: person,
      columns: memberFields,
      id: person.id,
      where: ne(person.status, 'deleted'),
      filters: { role: person.role, status: person.status },
      search: [person.email, person.firstname, person.lastname],
      sorts: {
        email: person.email,
        name: { by: name, type: 'text' },
        joined: person.createdAt,
        active: { by: lastThere, type: 'timestamptz', isNullable: true },
      },
      defaultSort: 'email',
      countsAll: true,
      input: { ...input, total: true },
    }),
  )
  return { members: items.map((row) => describeMember(row, me.id)), total: total ?? 0, ...(next ? { next } : {}) }
})
