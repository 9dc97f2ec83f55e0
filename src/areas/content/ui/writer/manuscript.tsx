import { type KeyboardEvent, useState } from 'react'
import type { DeskPost } from '@schemas/content/entities/desk-post'
import type { PostContent } from '@schemas/content/entities/post-content'
import { mayEdit } from '@schemas/content/rules/post-moves'
import { latinKey } from '@schemas/latin-key'
import { type Locale, locales } from '@schemas/layout/locale'
import { hasRole } from '@schemas/layout/role'
import { call as listCall } from '@client/content/calls/post/list'
import { useLocale, useSession } from '@kit/boot'
import { useLeaveGuard } from '@kit/leave-guard'
import { useT } from '@kit/t'
import { refreshCalls } from '@kit/use-call'
import { confirmDialog } from '@kit/ui/overlay/dialogs'
import { Conflicts } from './conflicts'
import { LanguagePane } from './language-pane'
import { LanguageTabs } from './language-tabs'
import { PicturePicker } from './picture-picker'
import { PublishDialog } from './publish-dialog'
import { SettingsDrawer } from './settings-drawer'
import { StateNotes } from './state-notes'
import { texts } from './texts'
import { useDraft } from './use-draft'
import { WriterHead } from './writer-head'
import styles from './writer.module.css'

type Props = { post: DeskPost & { content: PostContent }; onClose: () => void }

/** An opened post: its head, both languages, and the panels beside them. */
export function Manuscript({ post: opened, onClose }: Props) {
  const t = useT()
  const locale = useLocale()
  const { role } = useSession()
  const mover = hasRole(role, 'manager') ? 'manager' : 'writer'
  const [post, setPost] = useState<DeskPost>(opened)
  const { saver, state } = useDraft(opened.id, { draftNo: opened.draftNo, content: opened.content })
  const [shown, setShown] = useState<Locale>(locale)
  const [isBoth, setBoth] = useState(false)
  const [panel, setPanel] = useState<'settings' | 'publish'>()
  const isEditable = mayEdit({ live: post.live, work: post.work, isTrashed: post.trashedAt !== undefined }, mover)
  useLeaveGuard(state.state !== 'saved' && state.state !== 'refused')
  const changed = (moved: DeskPost) => {
    setPost(moved)
    void refreshCalls(listCall)
  }
  const close = async () => {
    await saver.flush()
    if (saver.isDirty() && !(await confirmDialog(t(texts.leave), { ok: t(texts.closeAnyway) }))) return
    onClose()
    void refreshCalls(listCall)
  }
  const press = (event: KeyboardEvent) => {
    const isMod = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (isMod && latinKey(event) === 's') {
      event.preventDefault()
      void saver.flush()
    }
    if (isMod && event.key === 'Enter' && mover === 'manager' && panel === undefined) {
      event.preventDefault()
      void saver.flush().then(() => setPanel('publish'))
    }
  }
  // The draft as it is now: the desk's answer is of the last move.
  const current = { ...post, draftNo: state.draftNo, title: state.content.title }
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts of the whole screen
    <div className={styles.manuscript} onKeyDown={press}>
      <WriterHead
        post={current}
        mover={mover}
        state={state}
        saver={saver}
        onClose={() => void close()}
        onPanel={setPanel}
        onMoved={changed}
      />
      <StateNotes post={current} isEditable={isEditable} mover={mover} onMoved={changed} problem={state.problem} />
      <Conflicts conflicts={state.conflicts} onSettle={saver.settle} />
      <LanguageTabs content={state.content} shown={shown} onShow={setShown} isBoth={isBoth} onBoth={setBoth} />
      <main className={styles.panes} data-both={isBoth || undefined}>
        {locales.map((each) =>
          isBoth || each === shown ? (
            <LanguagePane key={each} lang={each} state={state} isReadOnly={!isEditable} onChange={saver.change} />
          ) : null,
        )}
      </main>
      {panel === 'settings' && (
        <SettingsDrawer
          post={current}
          content={state.content}
          isManager={mover === 'manager'}
          isReadOnly={!isEditable}
          onChange={saver.change}
          onMoved={changed}
          onClose={() => setPanel(undefined)}
        />
      )}
      <PicturePicker />
      {panel === 'publish' && (
        <PublishDialog post={current} content={state.content} onMoved={changed} onClose={() => setPanel(undefined)} />
      )}
    </div>
  )
}
