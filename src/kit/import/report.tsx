import { useT } from '../t'
import { importTexts as texts } from './import-texts'
import type { ImportField, ImportReport } from './import-types'
import styles from './import.module.css'

const shownLines = 200

type Props = { report: ImportReport; fields: readonly ImportField[]; hasRows?: boolean }

/** What becomes of the rows of a file: figures, faults by row and column, and with `hasRows` each row. */
export function Report({ report: { outcomes, faults }, fields, hasRows = false }: Props) {
  const t = useT()
  const count = (outcome: string) => outcomes.filter((each) => each.outcome === outcome).length
  const labelOf = (name: string) => {
    const field = fields.find((each) => each.name === name)
    return field ? t(field.label) : name
  }
  return (
    <>
      <p>
        {t(texts.checked, {
          added: count('added'),
          updated: count('updated'),
          same: count('same'),
          faults: new Set(faults.map(({ row }) => row)).size,
        })}
      </p>
      {faults.length > 0 && (
        <section aria-label={t(texts.faults)}>
          <p>{t(texts.faults)}</p>
          <ul className={styles.lines}>
            {faults.slice(0, shownLines).map(({ row, field, message }) => (
              <li key={`${row} ${field} ${message}`}>
                {field === undefined
                  ? t(texts.rowFault, { row, message })
                  : t(texts.fault, { row, column: labelOf(field), message })}
              </li>
            ))}
          </ul>
          {faults.length > shownLines && <p>{t(texts.more, { count: faults.length - shownLines })}</p>}
        </section>
      )}
      {hasRows && (
        <ul className={styles.lines}>
          {outcomes.slice(0, shownLines).map(({ row, outcome, name = '' }) => (
            <li key={row}>{t(texts.outcomes[outcome], { row, name })}</li>
          ))}
        </ul>
      )}
      {hasRows && outcomes.length > shownLines && <p>{t(texts.more, { count: outcomes.length - shownLines })}</p>}
    </>
  )
}
