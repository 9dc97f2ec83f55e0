import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { notAllowed, unknownProject, workId } from '../../entities/project'
import { batch } from '../../entities/task'
import { taskColumnNames, type TaskColumn } from '../../rules/task-columns'

const cell = z.optional(z.string().check(z.maxLength(2000)))
/** Cells as they are written in the file; absent ones are columns that it does not have. */
const values = z.strictObject(
  Object.fromEntries(taskColumnNames.map((name) => [name, cell])) as Record<TaskColumn, typeof cell>,
)

export const call = defineCall({
  name: 'work/import',
  summary: 'Rows of a file as tasks of a project: new ones, and by their key changed ones. With `dry` nothing happens.',
  method: 'POST',
  path: '/api/work/import',
  access: 'user',
  scope: 'site',
  resources: { project: 'work_project' },
  idempotent: true,
  cache: 'none',
  limit: 120,
  input: z.strictObject({
    project: workId,
    rows: z.array(z.strictObject({ row: z.int(), values })).check(z.minLength(1), z.maxLength(100)),
    dry: z._default(z.boolean(), false),
    batch,
  }),
  output: z.object({
    outcomes: z.array(
      z.object({ row: z.int(), outcome: z.enum(['added', 'updated', 'same']), name: z.optional(z.string()) }),
    ),
    /** Rows that are left out: the number in the file, the column, and why. */
    faults: z.array(z.object({ row: z.int(), field: z.optional(z.string()), message: z.string() })),
  }),
  errors: [unknownProject, notAllowed],
  examples: [
    {
      input: {
        project: '00000000-0000-4000-8000-000000000000',
        rows: [{ row: 2, values: { title: 'ส่งแบบบูธ' } }],
        dry: true,
      },
      as: 'user',
      status: 404,
    },
    { input: { project: '00000000-0000-4000-8000-000000000000', rows: [{ row: 2, values: {} }] }, status: 401 },
  ],
})
