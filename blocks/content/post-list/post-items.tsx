import type { CSSProperties } from 'react'
import { responsiveVars } from '@kit/responsive-vars'
import { PostCard } from '@kit/ui/posts/post-card'
import type { Props } from './schema'
import { TitleIndex } from './title-index'
import type { Posts } from './view'
import styles from './view.module.css'

type Layout = Exclude<Props['layout'], 'front'>

type Options = Omit<Props, 'layout'> & { posts: Posts['posts']; layout: Props['layout']; level: 2 | 3 }

/** Posts in one of the layouts of the block. */
export function PostItems({ posts, layout, level, columns, look, ratio, fromAddress, ...props }: Options) {
  if (layout === 'titles') return <TitleIndex posts={posts} level={level} />
  const shared = {
    look,
    ratio,
    level,
    excerpt: props.showExcerpt,
    author: props.showAuthor,
    category: props.showCategory && !fromAddress,
    time: props.showTime,
  } as const
  return (
    <ul
      role="list"
      className={styles.list}
      data-layout={layout}
      data-count={posts.length}
      style={{
        ...responsiveVars('columns', columns),
        ...({ '--rest': Math.max(1, posts.length - 1) } as CSSProperties),
      }}
    >
      {posts.map((post, index) => (
        <li key={post.slug}>
          <PostCard post={post} {...shared} {...shapeOf(layout === 'front' ? 'cards' : layout, index)} />
        </li>
      ))}
    </ul>
  )
}

function shapeOf(layout: Layout, index: number) {
  if (layout === 'rows') return { shape: 'beside', sizes: '15rem' } as const
  if (layout === 'lead')
    return index === 0
      ? ({ shape: 'lead', sizes: '(min-width: 1024px) 40rem, 100vw' } as const)
      : ({ shape: 'beside', excerpt: false, sizes: '10rem' } as const)
  return { shape: 'stacked' } as const
}
