import { useState } from 'react'
import { useLocale } from '@kit/boot'
import { formatBaht } from '@kit/format'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Modal } from '@kit/ui/modal/modal'
import { priceNow } from './price-till'
import styles from './sheets.module.css'
import { texts } from './texts'
import type { OrderLine, TillGroup, TillItem } from './till-types'

type Props = {
  item: TillItem
  groups: readonly TillGroup[]
  now: Date
  onAdd: (options: OrderLine['options']) => void
  onClose: () => void
}

/** The priced options of a product, with what it costs as they are chosen. */
export function OptionSheet({ item, groups, now, onAdd, onClose }: Props) {
  const t = useT()
  const locale = useLocale()
  const [chosen, setChosen] = useState<OrderLine['options']>([])
  const toggle = (group: TillGroup, option: TillGroup['options'][number]) =>
    setChosen((before) => {
      const isThere = before.some((each) => each.group === group.id && each.code === option.code)
      const others = before.filter(
        (each) => !(each.group === group.id && (group.max === 1 || each.code === option.code)),
      )
      const used = others.filter((each) => each.group === group.id).length
      return isThere || used >= group.max ? others : [...others, { group: group.id, ...option }]
    })
  const lacking = groups.find(({ id, min }) => chosen.filter(({ group }) => group === id).length < min)
  const price = chosen.reduce<number>((all, each) => all + each.price, priceNow(item, now))
  return (
    <Modal
      title={[item.title, item.option].filter(Boolean).join(' · ')}
      onClose={onClose}
      foot={
        <Button size="l" full disabled={lacking !== undefined} onClick={() => onAdd(chosen)}>
          {lacking ? t(texts.chooseOption, { n: lacking.min }) : t(texts.add, { price: formatBaht(price, locale) })}
        </Button>
      }
    >
      {groups.map((group) => (
        <fieldset key={group.id} className={styles.group}>
          <legend>{group.title}</legend>
          {group.options.map((option) => (
            <button
              key={option.code}
              type="button"
              aria-pressed={chosen.some((each) => each.group === group.id && each.code === option.code)}
              onClick={() => toggle(group, option)}
            >
              <span>{option.title}</span>
              <span>{option.price === 0 ? t(texts.free0) : `+${formatBaht(option.price, locale)}`}</span>
            </button>
          ))}
        </fieldset>
      ))}
    </Modal>
  )
}
