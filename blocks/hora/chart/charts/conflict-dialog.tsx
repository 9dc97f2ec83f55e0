import type { SavedChart } from '@schemas/hora/entities/saved-chart'
import { useLocale } from '@kit/boot'
import { formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Modal } from '@kit/ui/modal/modal'
import type { BirthForm } from '@areas/hora/ui/birth-form/birth-form'
import { birthLine } from './birth-line'
import styles from './charts.module.css'
import { chartsMessages as texts } from './messages'

type Props = {
  mine: BirthForm
  theirs: SavedChart
  onMine: () => void
  onTheirs: () => void
  onClose: () => void
}

/** A chart that two windows changed: both are shown, and one is kept. */
export function ConflictDialog({ mine, theirs, onMine, onTheirs, onClose }: Props) {
  const t = useT()
  const locale = useLocale()
  const { day, month, year, era, time, place, label } = mine
  return (
    <Modal
      title={t(texts.conflict)}
      onClose={onClose}
      foot={
        <>
          <Button look="secondary" onClick={onTheirs}>
            {t(texts.keepTheirs)}
          </Button>
          <Button onClick={onMine}>{t(texts.keepMine)}</Button>
        </>
      }
    >
      <p>{t(texts.conflictText)}</p>
      <div className={styles.both}>
        <section>
          <h3>{t(texts.mine)}</h3>
          <p>{label}</p>
          <p className={styles.soft}>
            {[`${day}/${month}/${year} ${era.toUpperCase()} ${time || t(texts.timeUnknown)}`, place?.label].join(' · ')}
          </p>
        </section>
        <section>
          <h3>{t(texts.theirs)}</h3>
          <p>{theirs.label}</p>
          <p className={styles.soft}>{birthLine(theirs.birth, theirs.place.label, locale)}</p>
          <p className={styles.soft}>{formatDateTime(theirs.updatedAt, locale)}</p>
        </section>
      </div>
    </Modal>
  )
}
