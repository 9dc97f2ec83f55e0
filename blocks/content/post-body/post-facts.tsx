import type { PostFull } from '@schemas/site/entities/post'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { texts } from './texts'
import type { Answer } from './view'
import styles from './view.module.css'

/** Facts about a post for its managers. The gateway sends them to no one else. */
export function PostFacts({ post, facts }: { post: PostFull; facts: NonNullable<Answer['facts']> }) {
  const t = useT()
  const state = facts.status as keyof typeof texts.states
  return (
    <aside className={styles.facts} aria-label={t(texts.facts)}>
      <p className={styles.factsHint}>
        <Icon name="edit" />
        {t(texts.facts)}
      </p>
      <dl>
        <div>
          <dt>{t(texts.state)}</dt>
          <dd>
            <Badge tone={state === 'published' ? 'success' : 'neutral'} look="dot" size="s">
              {t(texts.states[state] ?? facts.status)}
            </Badge>
          </dd>
        </div>
        <div>
          <dt>{t(texts.version)}</dt>
          <dd>{facts.version}</dd>
        </div>
        <div>
          <dt>{t(texts.words)}</dt>
          <dd>{facts.words}</dd>
        </div>
        <div>
          <dt>{t(texts.languages)}</dt>
          <dd>{facts.languages.map((locale) => t(texts.language[locale])).join(' · ')}</dd>
        </div>
        <div>
          <dt>{t(texts.address)}</dt>
          <dd>
            <code>{post.path}</code>
          </dd>
        </div>
      </dl>
    </aside>
  )
}
