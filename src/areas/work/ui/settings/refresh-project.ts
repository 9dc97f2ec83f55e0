import { refreshCalls } from '@kit/use-call'
import { groupsCall, openProjectCall, refreshTasks } from '../calls'

/** What shows the project or names its statuses and labels asks again. */
export const refreshProject = async (): Promise<void> => {
  await Promise.all([refreshCalls(openProjectCall, groupsCall), refreshTasks()])
}
