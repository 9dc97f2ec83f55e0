import type { PostCard } from '@schemas/site/entities/post'
import { Link } from '@kit/link'
import { PostLine } from '@kit/ui/posts/post-line'
import styles from './view.module.css'

/** An index of dates and titles only. */
export function TitleIndex({ posts, level }: { posts: readonly PostCard[]; level: 2 | 3 }) {
  const Heading = `h${level}` as 'h2' | 'h3'
  return (
    <ul role="list" className={styles.index}>
      {posts.map((post) => (
        <li key={post.slug}>
          <Heading className={styles.entry}>
            <Link link={{ to: post.path }}>{post.title}</Link>
          </Heading>
          <PostLine post={post} time={false} />
        </li>
      ))}
    </ul>
  )
}
