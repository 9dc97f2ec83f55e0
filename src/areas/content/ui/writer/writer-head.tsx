import { useState } from 'react'
import type { DeskPost } from '@schemas/content/entities/desk-post'
import type { PostTarget } from '@schemas/content/entities/post-states'
import { movesFor } from '@schemas/content/rules/post-moves'
import { call as previewCall } from '@client/content/calls/post/preview-link'
import { useLocale, useSpace } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { copyText } from '@kit/copy-text'
import { formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { ActionMenu, type MenuPlace } from '@kit/ui/action-menu/action-menu'
import { Badge } from '@kit/ui/badge'
import { Button } from '@kit/ui/button'
import { promptDialog } from '@kit/ui/overlay/dialogs'
import { showToast } from '@kit/ui/overlay/toasts'
import { movePost } from '../move-post'
import { moveLabels, workLabels, workTones } from '../state-texts'
import type { DraftSaver, SaverState } from './draft-saver'
import { texts } from './texts'
import styles from './writer.module.css'

type Props = {
  post: DeskPost
  mover: 'writer' | 'manager'
  state: SaverState
  saver: DraftSaver
  onClose: () => void
  onPanel: (panel: 'settings' | 'publish') => void
  onMoved: (post: DeskPost) => void
}

/** Moves that the publish dialog makes, because they need languages and a time. */
const withChoices: readonly PostTarget[] = ['live', 'scheduled']

/** State of the post and of saving, and what can be done with the post. */
export function WriterHead({ post, mover, state, saver, onClose, onPanel, onMoved }: Props) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const [place, setPlace] = useState<MenuPlace>()
  const moves = movesFor({ live: post.live, work: post.work, isTrashed: post.trashedAt !== undefined }, mover)
  const simple = moves.filter((to) => !withChoices.includes(to))
  const first = mover === 'writer' && moves.includes('in_review') ? 'in_review' : undefined
  const move = async (to: PostTarget) => {
    try {
      await saver.flush()
      const moved = await movePost({ ...post, draftNo: saver.read().draftNo }, to, t)
      if (moved) onMoved(moved)
    } catch (error) {
      showToast((error as Error).message, { tone: 'error' })
    }
  }
  const preview = async () => {
    try {
      await saver.flush()
      const { address, endsAt } = await callGateway(previewCall, { id: post.id, hours: 72 })
      const whole = new URL(address, location.href).href
      const at = formatDateTime(endsAt, locale, { timeZone })
      if (await copyText(whole)) showToast(t(texts.previewCopied, { at }), { tone: 'success' })
      else await promptDialog('', { title: t(texts.previewLink), initial: whole })
    } catch (error) {
      showToast((error as Error).message, { tone: 'error' })
    }
  }
  return (
    <header className={styles.head}>
      <Button look="quiet" icon="arrow-left" onClick={onClose}>
        {t(texts.close)}
      </Button>
      <Badge tone={workTones[post.work]} size="s">
        {t(workLabels[post.work])}
      </Badge>
      <output className={styles.saving} data-state={state.state}>
        {t(texts[state.state])}
      </output>
      <div className={styles.acts}>
        <Button look="quiet" icon="settings" onClick={() => onPanel('settings')}>
          {t(texts.settings)}
        </Button>
        <Button
          look="quiet"
          icon="dots"
          aria-haspopup="menu"
          aria-expanded={place !== undefined}
          onClick={(event) => {
            const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
            setPlace({ x: left, y: top, width, height })
          }}
        >
          {t(texts.more)}
        </Button>
        {first && <Button onClick={() => void move(first)}>{t(moveLabels[first])}</Button>}
        {moves.includes('live') && (
          <Button icon="send" onClick={() => void saver.flush().then(() => onPanel('publish'))}>
            {t(texts.publish)}
          </Button>
        )}
      </div>
      {place && (
        <ActionMenu
          label={t(texts.more)}
          place={place}
          onClose={() => setPlace(undefined)}
          acts={[
            { id: 'preview', label: t(texts.preview), icon: 'link' as const, act: () => void preview() },
            ...simple
              .filter((to) => to !== first)
              .map((to) => ({
                id: to,
                label: t(moveLabels[to]),
                ...(to === 'trashed' ? { isDanger: true, icon: 'trash' as const, begins: true } : {}),
                act: () => void move(to),
              })),
          ]}
        />
      )}
    </header>
  )
}
