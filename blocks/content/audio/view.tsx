import { useBoot, usePage } from '@kit/boot'
import { Icon } from '@kit/icon'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import { classNames } from '@kit/class-names'
import surface from '@kit/ui/surface.module.css'
import { Transcript } from '@kit/ui/transcript'
import { Player } from './player'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ title, by, text, files, cover, length, transcript, download }: Props) {
  const t = useT()
  const page = usePage()
  const boot = useBoot()
  const sources = files.flatMap(({ asset }) => {
    const found = page?.tree?.assets[asset] ?? boot.assets[asset]
    return found?.kind === 'file' ? [{ src: found.src, type: found.type }] : []
  })
  return (
    <article className={classNames(surface.surface, styles.audio)} data-cover={cover ? true : undefined}>
      {cover && <Picture image={cover} ratio={1} sizes="12rem" className={styles.cover ?? ''} />}
      <div className={styles.body}>
        <h3 className={styles.title}>{title}</h3>
        {by && <p className={styles.by}>{by}</p>}
        {text && <p className={styles.text}>{text}</p>}
        {sources.length > 0 ? (
          <Player title={title} sources={sources} length={length} />
        ) : (
          <p className={styles.by}>{t(texts.missing)}</p>
        )}
        {download && sources[0] && (
          <a className={styles.download} href={sources[0].src} download>
            <Icon name="download" />
            {t(texts.download)}
          </a>
        )}
        {transcript && <Transcript label={t(texts.transcript)} tree={transcript} className={styles.transcript} />}
      </div>
    </article>
  )
}
