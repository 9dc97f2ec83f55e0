import { workProject } from '@areas/work/server/tables'
import { eq } from 'drizzle-orm'
import { person } from '@gateway/db/tables'
import type { ProjectStatus } from '@schemas/work/entities/project'
import { projectMachine } from '@schemas/work/entities/project-machine'
import type { MachineRows } from '../support/stateful-rows'
import { makeProject } from './make-project'

export const machineRows: MachineRows[] = [
  {
    machine: projectMachine,
    table: workProject,
    make: async (db, site, status) => {
      const [owner] = await db.select({ id: person.id }).from(person).where(eq(person.siteId, site)).limit(1)
      const { id } = await makeProject(db, { site, owner: owner?.id ?? '' })
      await db
        .update(workProject)
        .set({ status: status as ProjectStatus })
        .where(eq(workProject.id, id))
      return id
    },
  },
]
