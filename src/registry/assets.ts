/**
 * Makes the build emit every theme asset under a hashed name; the gateway reads the addresses from the build's
 * manifest. No page imports this file.
 */
export const themeAssets = import.meta.glob<string>(
  '/themes/*/assets/**/*.{avif,webp,jpg,png,svg,woff2,mp3,ogg,wav,mp4,webm,vtt}',
  { eager: true, query: '?url', import: 'default' },
)
