import { useState } from 'react'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { texts } from './texts'
import styles from './view.module.css'

export type FacetItem = {
  value: string
  text: string
  count: number
  isOn: boolean
  address: string
  /** Undefined for a link to another page. */
  onToggle?: (() => void) | undefined
}

/** Values shown before "Show all". */
const maxShown = 8

/** Values of a facet. Links, so that visitors without scripts can filter too. */
export function FacetList({ label, items }: { label: string; items: readonly FacetItem[] }) {
  const t = useT()
  const [isAll, setAll] = useState(false)
  const shown = isAll ? items : items.filter(({ isOn }, at) => at < maxShown || isOn)
  if (items.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <ul role="list" className={styles.values}>
        {shown.map(({ value, text, count, isOn, address, onToggle }) => (
          <li key={value}>
            <Link
              link={{ to: address }}
              className={styles.value}
              rel="nofollow"
              data-on={isOn ? '' : undefined}
              onClick={(event) => {
                if (!onToggle || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
                event.preventDefault()
                onToggle()
              }}
            >
              {onToggle && (
                <span className={styles.box} aria-hidden>
                  {isOn && <Icon name="check" size="0.875rem" />}
                </span>
              )}
              <span className={styles.text}>{text}</span>
              {isOn && <span className="visually-hidden">({t(texts.chosen)})</span>}
              <span className={styles.number}>
                <span aria-hidden>{count}</span>
                <span className="visually-hidden">{t(texts.goods, { count })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <button type="button" className={styles.all} onClick={() => setAll(true)}>
          {t(texts.more, { count: items.length })}
          <Icon name="chevron-down" size="1em" />
        </button>
      )}
    </fieldset>
  )
}
