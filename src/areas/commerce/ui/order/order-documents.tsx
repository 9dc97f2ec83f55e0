import { lazy, Suspense, useState } from 'react'
import { paperTexts } from '@schemas/commerce/document/paper-texts'
import type { OrderView } from '@schemas/commerce/entities/order-view'
import { useLocale } from '@kit/boot'
import { formatDate } from '@kit/format'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { documentTexts as texts } from './document-texts'
import styles from './order-documents.module.css'

const DocumentSheet = lazy(() => import('./document-sheet').then(({ DocumentSheet: sheet }) => ({ default: sheet })))

type Props = { documents: OrderView['documents']; token: string | undefined }

/** Receipts, tax invoices and credit notes of an order, each to read and print. */
export function OrderDocuments({ documents, token }: Props) {
  const t = useT()
  const locale = useLocale()
  const [shown, setShown] = useState<string>()
  if (documents.length === 0) return null
  return (
    <section>
      <h2>{t(texts.documents)}</h2>
      <ul role="list" className={styles.documents}>
        {documents.map(({ id, kind, number, issuedOn, isVoid }) => (
          <li key={id}>
            <button type="button" className={styles.document} onClick={() => setShown(id)}>
              <Icon name="file-text" size="1.375rem" />
              <span>
                <span className={styles.kind}>{t(paperTexts.kinds[kind])}</span>
                <span className={styles.soft}>
                  {number} · {formatDate(issuedOn, locale)}
                  {isVoid && ` · ${t(texts.isVoid)}`}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <Suspense>
          <DocumentSheet document={shown} token={token} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </section>
  )
}
