import { usePageLink } from '@kit/page-link'
import { useRefreshOnTopic } from '@kit/updates/use-refresh-on-topic'
import { dayCall, listCall, openProjectCall, openTaskCall, summaryCall, windowCall } from './calls'

/** What nobody announces, such as a change in several projects, is read again this often (ms). */
export const recheckMs = 30_000

/** Shows changes of a project by others as they happen. */
export function useLiveTasks(project: string | undefined): void {
  // Not on the builder's canvas.
  const isVisited = usePageLink() !== null
  useRefreshOnTopic(project === undefined || !isVisited ? undefined : `work/changes:${project}`, [
    listCall,
    openTaskCall,
    windowCall,
    dayCall,
    summaryCall,
    openProjectCall,
  ])
}
