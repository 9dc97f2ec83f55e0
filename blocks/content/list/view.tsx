import type { CSSProperties } from 'react'
import type { IconName } from '@schemas/layout/icon-names'
import { classNames } from '@kit/class-names'
import { HeldText } from '@kit/held-text'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { responsiveVars } from '@kit/responsive-vars'
import { useT } from '@kit/t'
import tones from '@kit/ui/tone.module.css'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

type Item = Props['items'][number]

export function View({ blockId, title, kind, items, icon, tone, size, look: variant, columns }: Props) {
  const List = kind === 'numbers' ? 'ol' : 'ul'
  const titleId = `${blockId}-title`
  return (
    <div className={classNames(styles.block, tones.tone)} data-tone={tone} data-size={size}>
      {title && (
        <h3 id={titleId} className={styles.title}>
          <HeldText>{title}</HeldText>
        </h3>
      )}
      <List
        // Safari drops the list role together with the markers, so it is set explicitly.
        role="list"
        aria-labelledby={title ? titleId : undefined}
        className={styles.list}
        data-kind={kind}
        data-look={variant}
        style={responsiveVars('columns', columns) as CSSProperties}
      >
        {items.map((item, index) => (
          <li key={index} className={styles.item} data-excluded={item.excluded || undefined}>
            <Mark kind={kind} item={item} number={index + 1} icon={icon} />
            <ItemText item={item} hasStatusText={kind === 'checks'} />
          </li>
        ))}
      </List>
    </div>
  )
}

function Mark({ kind, item, number, icon }: { kind: Props['kind']; item: Item; number: number; icon: IconName }) {
  if (kind === 'plain') return null
  if (kind === 'bullets') return <span className={styles.bullet} aria-hidden />
  if (kind === 'numbers')
    return (
      <span className={styles.number} aria-hidden>
        {number}
      </span>
    )
  const name = kind === 'icons' ? (item.icon ?? icon) : item.excluded ? 'x' : 'check'
  return (
    <span className={styles.mark}>
      <Icon name={name} size="1em" />
    </span>
  )
}

function ItemText({ item, hasStatusText }: { item: Item; hasStatusText: boolean }) {
  const t = useT()
  return (
    <span className={styles.words}>
      {hasStatusText && item.excluded && <span className="visually-hidden">{t(texts.excluded)} </span>}
      {item.link ? (
        <Link link={item.link}>
          <HeldText>{item.text}</HeldText>
        </Link>
      ) : (
        <HeldText>{item.text}</HeldText>
      )}
      {item.note && <span className={styles.note}>{item.note}</span>}
    </span>
  )
}
