import { useMemo } from 'react'
import { useSession, useSite } from '@kit/boot'
import { DataTable } from '@kit/list/data-table'
import { useT } from '@kit/t'
import { SectionHeading } from '@kit/ui/section-heading'
import { actsOf } from './act-table'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, eyebrow, title, intro, align, level, perPage, data }: Props) {
  const t = useT()
  const { id } = useSite()
  const isAdmin = useSession().role === 'admin'
  const list = useMemo(() => actsOf(id, isAdmin), [id, isAdmin])
  return (
    <section aria-labelledby={`${blockId}-title`} className={styles.block}>
      <SectionHeading
        eyebrow={eyebrow}
        title={title ?? t(texts.title)}
        intro={intro}
        align={align}
        level={level as 1 | 2 | 3}
        id={`${blockId}-title`}
      />
      <DataTable list={list} label={title ?? t(texts.title)} perPage={perPage} initial={data?.audit} pagesBy="time" />
    </section>
  )
}
