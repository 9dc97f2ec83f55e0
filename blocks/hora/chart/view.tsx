import { useT } from '@kit/t'
import { EmptyState } from '@kit/ui/empty-state'
import { Bar } from './bar'
import { messages } from './messages'
import type { Props } from './schema'
import { SharedView } from './shared-view'
import styles from './view.module.css'
import { Workspace } from './workspace'

/** The page of charts: cast one, read it, keep it. With a code in the address it shows a shared chart instead. */
export function View(props: Props) {
  const { data, bar } = props
  const t = useT()
  const shared = data?.shared
  const sky = data?.sky
  if (shared)
    return (
      <div className={styles.page}>
        {bar && <Bar />}
        <SharedView found={shared} {...props} />
      </div>
    )
  if (!sky?.ok)
    return (
      <div className={styles.page}>
        {bar && <Bar />}
        <EmptyState icon="planet" title={t(messages.failed)} />
      </div>
    )
  return <Workspace sky={sky.value} {...props} />
}
