import { usePage } from '@kit/boot'
import { Link } from '@kit/link'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import { Button, ButtonLink } from '@kit/ui/button'
import { useErrorMessage } from '@kit/ui/error-message'
import { SearchForm } from '@kit/ui/site/search-form'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ statusCode, statusMessage, description, image, variant, showSearch, links }: Props) {
  const t = useT()
  const error = usePage()?.error
  const code = statusCode ?? error?.statusCode ?? 500
  const message = useErrorMessage(error?.message)
  const isMissing = code === 404
  const isServerError = code >= 500
  const known = isMissing ? texts.notFound : texts.internal
  // The gateway answers with English messages; visitors get their own language.
  const title = statusMessage ?? (error && error.statusMessage !== known.en ? error.statusMessage : t(known))
  return (
    <section className={styles.error} data-variant={variant} data-code={code}>
      <div className={styles.words}>
        <p className={styles.code} aria-hidden="true">
          {code}
        </p>
        <h1 className={styles.title}>
          <span className="visually-hidden">{code} </span>
          {title}
        </h1>
        {message && <p className={styles.message}>{message}</p>}
        {(description ?? (isMissing || isServerError)) && (
          <p className={styles.description}>{description ?? t(isMissing ? texts.notFoundHint : texts.internalHint)}</p>
        )}
        {showSearch && (
          <div className={styles.search}>
            <SearchForm look="filled" size="l" />
          </div>
        )}
        <div className={styles.actions}>
          {isServerError && (
            <Button icon="refresh" onClick={() => location.reload()}>
              {t(texts.again)}
            </Button>
          )}
          <ButtonLink link={{ to: '/' }} icon="home" look={isServerError ? 'secondary' : 'primary'}>
            {t(texts.home)}
          </ButtonLink>
          {!isServerError && (
            <Button look="secondary" icon="arrow-left" onClick={() => history.back()}>
              {t(texts.back)}
            </Button>
          )}
        </div>
        {links.length > 0 && (
          <nav aria-label={t(texts.links)} className={styles.links}>
            <span>{t(texts.links)}</span>
            {links.map(({ label, link }) => (
              <Link key={link.to} link={link} className={styles.link}>
                {label}
              </Link>
            ))}
          </nav>
        )}
      </div>
      {image && <Picture image={image} sizes="(max-width: 640px) 90vw, 36rem" className={styles.picture ?? ''} />}
    </section>
  )
}
