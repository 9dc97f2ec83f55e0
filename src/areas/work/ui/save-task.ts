import type { TaskChanges } from '@schemas/work/entities/task'
import { call as updateCall } from '@client/work/calls/task/update'
import { callGateway } from '@kit/call-gateway'
import { refreshTasks } from './calls'
import { runAct } from './keys/last-acts'

/** Stores changed fields of a task; whatever shows it asks again, also after a refusal. */
export async function saveTask(id: string, changes: TaskChanges): Promise<void> {
  try {
    await runAct((batch) => callGateway(updateCall, { id, batch, changes }))
  } finally {
    await refreshTasks()
  }
}
