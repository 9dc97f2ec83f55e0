/**
 * Makes the build emit every theme asset under a name with its hash; the gateway reads the addresses from the build's
 * manifest. Nothing imports this file in a page.
 */
export const themeAssets = import.meta.glob<string>(
  '/themes/*/assets/**/*.{avif,webp,jpg,png,svg,woff2,mp3,ogg,wav,mp4,webm,vtt}',
  { eager: true, query: '?url', import: 'default' },
)
