import { call as previewLink } from '@client/content/calls/post/preview-link'
import { useState } from 'react'
import { workTexts } from '@schemas/content/entities/post-texts'
import type { PostFull } from '@schemas/site/entities/post'
import { useBoot } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { navigateTo } from '@kit/navigate'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Badge } from '@kit/ui/badge'
import { ButtonLink } from '@kit/ui/button'
import { texts } from './texts'
import type { Answer } from './view'
import styles from './view.module.css'

type Facts = NonNullable<Answer['facts']>

/** Where posts are edited; a site may be without. */
const desk = '/cms/component/manager'

/** State and languages of a post, with the ways to edit it. The gateway sends these facts to managers only. */
export function PostFacts({ post, facts }: { post: PostFull; facts: Facts }) {
  const t = useT()
  const { routes, space } = useBoot()
  const [hasFailed, setHasFailed] = useState(false)
  const state = facts.status as keyof typeof texts.states
  const preview = async () => {
    setHasFailed(false)
    const { address } = await callGateway(previewLink, { id: facts.id })
    navigateTo(address)
    return false
  }
  return (
    <aside className={styles.facts} aria-label={t(texts.facts)}>
      <Badge tone={state === 'published' ? 'success' : 'neutral'} look="dot" size="s">
        {t(texts.states[state] ?? facts.status)}
      </Badge>
      {facts.work && facts.work !== 'clean' && (
        <Badge tone="warning" look="soft" size="s">
          {t(texts.newer, { state: t(workTexts[facts.work]) })}
        </Badge>
      )}
      <ul role="list" className={styles.languages} aria-label={t(texts.languages)}>
        {space.locales.map((locale) => {
          const isLive = facts.languages.includes(locale)
          return (
            <li key={locale} data-live={isLive}>
              {t(texts.language[locale])}
              {!isLive && ` (${t(texts.notLive)})`}
            </li>
          )
        })}
      </ul>
      <details className={styles.factsMore}>
        <summary>{t(texts.more)}</summary>
        <dl>
          <div>
            <dt>{t(texts.version)}</dt>
            <dd>{facts.version}</dd>
          </div>
          <div>
            <dt>{t(texts.words)}</dt>
            <dd>{facts.words}</dd>
          </div>
          <div>
            <dt>{t(texts.address)}</dt>
            <dd>
              <code>{post.path}</code>
            </dd>
          </div>
        </dl>
      </details>
      <div className={styles.factsActs}>
        <ActionButton look="quiet" size="s" icon="eye" onAction={preview} onError={() => setHasFailed(true)}>
          {t(texts.preview)}
        </ActionButton>
        {routes.some(({ path }) => path === desk) && (
          <ButtonLink
            link={{ to: `${desk}?post=${encodeURIComponent(facts.id)}` }}
            look="secondary"
            size="s"
            icon="edit"
          >
            {t(texts.edit)}
          </ButtonLink>
        )}
      </div>
      {hasFailed && <p role="alert">{t(texts.previewFailed)}</p>}
    </aside>
  )
}
