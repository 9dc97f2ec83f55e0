import { Fragment } from 'react'
import { classNames } from '@kit/class-names'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, caption, columns, rows, showHeader, rowHeaders, look: variant, dense, note }: Props) {
  const captionId = `${blockId}-caption`
  const lengthClasses = columns.map((_, index) =>
    lengthWord(Math.max(...rows.map(({ cells }) => String(cells[index] ?? '').length))),
  )
  return (
    <figure className={styles.figure} data-look={variant} data-dense={dense || undefined}>
      {caption && (
        <figcaption id={captionId} className={styles.caption}>
          {caption}
        </figcaption>
      )}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs focus to be scrolled by keyboard */}
      <div className={styles.scroll} role="group" aria-labelledby={caption ? captionId : undefined} tabIndex={0}>
        <table className={styles.table} aria-labelledby={caption ? captionId : undefined}>
          <thead className={showHeader ? undefined : 'visually-hidden'}>
            <tr>
              {columns.map(({ label, note: under, align, highlight }, index) => (
                <th
                  key={index}
                  scope="col"
                  data-align={align}
                  data-words={lengthClasses[index]}
                  data-highlight={highlight || undefined}
                >
                  {label}
                  {under && <span className={styles.under}>{under}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells, group }, row) => (
              <Fragment key={row}>
                {group && (
                  <tr className={styles.group}>
                    <th colSpan={columns.length} scope="colgroup">
                      <span>{group}</span>
                    </th>
                  </tr>
                )}
                <tr>
                  {columns.map(({ align, highlight }, index) => {
                    const Cell = index === 0 && rowHeaders ? 'th' : 'td'
                    return (
                      <Cell
                        key={index}
                        scope={Cell === 'th' ? 'row' : undefined}
                        data-align={align}
                        data-words={lengthClasses[index]}
                        data-highlight={highlight || undefined}
                      >
                        <CellContent value={cells[index]} />
                      </Cell>
                    )
                  })}
                </tr>
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </figure>
  )
}

/** Short cells stay on one line, long ones get more width, and those between wrap where needed. */
const lengthWord = (characters: number) => (characters <= 18 ? 'few' : characters > 26 ? 'many' : undefined)

function CellContent({ value }: { value: string | boolean | undefined }) {
  const t = useT()
  if (typeof value !== 'boolean') return value
  return (
    <span className={classNames(styles.tick, value ? styles.yes : styles.no)}>
      <Icon name={value ? 'check' : 'minus'} label={t(value ? texts.yes : texts.no)} size="1em" />
    </span>
  )
}
