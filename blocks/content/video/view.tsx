import { ratioOf } from '@schemas/layout/ratio'
import { useT } from '@kit/t'
import { EmbedFrame } from '@kit/ui/embed-frame'
import { Transcript } from '@kit/ui/transcript'
import { AmbientFilm } from './ambient-film'
import { Film } from './film'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ title, source, poster, caption, ratio, transcript, ambient }: Props) {
  const t = useT()
  const shape = ratioOf(ratio)
  return (
    <figure className={styles.video} data-upright={ratio === '9/16' || undefined}>
      {source.kind === 'embed' ? (
        <EmbedFrame embed={source.film} title={title} poster={poster} ratio={shape} />
      ) : ambient ? (
        <AmbientFilm title={title} files={source.files} poster={poster} ratio={shape} />
      ) : (
        <Film title={title} files={source.files} tracks={source.tracks} poster={poster} ratio={shape} />
      )}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      {transcript && <Transcript label={t(texts.transcript)} tree={transcript} className={styles.transcript} />}
    </figure>
  )
}
