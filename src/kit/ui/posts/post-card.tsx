import type { CSSProperties } from 'react'
import type { PostCard as Post } from '@schemas/site/entities/post'
import { classNames } from '../../class-names'
import { HeldText } from '../../held-text'
import { Link } from '../../link'
import { Picture } from '../../picture'
import surface from '../surface.module.css'
import styles from './post-card.module.css'
import { PostLine } from './post-line'

export type PostCardOptions = {
  /** `stacked`: picture above · `beside`: a small picture at the side · `lead`: a large one beside the text. */
  shape?: 'stacked' | 'beside' | 'lead'
  look?: 'surface' | 'plain'
  ratio?: string
  level?: 2 | 3 | 4
  excerpt?: boolean
  author?: boolean
  category?: boolean
  time?: boolean
  sizes?: string
}

/** A post in a list. The title is the link and covers the whole card. */
export function PostCard({
  post,
  shape = 'stacked',
  look: variant = 'surface',
  ratio = '3:2',
  level = 3,
  excerpt = true,
  author,
  category = true,
  time = true,
  sizes,
}: PostCardOptions & { post: Post }) {
  const Heading = `h${level}` as 'h2' | 'h3' | 'h4'
  return (
    <article
      className={classNames(
        styles.card,
        variant === 'surface' && surface.surface,
        variant === 'surface' && surface.pressable,
      )}
      data-shape={shape}
      data-look={variant}
      style={{ '--ratio': ratio.replace(':', ' / ') } as CSSProperties}
    >
      {post.cover && (
        <div className={styles.media}>
          <Picture
            image={post.cover}
            alt=""
            sizes={sizes ?? '(min-width: 1024px) 24rem, (min-width: 640px) 50vw, 100vw'}
          />
        </div>
      )}
      <div className={styles.body}>
        {category && <p className={styles.category}>{post.category.name}</p>}
        <Heading className={styles.title} lang={post.lang}>
          <Link link={{ to: post.path }} className={styles.stretched}>
            <HeldText>{post.title}</HeldText>
          </Link>
        </Heading>
        {excerpt && post.excerpt && (
          <p className={styles.excerpt} lang={post.lang}>
            <HeldText>{post.excerpt}</HeldText>
          </p>
        )}
        <PostLine post={post} author={author ?? false} time={time} />
      </div>
    </article>
  )
}
