import { responsiveVars } from '@kit/responsive-vars'
import { ButtonLink } from '@kit/ui/button'
import type { Props } from './schema'
import styles from './view.module.css'

export function View({ text, link, look: variant, size, icon, iconAfter, full, align, note }: Props) {
  const width = (value: boolean) => (value ? '100%' : 'auto')
  return (
    <div
      className={styles.button}
      data-align={align}
      style={responsiveVars('width', {
        base: width(full.base),
        tablet: width(full.tablet),
        mobile: width(full.mobile),
      })}
    >
      <ButtonLink link={link} look={variant} size={size} icon={icon} iconAfter={iconAfter} className={styles.link}>
        {text}
      </ButtonLink>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}
