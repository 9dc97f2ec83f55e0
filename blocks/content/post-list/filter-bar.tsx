import type { FormEvent } from 'react'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { navigateTo } from '@kit/navigate'
import { useT } from '@kit/t'
import styles from './filters.module.css'
import type { Props } from './schema'
import { texts } from './texts'
import { useChoice } from './use-choice'

/** Topics shown as chips; the rest are found by searching. */
const maxTopics = 12

/** Chips and search are plain links and a GET form, so that they work without scripts. */
export function FilterBar({ data }: Pick<Props, 'data'>) {
  const t = useT()
  const { path, choice, isNarrowed, to } = useChoice(true)
  const categories = data?.categories?.ok ? data.categories.value.categories : []
  const tags = data?.archive?.ok ? data.archive.value.tags.slice(0, maxTopics) : []
  const family = path.startsWith('/cms-blog') ? '/cms-blog' : ''
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const find = new FormData(event.currentTarget).get('find')
    navigateTo(to(typeof find === 'string' && find.trim() ? { find: find.trim() } : {}))
  }
  return (
    <div className={styles.bar}>
      {tags.length > 0 && (
        <nav aria-label={t(texts.topics)} className={styles.topics}>
          <ul role="list">
            <li>
              <Link link={{ to: path }} aria-current={isNarrowed ? undefined : 'true'}>
                {t(texts.all)}
              </Link>
            </li>
            {categories.length > 1 &&
              categories.map(({ slug, name }) => (
                <li key={slug}>
                  <Link link={{ to: `${family}/${encodeURIComponent(slug)}` }} data-category>
                    {name}
                  </Link>
                </li>
              ))}
            {tags.map(({ tag, name }) => (
              <li key={tag}>
                <Link link={{ to: to({ tag }) }} aria-current={choice.tag === tag ? 'true' : undefined}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <search className={styles.search}>
        <form action={path} method="get" onSubmit={search} key={choice.find ?? ''}>
          <Icon name="search" />
          <input
            type="search"
            name="find"
            defaultValue={choice.find ?? ''}
            maxLength={100}
            aria-label={t(texts.search)}
            placeholder={t(texts.hint)}
          />
          <button type="submit">{t(texts.go)}</button>
        </form>
      </search>
    </div>
  )
}
