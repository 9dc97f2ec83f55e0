import type { EmbedProvider } from './embed'

/** The provider's public name. */
export const providerNames: Record<EmbedProvider, string> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  tiktok: 'TikTok',
  instagram: 'Instagram',
  facebook: 'Facebook',
  'google-maps': 'Google Maps',
  openstreetmap: 'OpenStreetMap',
  spotify: 'Spotify',
  soundcloud: 'SoundCloud',
  'google-forms': 'Google Forms',
  'google-calendar': 'Google Calendar',
  'google-slides': 'Google Slides',
  codepen: 'CodePen',
}
