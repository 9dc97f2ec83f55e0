import { randomUUID } from 'node:crypto'
import { event, eventRegistration } from '@areas/events/server/tables'
import { eventMachine } from '@schemas/events/entities/event-machine'
import type { EventStatus } from '@schemas/events/entities/event-status'
import { registrationMachine } from '@schemas/events/entities/registration-machine'
import type { RegistrationStatus } from '@schemas/events/entities/registration-status'
import type { MachineRows } from '../support/stateful-rows'
import { makeEvent } from './make-event'

export const machineRows: MachineRows[] = [
  {
    machine: eventMachine,
    table: event,
    make: async (db, site, status) => (await makeEvent(db, site, { status: status as EventStatus })).id,
  },
  {
    machine: registrationMachine,
    table: eventRegistration,
    make: async (db, siteId, status) => {
      const { id: eventId } = await makeEvent(db, siteId)
      const id = randomUUID()
      await db.insert(eventRegistration).values({
        siteId,
        id,
        eventId,
        number: id.slice(0, 8),
        quantity: 1,
        status: status as RegistrationStatus,
      })
      return id
    },
  },
]
