import { useEffect, useState } from 'react'
import type { FileItem } from '@schemas/files/entities/file-item'
import { shareFailed, shareSet, shareUnexpected } from '@schemas/errors'
import type { Share } from '@schemas/files/entities/share'
import { useBoot, usePage } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { callKey, queryClient, useCall } from '@kit/use-call'
import { Notice } from '@kit/form/notice'
import { ActionButton } from '@kit/ui/action-button'
import { Badge } from '@kit/ui/badge'
import { Button } from '@kit/ui/button'
import { Checkbox } from '@kit/ui/checkbox'
import { ListState } from '@kit/ui/list-state'
import { Modal } from '@kit/ui/modal/modal'
import { changedFields, linkToMake, type ShareEdits } from './sharing/share-edits'
import { ShareLink } from './sharing/share-link'
import { ShareLog } from './sharing/share-log'
import { ShareSettings } from './sharing/share-settings'
import { ofItemCall, resetCall, revokeCall, setShareCall } from './sharing/sharing-calls'
import styles from './sharing/sharing.module.css'
import { texts } from './sharing/texts'

/** Page with all links of a person, where the site has it. */
const sharesPage = '/user/shares'

type Props = {
  item: Pick<FileItem, '_id' | 'name' | 'type'>
  onClose: () => void
  /** The link was replaced, enabled or disabled, so lists may update. */ onChange?:
    | ((share: Share | null) => void)
    | undefined
}

type ShareNotice = { tone: 'success' | 'danger'; text: string }

/**
 * The share link of a file or folder: state, address and code, restrictions, access log, and revocation. A link is made
 * with its restrictions, so that nobody opens it without them.
 */
export function ShareDialog({ item, onClose, onChange }: Props) {
  const t = useT()
  const query = useCall(ofItemCall, { itemId: item._id }, { staleTime: 0 })
  const key = callKey(ofItemCall, { itemId: item._id })
  // Cached data is discarded on close: reopening must not offer old settings as current ones.
  useEffect(
    () => () => queryClient().removeQueries({ queryKey: callKey(ofItemCall, { itemId: item._id }) }),
    [item._id],
  )
  const [isLog, setLog] = useState(false)
  const [edits, setEdits] = useState<ShareEdits>({})
  const [confirmedEdits, setConfirmedEdits] = useState<ShareEdits>()
  const share = query.data?.share
  const take = (next: Share | null) => {
    // A response in flight would be older.
    void queryClient().cancelQueries({ queryKey: key })
    queryClient().setQueryData(key, { share: next })
    onChange?.(next)
  }
  const isDirty = share !== undefined && changedFields(share ?? linkToMake(item), edits).size > 0
  // Edits made after the confirmation was shown were not confirmed.
  const isConfirming = confirmedEdits === edits
  const leave = () => (isDirty && !isConfirming ? setConfirmedEdits(edits) : onClose())
  return (
    <Modal
      title={t(texts.title, { name: item.name })}
      onClose={leave}
      foot={
        <>
          {isDirty && isConfirming && (
            <p role="alert" className={styles.unsaved}>
              {t(texts.unsaved)}
            </p>
          )}
          <Button look="secondary" onClick={leave}>
            {t(isDirty && isConfirming ? texts.discard : texts.close)}
          </Button>
        </>
      }
    >
      <ListState
        isLoading={share === undefined && query.isPending}
        error={share === undefined ? query.error?.message : undefined}
        onRetry={() => void query.refetch()}
        rows={2}
      >
        {() => (
          <>
            {isLog && share && (
              <div className={styles.dialog}>
                <div>
                  <Button look="quiet" size="s" icon="arrow-left" onClick={() => setLog(false)}>
                    {t(texts.back)}
                  </Button>
                </div>
                <ShareLog id={share.id} />
              </div>
            )}
            {/* Hidden rather than unmounted, so that edits survive. */}
            <div hidden={isLog && share !== null}>
              <Sharing
                item={item}
                share={share ?? null}
                onShare={take}
                onLog={() => setLog(true)}
                edits={edits}
                onEdit={setEdits}
              />
            </div>
          </>
        )}
      </ListState>
    </Modal>
  )
}

type SharingProps = {
  item: Props['item']
  share: Share | null
  onShare: (share: Share | null) => void
  onLog: () => void
  edits: ShareEdits
  onEdit: (change: (before: ShareEdits) => ShareEdits) => void
}

function Sharing({ item, share, onShare, onLog, edits, onEdit }: SharingProps) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState<ShareNotice>()
  const { routes } = useBoot()
  const page = usePage()
  // Not offered on that page itself, nor while there are unsaved edits.
  const hasAll = page !== null && page.path !== sharesPage && routes.some(({ path }) => path === sharesPage)
  const isMade = share !== null && share.state !== 'revoked'
  const isOn = isMade && share.state !== 'off'
  const turn = async (isShare: boolean) => {
    setBusy(true)
    setNotice(undefined)
    try {
      const set = await callGateway(setShareCall, { itemId: item._id, isShare })
      if (isShare && !set.share) throw new Error(t(shareUnexpected))
      onShare(set.share)
    } catch (error) {
      setNotice({
        tone: 'danger',
        text: t(texts.failedReason, {
          failed: t(shareFailed),
          reason: error instanceof Error ? error.message : String(error),
        }),
      })
    }
    setBusy(false)
  }
  return (
    <div className={styles.dialog}>
      {isMade ? (
        <Checkbox
          label={t(texts.on)}
          hint={t(texts.onHint)}
          checked={isOn}
          disabled={isBusy}
          aria-busy={isBusy || undefined}
          onChange={(event) => void turn(event.target.checked)}
        />
      ) : (
        <p>{t(texts.beforeLink)}</p>
      )}
      <div role="status">{notice && <Notice tone={notice.tone}>{notice.text}</Notice>}</div>
      {share && isOn && (
        <>
          {share.state !== 'active' && (
            <div>
              <Badge tone="warning">{t(texts.states[share.state])}</Badge>
            </div>
          )}
          <ShareLink share={share} />
        </>
      )}
      {(isOn || !isMade) && (
        <ShareSettings
          share={share ?? linkToMake(item)}
          isNew={!isMade}
          edits={edits}
          onEdit={onEdit}
          onNewer={onShare}
          onSet={(set) => {
            onShare(set)
            setNotice({ tone: 'success', text: t(isMade ? shareSet : texts.linkMade) })
          }}
        />
      )}
      {share && isOn && (
        <div className={styles.ends}>
          <Button look="quiet" size="s" icon="eye" onClick={onLog}>
            {t(texts.log)}
          </Button>
          <EndButtons
            share={share}
            onShare={(ended) => {
              // A revoked link has no settings left to save.
              if (ended.state === 'revoked') onEdit(() => ({}))
              onShare(ended)
            }}
            onNotice={setNotice}
          />
        </div>
      )}
      {isMade && !isOn && changedFields(share, edits).size > 0 && <p className={styles.soft}>{t(texts.waiting)}</p>}
      {share && !isOn && (
        <div>
          <Button look="quiet" size="s" icon="eye" onClick={onLog}>
            {t(texts.log)}
          </Button>
        </div>
      )}
      {hasAll && (!share || changedFields(share, edits).size === 0) && (
        <p>
          <Link link={{ to: sharesPage }}>{t(texts.all)}</Link>
        </p>
      )}
    </div>
  )
}

/** Actions that withdraw the link. Each confirms in place, because another dialog would open below this one. */
function EndButtons({
  share,
  onShare,
  onNotice,
}: {
  share: Share
  onShare: (share: Share) => void
  onNotice: (notice: ShareNotice) => void
}) {
  const t = useT()
  const [confirming, setConfirming] = useState<keyof typeof ends>()
  if (confirming === undefined)
    return (
      <>
        <Button look="quiet" size="s" icon="refresh" onClick={() => setConfirming('reset')}>
          {t(texts.reset)}
        </Button>
        <Button look="quiet" size="s" icon="trash" onClick={() => setConfirming('revoke')}>
          {t(texts.revoke)}
        </Button>
      </>
    )
  const { ask, act, was, call } = ends[confirming]
  return (
    <div ref={focusOn} role="group" tabIndex={-1} aria-label={t(act)} className={styles.asked}>
      <p role="alert">{t(ask)}</p>
      <div className={styles.acts}>
        <ActionButton
          look={confirming === 'revoke' ? 'danger' : 'primary'}
          size="s"
          onError={(error) =>
            onNotice({ tone: 'danger', text: error instanceof Error ? error.message : String(error) })
          }
          onAction={async () => {
            onShare(await callGateway(call, { id: share.id }))
            setConfirming(undefined)
            onNotice({ tone: 'success', text: t(was) })
          }}
        >
          {t(act)}
        </ActionButton>
        <Button look="secondary" size="s" onClick={() => setConfirming(undefined)}>
          {t(texts.cancel)}
        </Button>
      </div>
    </div>
  )
}

/** The pressed button disappears, so keyboard focus moves to the confirmation. */
const focusOn = (group: HTMLElement | null) => group?.focus()

const ends = {
  reset: { ask: texts.resetAsk, act: texts.reset, was: texts.wasReset, call: resetCall },
  revoke: { ask: texts.revokeAsk, act: texts.revoke, was: texts.wasRevoked, call: revokeCall },
} as const
