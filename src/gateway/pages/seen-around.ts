import type { Boot, SeenFrame } from '@schemas/boot'

/** Of a boot, what is another for another role, language or moment, but for the parts of the frame and their rules. */
export function seenAround({ locale, now, space, routes, addresses, assets }: Boot): Omit<SeenFrame, 'slots' | 'css'> {
  return { locale, ...(now === undefined ? {} : { now }), space, routes, ...(addresses ? { addresses } : {}), assets }
}
