import type { call } from '@schemas/site/calls/cms/search'
import type { OutputOf } from '@schemas/call'
import { usePage } from '@kit/boot'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { SearchForm } from '@kit/ui/site/search-form'
import { searchMessages } from '@kit/ui/site/search-messages'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

type Results = OutputOf<typeof call>['results']

export function View({ level, showForm, showPaths, look: variant, instead, data }: Props) {
  const t = useT()
  const page = usePage()
  const q = (page?.query.q ?? '').trim()
  const Heading = `h${level}` as 'h1' | 'h2' | 'h3'
  const found = data?.found
  const results = found?.ok ? found.value.results : undefined
  return (
    <div className={styles.search}>
      <Heading className={styles.title}>{q ? t(texts.titleFor, { q }) : t(texts.title)}</Heading>
      {showForm && (
        <SearchForm key={q} page={page?.path ?? '/search'} start={q} size="l" suggestions={false} showButton />
      )}
      {!found && <p className={styles.note}>{t(texts.ask)}</p>}
      {results && results.length > 0 && (
        <>
          <p className={styles.note} role="status">
            {results.length === 1 ? t(texts.one) : t(texts.count, { count: results.length })}
          </p>
          <ResultList results={results} q={q} variant={variant} showPaths={showPaths} level={level} />
        </>
      )}
      {results?.length === 0 && (
        <EmptyState icon="search" title={t(texts.none)}>
          {q ? t(texts.noneFor, { q }) : t(texts.noneHint)}
        </EmptyState>
      )}
      {found && !found.ok && (
        <div role="alert">
          <EmptyState
            icon="alert-triangle"
            tone="danger"
            title={t(texts.failed)}
            action={
              <Button look="secondary" icon="refresh" onClick={() => location.reload()}>
                {t(texts.again)}
              </Button>
            }
          >
            {t(texts.failedHint)}
          </EmptyState>
        </div>
      )}
      {!results?.length && instead.length > 0 && (
        <nav aria-label={t(texts.instead)} className={styles.instead}>
          <p className={styles.note}>{t(texts.instead)}</p>
          <ul className={styles.places}>
            {instead.map(({ label, link }) => (
              <li key={link.to}>
                <Link link={link} className={styles.place}>
                  {label}
                  <Icon name="arrow-right" size="1.1em" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

function ResultList({
  results,
  q,
  variant,
  showPaths,
  level,
}: {
  results: Results
  q: string
  variant: 'list' | 'cards'
  showPaths: boolean
  level: number
}) {
  const t = useT()
  const Heading = `h${level + 1}` as 'h2' | 'h3' | 'h4'
  return (
    <ol className={styles.results} data-look={variant}>
      {results.map(({ title, path, excerpt, kind }) => (
        <li key={path} className={styles.result}>
          <p className={styles.kind}>
            {t(searchMessages[kind])}
            {showPaths && <span className={styles.path}>{path}</span>}
          </p>
          <Heading className={styles.name}>
            <Link link={{ to: path }} className={styles.link}>
              <Marked text={title} q={q} />
            </Link>
          </Heading>
          <p className={styles.excerpt}>
            <Marked text={excerpt} q={q} />
          </p>
        </li>
      ))}
    </ol>
  )
}

/**
 * Highlights the search terms. Compared case-insensitively without a regular expression, because the terms come from
 * the visitor.
 */
function Marked({ text, q }: { text: string; q: string }) {
  const at = q ? text.toLowerCase().indexOf(q.toLowerCase()) : -1
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.mark}>{text.slice(at, at + q.length)}</mark>
      {text.slice(at + q.length)}
    </>
  )
}
