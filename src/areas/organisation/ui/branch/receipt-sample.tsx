import type { BranchView } from '@schemas/organisation/entities/branch-view'
import { useSite } from '@kit/boot'
import { useT } from '@kit/t'
import { ReceiptPaper } from '../till/receipt-paper'
import styles from './branch.module.css'
import { branchTexts as texts } from './branch-texts'

/** How a receipt of the branch is printed, with one drink on it. */
export function ReceiptSample({ branch }: { branch: BranchView }) {
  const t = useT()
  const { siteName } = useSite()
  const [register] = branch.registers
  return (
    <figure className={styles.paper}>
      <div className={styles.sheet}>
        <ReceiptPaper
          opened={{
            issuer: { legalName: siteName, address: '', branchNo: '00000', isVatRegistered: false },
            branch: {
              name: t(branch.name),
              address: t(branch.address),
              receiptHead: branch.receiptHead,
              receiptFoot: branch.receiptFoot,
            },
            register: {},
          }}
          receipt={{
            number: `${register?.code ?? 'A1'}-1-00001`,
            at: '2026-01-05T02:30:00.000Z',
            cashier: t({ th: 'มาลี', en: 'Malee' }),
            lines: [{ title: t(texts.sample), options: '', quantity: 1, total: 7500 }],
            priced: { subtotal: 7500, discount: 0, vat: 0, total: 7500 },
            rounding: 0,
            tenders: [{ kind: 'cash', amount: 10_000 }],
            change: 2500,
            isCopy: false,
          }}
        />
      </div>
      <figcaption className={styles.soft}>{t(texts.receiptHint)}</figcaption>
    </figure>
  )
}
