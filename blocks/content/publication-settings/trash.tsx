import type { DeskPost } from '@schemas/content/entities/desk-post'
import { call as listCall } from '@client/content/calls/post/list'
import { call as moveCall } from '@client/content/calls/post/move'
import { call as purgeCall } from '@client/content/calls/post/purge'
import { call as settingsCall } from '@client/content/calls/post/settings'
import { useLocale, useSpace } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { formatDateTime } from '@kit/format'
import { useIsMounted } from '@kit/mounted'
import { useT } from '@kit/t'
import { refreshCalls, useCall } from '@kit/use-call'
import { Button } from '@kit/ui/button'
import { ListState } from '@kit/ui/list-state'
import { promptDialog } from '@kit/ui/overlay/dialogs'
import { showToast } from '@kit/ui/overlay/toasts'
import { titleOf } from '@areas/content/ui/title-of'
import { texts } from './texts'
import rows from './rows.module.css'

/** Posts in the trash: restored, or deleted for good after a word is typed. */
export function Trash({ count }: { count: number }) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const isMounted = useIsMounted()
  const { data, error, refetch } = useCall(listCall, { trash: 'only', limit: 50 }, { enabled: isMounted && count > 0 })
  const act = async (run: () => Promise<unknown>, done: string) => {
    try {
      await run()
      showToast(done, { tone: 'success' })
    } catch (failure) {
      showToast((failure as Error).message, { tone: 'error' })
    }
    await refreshCalls(listCall, settingsCall)
  }
  const purge = async ({ id, title }: DeskPost) => {
    const word = t(texts.purgeWord)
    const typed = await promptDialog(t(texts.purgeAsk, { title: titleOf(title, t), word }), {
      title: t(texts.purge),
      ok: t(texts.purge),
      validate: (value) => (value.trim().toLowerCase() === word ? undefined : t(texts.purgeWrong, { word })),
    })
    if (typed !== null) await act(() => callGateway(purgeCall, { id }), t(texts.purged))
  }
  const restore = ({ id, draftNo }: DeskPost) =>
    act(() => callGateway(moveCall, { id, draftNo, to: 'restored' }), t(texts.restored))
  return (
    <section aria-label={t(texts.trash)}>
      <h2>{t(texts.trash)}</h2>
      <ListState
        isLoading={count > 0 && !data && !error}
        error={data ? undefined : error?.message}
        onRetry={() => void refetch()}
        isEmpty={count === 0}
        empty={<p>{t(texts.trashEmpty)}</p>}
      >
        {() => (
          <ul className={rows.rows}>
            {data?.items.map((post) => (
              <li key={post.id}>
                <span className={rows.words}>
                  <strong>{titleOf(post.title, t)}</strong>
                  <span className={rows.hint}>
                    {t(texts.trashedAt, { date: formatDateTime(post.trashedAt ?? '', locale, { timeZone }) })}
                  </span>
                </span>
                <span className={rows.acts}>
                  <Button look="secondary" size="s" onClick={() => void restore(post)}>
                    {t(texts.restore)}
                  </Button>
                  <Button look="danger" size="s" onClick={() => void purge(post)}>
                    {t(texts.purge)}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
      </ListState>
    </section>
  )
}
