import { createTheme, MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'

const theme = createTheme({
  primaryColor: 'blue',
  primaryShade: { light: 6, dark: 5 },
  fontFamily: 'var(--ed-font)',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  defaultRadius: 'sm',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Tooltip: { defaultProps: { openDelay: 350, withinPortal: true } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    Button: { defaultProps: { size: 'xs' } },
    Modal: { defaultProps: { lockScroll: false, centered: true } },
  },
})

/** The look of the builder's own screens: one on every site. Its style elements carry the document's nonce. */
export function Chrome({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={readNonce}>
      <Notifications position="bottom-center" autoClose={4000} />
      {children}
    </MantineProvider>
  )
}

/** The nonce of the document's script; a browser hides it from the attribute, not from the property. */
function readNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
}
