import type { Db } from '@gateway/db/open'
import type { StatefulTable } from '@gateway/states/transition'
import type { Machine } from '@schemas/machine'

/** Rows of a machine, for the test that walks every pair of states: `tests/<area>/machine-rows.ts` exports a list. */
export type MachineRows = {
  machine: Machine
  table: StatefulTable
  /** Makes a row in a state; returns its id. */
  make: (db: Db, site: string, status: string) => Promise<string>
}
