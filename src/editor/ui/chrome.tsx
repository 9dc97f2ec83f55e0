import { createTheme, MantineProvider, mergeThemeOverrides } from '@mantine/core'
import { useNotifications } from '@mantine/notifications'
import { type ReactNode, useMemo, useState } from 'react'
import { useT } from '@kit/t'
import { lazyPart } from './lazy-part'

const Messages = lazyPart(async () => (await import('./messages')).Messages)

const close = { en: 'Close message', th: 'ปิดข้อความ' }
const messages = { en: 'Messages', th: 'ข้อความแจ้ง' }

const theme = createTheme({
  // White on shade 6 has a contrast of 5 to 1, which Mantine's own blue and red lack, and so has the last shade on
  // shade 2, which its orange lacks.
  colors: {
    orange: [
      '#fff4e6',
      '#ffe8cc',
      '#ffd8a8',
      '#ffc078',
      '#ffa94d',
      '#ff922b',
      '#fd7e14',
      '#f76707',
      '#e8590c',
      '#9a3306',
    ],
    red: ['#fff5f5', '#ffe3e3', '#ffc9c9', '#ffa8a8', '#ff8787', '#e8505a', '#d02f39', '#b92831', '#9c2129', '#7d1a21'],
    accent: [
      '#eff6ff',
      '#dbeafe',
      '#bfdbfe',
      '#93c5fd',
      '#60a5fa',
      '#3b82f6',
      '#2563eb',
      '#1d4ed8',
      '#1e40af',
      '#1e3a8a',
    ],
  },
  primaryColor: 'accent',
  primaryShade: 6,
  fontFamily: 'var(--ed-font)',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  defaultRadius: 'sm',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Tooltip: { defaultProps: { withinPortal: true } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    Button: { defaultProps: { size: 'xs' } },
    Modal: { defaultProps: { lockScroll: false, centered: true } },
    // `MenuEntries` manages the focus.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
  },
})

/** Theme of the builder's own screens, the same on every site. Its style elements carry the document's nonce. */
export function Chrome({ children }: { children: ReactNode }) {
  const t = useT()
  const label = t(close)
  const named = useMemo(
    () =>
      mergeThemeOverrides(theme, {
        components: { Notification: { defaultProps: { closeButtonProps: { 'aria-label': label } } } },
      }),
    [label],
  )
  return (
    <MantineProvider theme={named} defaultColorScheme="auto" getStyleNonce={readNonce}>
      {children}
      <aside aria-label={t(messages)}>
        <DeferredMessages />
      </aside>
    </MantineProvider>
  )
}

/** The notification component, loaded with the first notification. */
function DeferredMessages() {
  const { notifications } = useNotifications()
  const [isNeeded, setNeeded] = useState(false)
  if (notifications.length > 0 && !isNeeded) setNeeded(true)
  return isNeeded ? <Messages /> : null
}

/** The nonce of the document's script; browsers hide it from the attribute but not from the property. */
function readNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
}
