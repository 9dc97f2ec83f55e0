import type { WorkPerson } from '@schemas/work/entities/project'

type Named = { id: string; firstname: string; lastname: string; avatar: string | null }

/** Someone whose account is closed has no name. */
export const describePerson = ({ id, firstname, lastname, avatar }: Named): WorkPerson => ({
  id,
  name: `${firstname} ${lastname}`.trim(),
  avatar,
})
