import { notifications, notificationsStore } from '@mantine/notifications'
import type { ReactElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { translate } from '@kit/t'
import { emptyHistory } from '../document/history'
import type { undoMessage } from '../ui/undo-message'
import { notifyRestored } from './recovered-drafts'
import { writeDeviceCopy } from './device-copy'

afterEach(() => notifications.clean())

const notices = () => notificationsStore.getState().notifications.map(({ message }) => message)

it('says that another tab has left more unsaved changes, and offers to load them', async () => {
  const reopen = vi.fn<() => void>()
  const options = { say: (text: LocalisedText) => translate(text, 'en'), reopen }
  await notifyRestored('site me', 'page:/more', options)
  expect(notices()).toEqual(['Your unsaved changes were kept on this device and are restored.'])
  notifications.clean()

  await writeDeviceCopy(
    'site me',
    { key: 'page:/more', version: 1, content: {}, history: emptyHistory, unsaved: true, at: 1 },
    'gone',
  )
  await notifyRestored('site me', 'page:/more', options)
  const [message] = notices() as ReactElement<{
    children: [string, ReactElement<{ onClick: () => void; children: string }>]
  }>[] satisfies ReturnType<typeof undoMessage>[]
  const [noticeText, button] = message?.props.children ?? []
  expect([noticeText, button?.props.children]).toEqual([
    'Your unsaved changes were kept on this device and are restored. Another tab also left changes to this page.',
    'Load them too',
  ])
  button?.props.onClick()
  expect(reopen).toHaveBeenCalledOnce()
})
