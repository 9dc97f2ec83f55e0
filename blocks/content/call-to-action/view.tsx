import { Picture } from '@kit/picture'
import { Actions } from '@kit/ui/actions'
import { Ground } from '@kit/ui/ground'
import type { Props } from './schema'
import styles from './view.module.css'
import { HeldText } from '@kit/held-text'

export function View({ layout, eyebrow, title, text, actions, note, image, boxed, ground }: Props) {
  return (
    <section
      className={styles.call}
      data-layout={layout}
      data-boxed={boxed || undefined}
      data-plain={ground === 'plain' || undefined}
    >
      <Ground ground={ground}>
        <div className={styles.row} data-picture={(layout !== 'bar' && image !== undefined) || undefined}>
          <div className={styles.words}>
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            <h2 className={styles.title}>
              <HeldText>{title}</HeldText>
            </h2>
            {text && (
              <p className={styles.text}>
                <HeldText>{text}</HeldText>
              </p>
            )}
            {layout !== 'bar' && <Foot actions={actions} note={note} />}
          </div>
          {layout === 'bar' ? (
            <div>
              <Foot actions={actions} note={note} />
            </div>
          ) : (
            image && (
              <Picture
                image={image}
                ratio={layout === 'split' ? 4 / 3 : 21 / 9}
                sizes="(min-width: 1024px) 36rem, 100vw"
              />
            )
          )}
        </div>
      </Ground>
    </section>
  )
}

function Foot({ actions, note }: Pick<Props, 'actions' | 'note'>) {
  return (
    <>
      <Actions actions={actions} size="l" className={styles.actions} />
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
}
