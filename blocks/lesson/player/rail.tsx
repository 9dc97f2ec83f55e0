import type { OutlineSection } from '@schemas/learning/entities/item'
import type { MyState } from '@schemas/learning/entities/lesson'
import { ItemRow } from '@areas/learning/ui/item-row'
import { ProgressBar } from '@areas/learning/ui/progress-bar'
import { useT } from '@kit/t'
import { texts } from './texts'
import styles from './view.module.css'

type Props = {
  lesson: string
  sections: readonly OutlineSection[]
  /** Id of the part that is open. */
  here: string | undefined
  mine: Pick<MyState, 'done' | 'total'> | undefined
}

/** The outline beside the stage; on a phone folded below it. */
export function Rail({ lesson, sections, here, mine }: Props) {
  const t = useT()
  const hereIn = sections.findIndex(({ items }) => items.some(({ id }) => id === here))
  return (
    <nav className={styles.rail} aria-label={t(texts.outline)}>
      {mine && mine.total > 0 && <ProgressBar done={mine.done} total={mine.total} />}
      {sections.map((section, at) => (
        <details key={section.id} open={at === Math.max(0, hereIn)} className={styles.section}>
          <summary className={styles.sectionName}>{section.title}</summary>
          <ol role="list" className={styles.items}>
            {section.items.map((item) => (
              <li key={item.id}>
                <ItemRow lesson={lesson} item={item} isHere={item.id === here} />
              </li>
            ))}
          </ol>
        </details>
      ))}
    </nav>
  )
}
