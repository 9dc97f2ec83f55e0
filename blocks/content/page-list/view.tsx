import { hasRole } from '@schemas/layout/role'
import { useSession } from '@kit/boot'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { usePageLink } from '@kit/page-link'
import { responsiveVars } from '@kit/responsive-vars'
import { useT } from '@kit/t'
import { Card } from '@kit/ui/card'
import { EmptyState } from '@kit/ui/empty-state'
import { SectionHeading } from '@kit/ui/section-heading'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({
  blockId,
  eyebrow,
  title,
  intro,
  align,
  shown,
  perRow,
  ratio,
  look: variant,
  showImage,
  showDescription,
  data,
}: Props) {
  const t = useT()
  const { role } = useSession()
  // Always shown on the canvas, whatever role is previewed: a block that renders nothing could not be selected there.
  const canSeeNotice = usePageLink() === null || hasRole(role, 'manager')
  const outcome = data?.pages
  const pages = outcome?.ok ? outcome.value.pages : []
  const hasFailed = outcome?.ok === false
  if (pages.length === 0 && !hasFailed && !canSeeNotice) return null
  const titleId = `${blockId}-title`
  const level = title ? 3 : 2
  const TitleHeading = `h${level}` as 'h2' | 'h3'
  return (
    <section aria-labelledby={title ? titleId : undefined}>
      <SectionHeading eyebrow={eyebrow} title={title} intro={intro} align={align} id={titleId} />
      {pages.length === 0 && (
        <EmptyState icon="file-text" title={t(hasFailed ? texts.failed : texts.empty)}>
          {!hasFailed && <p>{t(texts.emptyHint)}</p>}
        </EmptyState>
      )}
      {pages.length > 0 && shown === 'titles' && (
        <ul role="list" className={styles.titles}>
          {pages.map((page) => (
            <li key={page.path} className={styles.entry}>
              <TitleHeading className={styles.title}>
                <Link link={{ to: page.path }} className={styles.link}>
                  {page.title}
                </Link>
              </TitleHeading>
              {showDescription && page.description && <p className={styles.description}>{page.description}</p>}
              <Icon name="arrow-right" size="1.125rem" className={styles.arrow} />
            </li>
          ))}
        </ul>
      )}
      {pages.length > 0 && shown !== 'titles' && (
        <ul role="list" className={styles.list} data-shown={shown} style={responsiveVars('columns', perRow)}>
          {pages.map((page) => (
            <li key={page.path}>
              <Card
                image={showImage && page.image ? { ...page.image, alt: '' } : undefined}
                title={page.title}
                text={showDescription ? page.description : undefined}
                link={{ to: page.path }}
                layout={shown === 'rows' ? 'beside' : 'stacked'}
                ratio={ratio}
                look={variant}
                level={level}
                sizes={
                  shown === 'rows'
                    ? '(min-width: 1024px) 30rem, 40vw'
                    : '(min-width: 1024px) 24rem, (min-width: 640px) 50vw, 100vw'
                }
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
