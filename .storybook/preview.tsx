import type { Preview } from '@storybook/react-vite'
import { themes } from './theme-packs'

const width = (name: string, pixels: number) => ({ name, styles: { width: `${pixels}px`, height: '100%' } })

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    // The theme paints the page; Storybook's own background would hide a missing one.
    backgrounds: { disable: true },
    viewport: {
      options: {
        mobile: width('Phone, 390', 390),
        tablet: width('Tablet, 820', 820),
        desktop: width('Desktop, 1440', 1440),
      },
    },
    options: { storySort: { method: 'alphabetical' } },
    a11y: { test: 'error' },
  },
  initialGlobals: { theme: 'default', scheme: 'light', locale: 'th' },
  globalTypes: {
    theme: {
      description: 'Theme pack',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: themes.names().map((name) => ({ value: name, title: name })),
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'th', title: 'ไทย' },
          { value: 'en', title: 'English' },
        ],
      },
    },
  },
}

export default preview
