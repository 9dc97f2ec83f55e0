import type { Lord } from '@schemas/hora/rules/bodies'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { bodyMark, bodyNames, type Numerals } from '../texts/bodies'
import { thaksaMeanings, thaksaNames } from '../texts/terms'
import { messages } from './messages'
import styles from './thaksa-grid.module.css'

/** Columns and rows of the eight directions, clockwise from the east, in the order of the cycle. */
const cells: readonly (readonly [column: number, row: number])[] = [
  [2, 1],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [1, 2],
  [1, 1],
]
/** Each lord keeps its own cell; what changes with the birth day is the place it holds. */
const cycle: readonly Lord[] = ['sun', 'moon', 'mars', 'mercury', 'saturn', 'jupiter', 'rahu', 'venus']

type Props = { thaksa: { lord: Lord; places: readonly Lord[] }; numerals: Numerals }

/** The grid of thaksa: eight lords around a free middle, each with the place that it holds for this birth. */
export function ThaksaGrid({ thaksa, numerals }: Props) {
  const t = useT()
  const locale = useLocale()
  return (
    <div className={styles.block}>
      <p>
        {t(messages.birthLord)}: <b>{bodyNames[thaksa.lord][locale]}</b>
      </p>
      <ol className={styles.grid} role="list" aria-label={t(messages.thaksaCaption)}>
        {thaksa.places.map((lord, place) => {
          const [column, row] = cells[cycle.indexOf(lord)] ?? [2, 2]
          return (
            <li key={lord} className={styles.cell} data-place={place} style={{ gridColumn: column, gridRow: row }}>
              <span className={styles.name}>{thaksaNames[place]?.[locale]}</span>
              <span className={styles.lord}>
                <span className={styles.mark} aria-hidden>
                  {bodyMark(lord, numerals)}
                </span>
                {bodyNames[lord][locale]}
              </span>
              <span className={styles.meaning}>{thaksaMeanings[place]?.[locale]}</span>
            </li>
          )
        })}
        <li className={styles.middle} aria-hidden>
          {bodyMark(thaksa.lord, numerals)}
        </li>
      </ol>
    </div>
  )
}
