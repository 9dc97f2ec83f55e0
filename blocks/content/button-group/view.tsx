import { responsiveVars } from '@kit/responsive-vars'
import { ButtonLink } from '@kit/ui/button'
import type { Props } from './schema'
import styles from './view.module.css'

export function View({ items, size, align, stacked, joined, label }: Props) {
  const direction = (value: boolean) => (value ? 'column' : 'row')
  const width = (value: boolean) => (value ? '100%' : 'auto')
  const style = {
    ...responsiveVars('direction', {
      base: direction(stacked.base),
      tablet: direction(stacked.tablet),
      mobile: direction(stacked.mobile),
    }),
    ...responsiveVars('width', {
      base: width(stacked.base),
      tablet: width(stacked.tablet),
      mobile: width(stacked.mobile),
    }),
  }
  return (
    <div
      role={label ? 'group' : undefined}
      aria-label={label}
      className={styles.group}
      data-align={align}
      data-joined={joined || undefined}
      style={style}
    >
      {items.map((item, index) => (
        <ButtonLink
          key={index}
          link={item.link}
          look={item.look}
          size={size}
          icon={item.icon}
          iconAfter={item.iconAfter}
          className={styles.button}
        >
          {item.text}
        </ButtonLink>
      ))}
    </div>
  )
}
