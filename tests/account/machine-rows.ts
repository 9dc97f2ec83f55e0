import { randomUUID } from 'node:crypto'
import { person } from '@gateway/db/tables'
import { accountMachine } from '@schemas/account/entities/account-machine'
import type { MachineRows } from '../support/stateful-rows'

export const machineRows: MachineRows[] = [
  {
    machine: accountMachine,
    table: person,
    make: async (db, siteId, status) => {
      const id = randomUUID()
      await db.insert(person).values({
        siteId,
        id,
        email: `${id}@alpha.example`,
        role: 'user',
        status: status as typeof person.$inferInsert.status,
        firstname: 'A',
        lastname: 'B',
      })
      return id
    },
  },
]
