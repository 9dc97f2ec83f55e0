import { DataTable } from '@kit/list/data-table'
import { useT } from '@kit/t'
import { SectionHeading } from '@kit/ui/section-heading'
import { ButtonLink } from '@kit/ui/button'
import { bills, ownBills } from './bill-table'
import styles from '@areas/commerce/ui/bill/bill.module.css'
import type { Props } from './schema'
import { billTexts as texts } from '@areas/commerce/ui/bill/bill-texts'

export function View({ blockId, eyebrow, title, intro, align, level, perPage, scope }: Props) {
  const t = useT()
  const shown = title ?? t(texts.title)
  return (
    <section aria-labelledby={`${blockId}-title`} className={styles.list}>
      <SectionHeading
        eyebrow={eyebrow}
        title={shown}
        intro={intro}
        align={align}
        level={level as 1 | 2 | 3}
        id={`${blockId}-title`}
      />
      {scope === 'mine' && (
        <div>
          <ButtonLink size="s" icon="plus" link={{ to: '/cluster/user/bills/new' }}>
            {t(texts.write)}
          </ButtonLink>
        </div>
      )}
      <DataTable list={scope === 'mine' ? ownBills : bills} label={shown} perPage={perPage} />
    </section>
  )
}
