import { useState } from 'react'
import { floorOfProduct } from '@schemas/money/satang'
import { useLocale } from '@kit/boot'
import { formatBaht } from '@kit/format'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Modal } from '@kit/ui/modal/modal'
import { Keypad } from './keypad'
import styles from './sheets.module.css'
import { texts } from './texts'

type Props = { subtotal: number; limit: number; onDiscount: (satang: number) => void; onClose: () => void }

/** A discount on the whole order: a share, or an amount, up to what the branch lets a cashier give. */
export function DiscountSheet({ subtotal, limit, onDiscount, onClose }: Props) {
  const t = useT()
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const ceiling = floorOfProduct(subtotal, limit, 100)
  const amount = Math.min(ceiling, Math.round(Number(typed || '0') * 100))
  return (
    <Modal
      title={t(texts.discount)}
      onClose={onClose}
      foot={
        <Button full onClick={() => onDiscount(amount)}>
          {t(texts.discount)} {formatBaht(amount, locale)}
        </Button>
      }
    >
      <div className={styles.shares}>
        {[0, 5, 10, 15, 20]
          .filter((share) => share <= limit)
          .map((share) => (
            <button key={share} type="button" onClick={() => onDiscount(floorOfProduct(subtotal, share, 100))}>
              {share} %
            </button>
          ))}
      </div>
      <Keypad value={typed} onChange={setTyped} />
    </Modal>
  )
}
