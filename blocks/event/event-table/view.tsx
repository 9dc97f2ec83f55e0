import { useState } from 'react'
import { DataTable } from '@kit/list/data-table'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { SectionHeading } from '@kit/ui/section-heading'
import { eventsTable } from './events-table'
import { NewEvent } from './new-event'
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
      {isAdding && <NewEvent onCancel={() => setAdding(false)} />}
      <DataTable list={eventsTable} label={heading} perPage={perPage} initial={data?.events} />
    </section>
  )
}
