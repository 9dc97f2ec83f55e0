import type { EmbedProvider } from '@schemas/layout/embed'
import { ratioOf } from '@schemas/layout/ratio'
import { EmbedFrame } from '@kit/ui/embed-frame'
import type { Props } from './schema'
import styles from './view.module.css'

type Ratio = NonNullable<Props['ratio']>

const fitting: Record<EmbedProvider, Ratio> = {
  youtube: '16/9',
  vimeo: '16/9',
  tiktok: '9/16',
  instagram: '9/16',
  facebook: '9/16',
  'google-maps': '16/9',
  openstreetmap: '16/9',
  spotify: '3/1',
  soundcloud: '16/9',
  'google-forms': '4/3',
  'google-calendar': '4/3',
  'google-slides': '16/9',
  codepen: '4/3',
}

export function View({ content, title, caption, poster, ratio }: Props) {
  const shape = ratio ?? fitting[content.provider]
  return (
    <figure className={styles.embed} data-upright={shape === '9/16' || undefined}>
      <EmbedFrame embed={content} title={title} poster={poster} ratio={ratioOf(shape)} />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}
