import { call as groupsCall } from '@client/work/calls/work/groups'
import { call as listCall } from '@client/work/calls/work/list'
import { call as summaryCall } from '@client/work/calls/work/summary'
import { call as windowCall } from '@client/work/calls/work/window'
import { call as openProjectCall } from '@client/work/calls/project/open'
import { call as openTaskCall } from '@client/work/calls/task/open'
import { call as dayCall } from '@client/work/calls/todo/list'
import { call as viewsCall } from '@client/work/calls/view/list'
import { refreshCalls } from '@kit/use-call'

export { dayCall, groupsCall, listCall, openProjectCall, openTaskCall, summaryCall, viewsCall, windowCall }

/** Everything that shows tasks asks again. */
export const refreshTasks = (): Promise<void> => refreshCalls(listCall, openTaskCall, windowCall, dayCall, summaryCall)
