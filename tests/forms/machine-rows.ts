import { randomUUID } from 'node:crypto'
import { formSubmission } from '@gateway/db/tables'
import { submissionMachine } from '@schemas/forms/entities/submission-machine'
import type { MachineRows } from '../support/stateful-rows'

export const machineRows: MachineRows[] = [
  {
    machine: submissionMachine,
    table: formSubmission,
    make: async (db, siteId, status) => {
      const id = randomUUID()
      await db.insert(formSubmission).values({
        siteId,
        id,
        form: 'trial',
        pagePath: '/',
        status: status as typeof formSubmission.$inferInsert.status,
        answers: {},
        locale: 'th',
      })
      return id
    },
  },
]
