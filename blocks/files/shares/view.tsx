import { useMemo, useState } from 'react'
import type { Share } from '@schemas/files/entities/share'
import { hasRole } from '@schemas/layout/role'
import { FilePages } from '@areas/files/ui/file-pages'
import { ShareDialog } from '@areas/files/ui/share-dialog'
import { sharesCall } from '@areas/files/ui/sharing/sharing-calls'
import { useSession } from '@kit/boot'
import { DataTable } from '@kit/list/data-table'
import { useT } from '@kit/t'
import { SectionHeading } from '@kit/ui/section-heading'
import { refreshCalls } from '@kit/use-call'
import type { Props } from './schema'
import { sharesOf } from './share-table'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ title, intro, data, blockId }: Props) {
  const t = useT()
  const isStaff = hasRole(useSession().role, 'manager')
  const [managed, setManaged] = useState<Share>()
  const list = useMemo(() => sharesOf({ isStaff, filesLabel: t(texts.files), onManage: setManaged }), [isStaff, t])
  return (
    <section aria-labelledby={`${blockId}-title`} className={styles.block}>
      <SectionHeading
        title={title ?? t(texts.title)}
        intro={intro ?? t(texts.intro)}
        level={1}
        id={`${blockId}-title`}
      />
      <FilePages look="line" />
      <DataTable list={list} label={title ?? t(texts.title)} perPage={50} initial={data?.shares} pagesBy="time" />
      {managed && (
        <ShareDialog
          item={{ _id: managed.item.id, name: managed.item.name, type: managed.item.type }}
          onClose={() => {
            setManaged(undefined)
            void refreshCalls(sharesCall)
          }}
        />
      )}
    </section>
  )
}
