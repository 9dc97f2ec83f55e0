import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { TableScroll } from '@areas/hora/ui/tables/table-scroll'
import type { TextTable } from './data/table'
import { messages } from './messages'
import styles from './view.module.css'

/** Longer cells wrap (characters). */
const longCell = 40

type Props = {
  id: string
  level: 2 | 3 | 4
  table: TextTable
  onDownload: () => void
}

/** One table under its anchor, with what it says and where it comes from. */
export function TableCard({ id, level, table, onDownload }: Props) {
  const t = useT()
  const Heading = `h${level}` as 'h2' | 'h3' | 'h4'
  const { title, note, source, head, rows } = table
  return (
    <section id={id} className={styles.table} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <Heading id={`${id}-title`} className={styles.title}>
          {title}
          <a href={`#${id}`} className={styles.anchor} aria-label={t(messages.anchor, { title })}>
            <span aria-hidden>#</span>
          </a>
        </Heading>
        <span className={styles.download}>
          <Button
            look="quiet"
            size="s"
            icon="file-spreadsheet"
            aria-label={t(messages.csvOf, { title })}
            onClick={onDownload}
          >
            CSV
          </Button>
        </span>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      <TableScroll label={title}>
        <table className={styles.grid}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, index) =>
                  index === 0 ? (
                    <th key={head[0]} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={head[index]} data-long={cell.length > longCell || undefined}>
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      <p className={styles.source}>{t(messages.source, { source })}</p>
    </section>
  )
}
