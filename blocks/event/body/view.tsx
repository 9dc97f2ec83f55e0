import type { OpenedEvent } from '@schemas/events/entities/event'
import { SessionList } from '@areas/events/ui/session-list'
import { isTree } from '@areas/events/ui/is-tree'
import { RichText } from '@kit/rich-text'
import { useT } from '@kit/t'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

/** What the event is about; its head says when it is missing. */
export function View({ blockId, data }: Props) {
  const t = useT()
  const outcome = data?.event
  if (!outcome?.ok) return null
  const { body, sessions, packages } = outcome.value.event
  const groups = sameInclusions(packages)
  const isSame = groups.length === 1 && groups[0]?.length === packages.length
  return (
    <div className={styles.body}>
      {isTree(body) && (
        <section aria-labelledby={`${blockId}-about`}>
          <h2 id={`${blockId}-about`}>{t(texts.about)}</h2>
          <RichText tree={body} />
        </section>
      )}
      <section aria-labelledby={`${blockId}-program`}>
        <h2 id={`${blockId}-program`}>{t(texts.program)}</h2>
        <SessionList sessions={sessions} />
      </section>
      {groups.length > 0 && (
        <section aria-labelledby={`${blockId}-included`}>
          <h2 id={`${blockId}-included`}>{t(texts.includes)}</h2>
          {groups.map((group) => (
            <div key={group[0]?.id} className={styles.package}>
              {!isSame && <h3>{group.map(({ title }) => title).join(' · ')}</h3>}
              <ul>
                {group[0]?.inclusions.map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
    </div>
  )
}

type Package = OpenedEvent['packages'][number]

/** Packages that include the same are listed together; those that include nothing are not listed. */
function sameInclusions(packages: readonly Package[]): Package[][] {
  const groups: Package[][] = []
  for (const each of packages) {
    if (each.inclusions.length === 0) continue
    const own = JSON.stringify(each.inclusions)
    const group = groups.find(([first]) => JSON.stringify(first?.inclusions) === own)
    if (group) group.push(each)
    else groups.push([each])
  }
  return groups
}
