import { useId } from 'react'
import { workspaceGroups } from '@schemas/workspace'
import { useT } from '@kit/t'
import type { ShownGroup } from './arrange-entries'
import { EntryLink } from './entry-link'
import styles from './view.module.css'

type Props = {
  groups: readonly ShownGroup[]
  current: string | undefined
  counts?: ReadonlyMap<string, number>
  onPick?: () => void
}

/** The entries in their groups. A group of one entry has no heading of its own. */
export function EntryList({ groups, current, counts, onPick }: Props) {
  const t = useT()
  const id = useId()
  return (
    <ul className={styles.groups}>
      {groups.map(({ group, links }) => (
        <li key={group} className={styles.group}>
          {links.length > 1 && (
            <p id={`${id}${group}`} className={styles.heading}>
              {t(workspaceGroups[group])}
            </p>
          )}
          <ul className={styles.entries} aria-labelledby={links.length > 1 ? `${id}${group}` : undefined}>
            {links.map((entry) => (
              <li key={entry.id}>
                <EntryLink
                  entry={entry}
                  isCurrent={entry.id === current}
                  count={entry.count && counts?.get(entry.id)}
                  className={styles.entry}
                  {...(onPick ? { onClick: onPick } : {})}
                />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
