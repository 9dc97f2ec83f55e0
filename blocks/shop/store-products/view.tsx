import { useMemo, useState } from 'react'
import type { StockShelf } from '@schemas/commerce/entities/staff-stock'
import { DataTable } from '@kit/list/data-table'
import { useT } from '@kit/t'
import { Modal } from '@kit/ui/modal/modal'
import { SectionHeading } from '@kit/ui/section-heading'
import { ScanField } from './scan-field'
import type { Props } from './schema'
import { ShelfFacts } from './shelf-facts'
import { ShelfLabels } from './shelf-labels'
import { shelfTable } from './shelf-table'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, eyebrow, title, intro, align, level, perPage }: Props) {
  const t = useT()
  const [printed, setPrinted] = useState<readonly StockShelf[]>()
  const [scanned, setScanned] = useState<StockShelf>()
  const table = useMemo(() => shelfTable(setPrinted), [])
  const shown = title ?? t(texts.title)
  return (
    <section aria-labelledby={`${blockId}-title`} className={styles.stock}>
      <SectionHeading
        eyebrow={eyebrow}
        title={shown}
        intro={intro}
        align={align}
        level={level as 1 | 2 | 3}
        id={`${blockId}-title`}
      />
      <ScanField onFound={setScanned} />
      <DataTable list={table} label={shown} perPage={perPage} />
      {scanned && (
        <Modal title={scanned.title} onClose={() => setScanned(undefined)}>
          <ShelfFacts key={scanned.id} shelf={scanned} />
        </Modal>
      )}
      {printed && <ShelfLabels shelves={printed} onDone={() => setPrinted(undefined)} />}
    </section>
  )
}
