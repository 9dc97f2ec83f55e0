// Mantine's style sheets come first, so that ours win at equal specificity.
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import './mantine-overlays.css'
import { createTheme, MantineProvider } from '@mantine/core'
import { ModalsProvider, useModals } from '@mantine/modals'
import { Notifications, notifications } from '@mantine/notifications'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { dialogLayer, toastLayer, toastMs } from '../../constants'
import { Icon } from '../../icon'
import { useT } from '../../t'
import { DialogBody, dialogMessages } from './dialog-body'
import { type OverlayRequest, receiveOverlays } from './overlay-requests'
import styles from './overlays.module.css'
import { renderOnTop } from './top-place'

const theme = createTheme({ respectReducedMotion: true })
const close = { en: 'Close', th: 'ปิด' }
const icons = { info: 'info-circle', success: 'circle-check', error: 'alert-circle' } as const

/**
 * Mantine, themed by our CSS variables. Its provider must not write `<style>` elements and its modal must not lock
 * scrolling (which injects one too): the content security policy refuses them. `mantine-overlays.css` holds those
 * rules.
 */
export function MantineOverlays() {
  const t = useT()
  const [toasts] = useState(() => makePlace('toasts'))
  const [dialogs] = useState(() => makePlace('dialogs'))
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
      getRootElement={homeOf}
    >
      {createPortal(
        <Notifications
          position="top-right"
          autoClose={toastMs}
          zIndex={toastLayer}
          containerWidth={400}
          withinPortal={false}
          classNames={{ root: styles.toasts ?? '' }}
        />,
        toasts,
      )}
      {createPortal(
        <ModalsProvider
          modalProps={{
            centered: true,
            lockScroll: false,
            withinPortal: false,
            zIndex: dialogLayer,
            closeButtonProps: { 'aria-label': t(close), icon: <Icon name="x" /> },
            overlayProps: { className: styles.backdrop ?? '' },
            classNames: {
              inner: styles.inner ?? '',
              content: styles.dialog ?? '',
              header: styles.header ?? '',
              title: styles.title ?? '',
              body: styles.body ?? '',
              close: styles.close ?? '',
            },
            // A <header> outside a section would be a second banner landmark.
            attributes: { header: { role: 'none' } },
            transitionProps: { transition: 'pop', duration: 160 },
          }}
        >
          <Receiver toasts={toasts} dialogs={dialogs} />
        </ModalsProvider>,
        dialogs,
      )}
    </MantineProvider>
  )
}

/** Container of overlays, unless a dialog is open above it. */
const homeOf = (): HTMLElement =>
  document.querySelector<HTMLElement>('[data-overlay-root]:not([data-toasts], [data-dialogs])') ?? document.body

/** A container of its own, because it moves into open modal dialogs with what it shows. The same CSS variables apply. */
function makePlace(of: 'toasts' | 'dialogs'): HTMLElement {
  const place = document.createElement('div')
  place.dataset.overlayRoot = ''
  place.dataset[of] = ''
  place.className = styles.place ?? ''
  // Within a modal dialog, Escape would close that one as well.
  if (of === 'dialogs') place.addEventListener('keydown', (event) => event.key === 'Escape' && event.preventDefault())
  // A touch hovers for good, which would keep every toast from closing.
  let isTouch = false
  place.addEventListener('pointerover', ({ pointerType }) => (isTouch = pointerType === 'touch'), true)
  place.addEventListener('mouseover', (event) => isTouch && event.stopImmediatePropagation(), true)
  return place
}

function Receiver({ toasts, dialogs }: { toasts: HTMLElement; dialogs: HTMLElement }) {
  const t = useT()
  useEffect(() => {
    homeOf().append(toasts, dialogs)
    return () => {
      toasts.remove()
      dialogs.remove()
    }
  }, [toasts, dialogs])
  const stopWatching = useRef(() => {})
  const stopWatchingDialogs = useRef(() => {})
  const { openModal, closeModal, modals } = useModals()
  useEffect(() =>
    receiveOverlays((request) => {
      if (request.kind === 'hide-toast') notifications.hide(request.id)
      else if (request.kind === 'toast') {
        stopWatching.current()
        stopWatching.current = renderOnTop(toasts, homeOf())
        showToast(request)
      } else {
        stopWatchingDialogs.current()
        stopWatchingDialogs.current = renderOnTop(dialogs, homeOf())
        const id = openModal({
          title: request.options.title ?? t(dialogMessages[request.kind]),
          children: <DialogBody request={request} onDone={() => closeModal(id)} />,
          onClose: () => cancel(request),
        })
      }
    }),
  )
  const isOpen = modals.length > 0
  useEffect(() => {
    if (!isOpen) return
    const root = document.documentElement
    root.style.setProperty('--locked-gutter', `${innerWidth - root.clientWidth}px`)
    root.dataset.locked = ''
    return () => {
      delete root.dataset.locked
    }
  }, [isOpen])
  return null

  function showToast({
    id,
    message,
    options: { title, tone = 'info', duration },
  }: Extract<OverlayRequest, { kind: 'toast' }>) {
    notifications.show({
      id,
      title,
      message,
      autoClose: duration ?? toastMs,
      icon: <Icon name={icons[tone]} size="1.5rem" />,
      role: tone === 'error' ? 'alert' : 'status',
      closeButtonProps: { 'aria-label': t(close), icon: <Icon name="x" /> },
      classNames: {
        root: styles.toast ?? '',
        icon: styles.toastIcon ?? '',
        title: styles.toastTitle ?? '',
        description: styles.toastText ?? '',
        closeButton: styles.toastClose ?? '',
      },
      mod: { tone },
    })
  }
}

/**
 * Escape, a click outside and the close button count as "Cancel". After "OK" the promise is resolved already and this
 * has no effect.
 */
function cancel(request: Extract<OverlayRequest, { resolve: unknown }>): void {
  if (request.kind === 'confirm') request.resolve(false)
  else if (request.kind === 'prompt') request.resolve(null)
  else request.resolve()
}
