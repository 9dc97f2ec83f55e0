import { useRef, useState } from 'react'
import { focusIn, useFocusAlong } from '@kit/focus-along'
import { DataTable } from '@kit/list/data-table'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { SectionHeading } from '@kit/ui/section-heading'
import { Invite } from './invite'
import { members } from './member-table'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, eyebrow, title, intro, align, level, perPage, data }: Props) {
  const t = useT()
  const [isInviting, setInviting] = useState(false)
  const block = useRef<HTMLElement>(null)
  useFocusAlong(isInviting, () => focusIn(block.current))
  return (
    <section ref={block} aria-labelledby={`${blockId}-title`} className={styles.block}>
      <SectionHeading
        eyebrow={eyebrow}
        title={title ?? t(texts.title)}
        intro={intro}
        align={align}
        level={level as 1 | 2 | 3}
        id={`${blockId}-title`}
        actions={
          !isInviting && (
            <Button icon="plus" data-takes-focus="" onClick={() => setInviting(true)}>
              {t(texts.invite)}
            </Button>
          )
        }
      />
      {isInviting && <Invite onDone={() => setInviting(false)} />}
      <DataTable list={members} label={title ?? t(texts.title)} perPage={perPage} initial={data?.members} />
    </section>
  )
}
