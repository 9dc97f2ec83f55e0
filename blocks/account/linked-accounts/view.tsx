import { useState } from 'react'
import type { OwnProfile } from '@schemas/account/entities/person'
import { call as unlinkCall } from '@client/account/calls/account/line-unlink'
import { useLocale, usePage, useTimeZone } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { formatDate } from '@kit/format'
import { Icon } from '@kit/icon'
import { goToLine } from '@kit/line-sign-in'
import { profileCall, useOwnProfile } from '@kit/own-profile'
import { useT } from '@kit/t'
import { Notice } from '@kit/form/notice'
import { SettingsPanel } from '@kit/ui/account/settings-panel'
import { ActionButton } from '@kit/ui/action-button'
import { confirmDialog } from '@kit/ui/overlay/dialogs'
import { refreshCalls } from '@kit/use-call'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

type Linked = OwnProfile['linked'][number]

export function View({ title, intro, blockId, data }: Props) {
  const t = useT()
  const signInOptions = data?.ways
  const { profile } = useOwnProfile(data?.profile)
  const line = profile?.linked.find(({ provider }) => provider === 'line')
  const isOffered = signInOptions?.ok === true && signInOptions.value.line
  return (
    <SettingsPanel id={blockId} title={title ?? t(texts.title)} intro={intro ?? t(texts.intro)}>
      {!profile ? (
        <Notice tone="danger">{t(texts.failed)}</Notice>
      ) : isOffered || line ? (
        <Line known={line} hasPassword={profile.hasPassword} />
      ) : (
        <p className={styles.soft}>{t(texts.off)}</p>
      )}
    </SettingsPanel>
  )
}

function Line({ known, hasPassword }: { known: Linked | undefined; hasPassword: boolean }) {
  const t = useT()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const path = usePage()?.path
  const [isEnded, setEnded] = useState(false)
  const linked = isEnded ? undefined : known
  const [refusal, setRefusal] = useState('')
  const report = (error: unknown) => setRefusal(error instanceof Error ? error.message : String(error))
  const begin = async () => {
    setRefusal('')
    const isGone = await goToLine({ to: path, link: true })
    if (!isGone) setRefusal(t(texts.storage))
    return isGone
  }
  const end = async () => {
    setRefusal('')
    if (
      !(await confirmDialog(t(texts.sure), {
        title: t(texts.unlink),
        ok: t(texts.unlink),
        cancel: t(texts.keep),
        isDangerous: true,
      }))
    )
      return false
    await callGateway(unlinkCall, {})
    setEnded(true)
    void refreshCalls(profileCall)
    return true
  }
  return (
    <>
      <div role="alert">{refusal && <Notice tone="danger">{refusal}</Notice>}</div>
      <div className={styles.account}>
        <span className={styles.icon}>
          <Icon name="brand-line" size="1.5rem" />
        </span>
        <p className={styles.words}>
          <strong>LINE{linked?.name ? ` · ${linked.name}` : ''}</strong>
          <span className={styles.soft}>
            {linked ? t(texts.since, { day: formatDate(linked.linkedAt, locale, { timeZone }) }) : t(texts.none)}
          </span>
        </p>
        {linked ? (
          <ActionButton key="unlink" look="secondary" size="s" disabled={!hasPassword} onAction={end} onError={report}>
            {t(texts.unlink)}
          </ActionButton>
        ) : (
          <ActionButton key="link" look="secondary" size="s" onAction={begin} onError={report}>
            {t(texts.link)}
          </ActionButton>
        )}
      </div>
      {linked && !hasPassword && <p className={styles.soft}>{t(texts.password)}</p>}
    </>
  )
}
