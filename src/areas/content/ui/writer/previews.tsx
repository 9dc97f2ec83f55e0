import type { DeskPost } from '@schemas/content/entities/desk-post'
import type { PostContent } from '@schemas/content/entities/post-content'
import type { Locale } from '@schemas/layout/locale'
import { useSite } from '@kit/boot'
import { useT } from '@kit/t'
import { CoverPreview } from './cover-preview'
import { texts } from './texts'
import styles from './writer.module.css'

/** How the post looks in search results and when it is shared on LINE. */
export function Previews({ post, content, locale }: { post: DeskPost; content: PostContent; locale: Locale }) {
  const t = useT()
  const { hostname, siteName } = useSite()
  const title = content.metaTitle[locale]?.trim() || content.title[locale]?.trim() || t(texts.missingTitle)
  const description = content.metaDescription[locale]?.trim() || content.excerpt[locale]?.trim() || ''
  const asset = content.shareImage ?? content.cover?.asset
  return (
    <div className={styles.previews} lang={locale}>
      <section aria-label={t(texts.search)}>
        <h3>{t(texts.search)}</h3>
        <p className={styles.foundPlace}>
          {siteName} · {hostname} › {post.category} › {post.slug}
        </p>
        <p className={styles.foundTitle}>{title}</p>
        <p className={styles.foundText}>{description}</p>
      </section>
      <section aria-label={t(texts.line)}>
        <h3>{t(texts.line)}</h3>
        <div className={styles.shared}>
          {asset && <CoverPreview asset={asset} alt="" />}
          <p className={styles.sharedTitle}>{title}</p>
          <p className={styles.foundText}>{description}</p>
          <p className={styles.foundPlace}>{hostname}</p>
        </div>
      </section>
    </div>
  )
}
