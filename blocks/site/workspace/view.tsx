import { seesWorkspace, type WorkspaceLink } from '@schemas/workspace'
import { useBoot, usePage } from '@kit/boot'
import { usePageLink } from '@kit/page-link'
import { countsOf, useWaiting } from '@kit/workspace/use-waiting'
import { arrangeEntries, entryAt, inGroups } from './arrange-entries'
import { EntryList } from './entry-list'
import { SiteMark, Rail } from './rail'
import type { Props } from './schema'
import { Tabs } from './tabs'
import { TopBar } from './top-bar'
import styles from './view.module.css'

/** What surrounds the pages of those who work: sidebar, top bar, and tabs on a phone. */
export function View({ entries }: Props) {
  const { workspace = [], session } = useBoot()
  const page = usePage()
  const isVisited = usePageLink() !== null
  const links = arrangeEntries(workspace, entries)
  if (!isVisited)
    // In the builder it is a part of the document like any other.
    return (
      <div className={styles.preview}>
        <SiteMark />
        <EntryList groups={inGroups(links)} current={undefined} />
      </div>
    )
  // A copy on an ordinary page must not cover it.
  if (page?.frame === 'default' || !seesWorkspace(session.role)) return null
  return <Workspace links={links} path={page?.path ?? ''} />
}

function Workspace({ links, path }: { links: readonly WorkspaceLink[]; path: string }) {
  const counts = countsOf(useWaiting().data)
  const entry = entryAt(links, path)
  const shared = { current: entry?.id, counts }
  return (
    <>
      <TopBar entry={entry} />
      <Rail groups={inGroups(links)} {...shared} />
      <Tabs links={links} {...shared} />
    </>
  )
}
