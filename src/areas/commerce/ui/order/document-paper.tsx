import { type IssuedDocument, layOutPaper } from '@schemas/commerce/document/lay-out-paper'
import { paperTexts as texts } from '@schemas/commerce/document/paper-texts'
import { pickText } from '@schemas/layout/pick-text'
import { useLocale } from '@kit/boot'
import { formatBaht, formatDate } from '@kit/format'
import { useT } from '@kit/t'
import styles from './order-documents.module.css'

/** A document as on paper. */
export function DocumentPaper(document: IssuedDocument) {
  const t = useT()
  const locale = useLocale()
  const { title, seller, facts, banner, buyer, notes, rows, sums, footnote } = layOutPaper(document, {
    text: (text) => pickText(text, locale),
    money: (satang) => formatBaht(satang, locale, { fixed: true }).replace('฿', ''),
    date: (day) => formatDate(day, locale),
  })
  return (
    <article className={styles.sheet} aria-label={`${title} ${document.number}`}>
      <header className={styles.sheetHead}>
        <div>
          <p className={styles.strong}>{seller.name}</p>
          <Lines lines={seller.lines} />
        </div>
        <div>
          <p className={styles.sheetTitle}>{title}</p>
          <Lines lines={facts} />
        </div>
      </header>
      {banner && <p className={styles.void}>{banner}</p>}
      <section>
        <p className={styles.strong}>{t(texts.buyer)}</p>
        <Lines lines={[buyer.name, ...buyer.lines]} />
      </section>
      {notes.length > 0 && (
        <section>
          <Lines lines={notes} />
        </section>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(texts.item)}</th>
            <th scope="col">{t(texts.quantity)}</th>
            <th scope="col">{t(texts.price)}</th>
            <th scope="col">{t(texts.amount)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title: name, note, quantity, price, amount }, at) => (
            <tr key={at}>
              <td>
                {name}
                {note && <div>{note}</div>}
              </td>
              <td>{quantity}</td>
              <td>{price}</td>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ label, amount }) => (
            <tr key={label}>
              <th scope="row" colSpan={3}>
                {label}
              </th>
              <td>{amount}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      {footnote && <p>{footnote}</p>}
    </article>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) => lines.map((line, at) => <p key={at}>{line}</p>)
