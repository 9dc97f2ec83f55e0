import { call as undoCall } from '@client/work/calls/task/undo'
import { callGateway } from '@kit/call-gateway'
import { randomId } from '@kit/random-id'
import { refreshTasks } from '../calls'

/** Acts of this tab that can be undone, the last one at the end. */
const acts: string[] = []
const maxActs = 50

/** Runs a change under a name of its own, by which it can be undone. */
export async function runAct<T>(change: (batch: string) => Promise<T>): Promise<T> {
  const batch = randomId()
  const answer = await change(batch)
  acts.push(batch)
  acts.splice(0, acts.length - maxActs)
  return answer
}

/** Undoes the last act; resolves to whether there was one. Throws GatewayError. */
export async function undoLastAct(): Promise<boolean> {
  const batch = acts.pop()
  if (batch === undefined) return false
  try {
    await callGateway(undoCall, { batch })
  } finally {
    await refreshTasks()
  }
  return true
}
