import { ratioOf } from '@schemas/layout/ratio'
import { Picture } from '@kit/picture'
import { Actions } from '@kit/ui/actions'
import { Cover } from '@kit/ui/cover'
import { Ground } from '@kit/ui/ground'
import type { Props } from './schema'
import styles from './view.module.css'
import { HeldText } from '@kit/held-text'

export function View({ layout, ground, height, align, scrim, side, image, panel, ratio, slots, ...textProps }: Props) {
  if (layout === 'cover' && image)
    return (
      <Cover
        image={image}
        sizes="100vw"
        priority
        scrim={scrim === 'soft' ? 'soft' : align === 'center' ? 'all' : 'side'}
        className={styles.cover}
        inside={styles.onto}
        data-height={height}
        data-align={align}
      >
        <HeroText {...textProps} />
        {panel && <div className={styles.panel}>{slots?.panel}</div>}
      </Cover>
    )
  const hasMedia = panel || image !== undefined
  return (
    <Ground ground={ground}>
      <div
        className={styles.hero}
        data-layout={layout}
        data-height={height}
        data-side={side}
        data-media={hasMedia || undefined}
      >
        <HeroText {...textProps} />
        {hasMedia && (
          <div className={styles.media} data-stacked={(panel && image !== undefined) || undefined}>
            {image && (
              <Picture
                image={image}
                ratio={ratioOf(ratio)}
                sizes="(min-width: 1024px) 36rem, 100vw"
                priority
                className={styles.picture ?? ''}
              />
            )}
            {panel && <div className={styles.panel}>{slots?.panel}</div>}
          </div>
        )}
      </div>
    </Ground>
  )
}

type HeroTextProps = Pick<Props, 'eyebrow' | 'title' | 'level' | 'text' | 'actions' | 'note' | 'facts'>

function HeroText({ eyebrow, title, level, text, actions, note, facts }: HeroTextProps) {
  const Heading = `h${level}` as 'h1' | 'h2' | 'h3'
  return (
    <div className={styles.words}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <Heading className={styles.title}>
        <HeldText>{title}</HeldText>
      </Heading>
      {text && (
        <p className={styles.text}>
          <HeldText>{text}</HeldText>
        </p>
      )}
      <Actions actions={actions} size="l" className={styles.actions} />
      {note && <p className={styles.note}>{note}</p>}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ value, label }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
