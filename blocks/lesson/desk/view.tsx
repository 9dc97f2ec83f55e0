import { useState } from 'react'
import { DataTable } from '@kit/list/data-table'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { SectionHeading } from '@kit/ui/section-heading'
import { lessonsTable } from './lessons-table'
import { NewLesson } from './new-lesson'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, eyebrow, title, intro, align, level, perPage, data }: Props) {
  const t = useT()
  const [isAdding, setAdding] = useState(false)
  const heading = title ?? t(texts.title)
  return (
    <section aria-labelledby={`${blockId}-title`} className={styles.desk}>
      <SectionHeading
        eyebrow={eyebrow}
        title={heading}
        intro={intro}
        align={align}
        level={level as 1 | 2 | 3}
        id={`${blockId}-title`}
        actions={
          !isAdding && (
            <Button icon="plus" onClick={() => setAdding(true)}>
              {t(texts.add)}
            </Button>
          )
        }
      />
      {isAdding && <NewLesson onCancel={() => setAdding(false)} />}
      <DataTable list={lessonsTable} label={heading} perPage={perPage} initial={data?.lessons} />
    </section>
  )
}
