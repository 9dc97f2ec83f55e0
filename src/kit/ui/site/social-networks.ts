import type { IconName } from '@schemas/layout/icon-names'

/** Networks with their own icon, by the name a space stores them under. */
export const socialNetworks: Readonly<Record<string, { name: string; icon: IconName }>> = {
  facebook: { name: 'Facebook', icon: 'brand-facebook' },
  instagram: { name: 'Instagram', icon: 'brand-instagram' },
  line: { name: 'LINE', icon: 'brand-line' },
  tiktok: { name: 'TikTok', icon: 'brand-tiktok' },
  x: { name: 'X', icon: 'brand-x' },
  youtube: { name: 'YouTube', icon: 'brand-youtube' },
}
