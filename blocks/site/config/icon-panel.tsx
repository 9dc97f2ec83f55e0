import { useRef } from 'react'
import { call as settingsCall } from '@client/site/calls/site/own-settings'
import { call as iconCall } from '@client/site/calls/site/set-own-icon'
import { useT } from '@kit/t'
import { SettingsPanel } from '@kit/ui/account/settings-panel'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { showToast } from '@kit/ui/overlay/toasts'
import { useCallMutation } from '@kit/use-call'
import type { Settings } from './settings'
import { texts } from './texts'
import styles from './view.module.css'

const maxBytes = 2 * 1024 * 1024
const accept = 'image/png,image/jpeg,image/webp,image/svg+xml,image/gif'

/** The site's icon: a picture of its own, or the theme's. */
export function IconPanel({ settings }: { settings: Settings }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const change = useCallMutation(iconCall, { refresh: [settingsCall] })
  const send = async (picture: string | null) => {
    await change.mutateAsync({ picture })
    showToast(t(texts.iconChanged), { tone: 'success' })
  }
  const fail = (error: unknown) => showToast(error instanceof Error ? error.message : String(error), { tone: 'error' })
  const choose = async (file: File | undefined) => {
    if (!file) return
    if (file.size > maxBytes) showToast(t(texts.iconLarge), { tone: 'error' })
    else await send(await base64(file)).catch(fail)
  }
  return (
    <SettingsPanel id="site-icon" title={t(texts.icon)} intro={t(texts.iconHelp)}>
      <div className={styles.iconLine}>
        <img className={styles.icon} src={settings.icon} alt="" width={48} height={48} />
        <input
          ref={input}
          type="file"
          hidden
          accept={accept}
          onChange={(event) => {
            void choose(event.currentTarget.files?.[0])
            // The same file again is a change, too.
            event.currentTarget.value = ''
          }}
        />
        <Button
          look="secondary"
          icon={change.isPending ? 'loader' : 'upload'}
          disabled={change.isPending}
          onClick={() => input.current?.click()}
        >
          {t(texts.iconChoose)}
        </Button>
        {settings.hasOwnIcon && (
          <ActionButton look="quiet" onError={fail} onAction={() => send(null)}>
            {t(texts.iconOfTheme)}
          </ActionButton>
        )}
      </div>
    </SettingsPanel>
  )
}

function base64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve((reader.result as string).split(',')[1] ?? ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')))
    reader.readAsDataURL(file)
  })
}
