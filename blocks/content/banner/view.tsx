import { Icon } from '@kit/icon'
import { Picture } from '@kit/picture'
import { Actions } from '@kit/ui/actions'
import { Cover } from '@kit/ui/cover'
import { Ground } from '@kit/ui/ground'
import type { Props } from './schema'
import styles from './view.module.css'
import { HeldText } from '@kit/held-text'

export function View({ layout, ground, side, image, ...textProps }: Props) {
  if (layout === 'cover' && image)
    return (
      <Cover
        as="section"
        image={image}
        sizes="(min-width: 1152px) 72rem, 100vw"
        scrim="corner"
        className={styles.cover}
      >
        <BannerText {...textProps} />
      </Cover>
    )
  return (
    <section
      className={styles.banner}
      data-layout={layout}
      data-plain={ground === 'plain' || undefined}
      data-side={side}
    >
      <Ground ground={ground}>
        <div className={styles.row}>
          <BannerText {...textProps} />
          {layout === 'split' && image && (
            <Picture image={image} className={styles.picture ?? ''} sizes="(min-width: 640px) 50vw, 100vw" />
          )}
        </div>
      </Ground>
    </section>
  )
}

function BannerText({
  badge,
  icon,
  title,
  text,
  actions,
}: Pick<Props, 'badge' | 'icon' | 'title' | 'text' | 'actions'>) {
  return (
    <div className={styles.words}>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} size="1.5rem" />
        </span>
      )}
      <div className={styles.say}>
        {badge && <p className={styles.badge}>{badge}</p>}
        <h2 className={styles.title}>
          <HeldText>{title}</HeldText>
        </h2>
        {text && (
          <p className={styles.text}>
            <HeldText>{text}</HeldText>
          </p>
        )}
      </div>
      <Actions actions={actions} className={styles.actions} />
    </div>
  )
}
