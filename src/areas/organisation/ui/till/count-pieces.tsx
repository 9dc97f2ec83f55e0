import { denominations, type Pieces, sumOfPieces } from '@schemas/organisation/entities/pieces'
import { useLocale } from '@kit/boot'
import { formatBaht } from '@kit/format'
import { useT } from '@kit/t'
import styles from './shift.module.css'
import { texts } from './texts'

type Props = { counted: Pieces; onChange: (counted: Pieces) => void }

/** Notes and coins, counted one kind after the other. */
export function CountPieces({ counted, onChange }: Props) {
  const t = useT()
  const locale = useLocale()
  return (
    <div className={styles.count}>
      <ul role="list">
        {denominations.map((satang) => (
          <li key={satang}>
            <label>
              <span>{formatBaht(satang, locale)}</span>
              <input
                type="number"
                inputMode="numeric"
                min={0}
                max={9999}
                value={counted[satang] ?? ''}
                placeholder="0"
                onChange={(event) => {
                  const count = Math.max(0, Math.min(9999, Math.floor(Number(event.target.value) || 0)))
                  const { [satang]: _before, ...others } = counted
                  onChange(count > 0 ? { ...others, [satang]: count } : others)
                }}
              />
            </label>
          </li>
        ))}
      </ul>
      <p className={styles.sum}>
        <span>{t(texts.inDrawer)}</span>
        <strong>{formatBaht(sumOfPieces(counted), locale)}</strong>
      </p>
    </div>
  )
}
