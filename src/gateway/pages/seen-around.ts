import type { Boot, SeenFrame } from '@schemas/boot'

/** The part of a boot that differs by role, language or moment, except the frame's slots and their rules. */
export function seenAround({ locale, now, space, routes, addresses, assets }: Boot): Omit<SeenFrame, 'slots' | 'css'> {
  return { locale, ...(now === undefined ? {} : { now }), space, routes, ...(addresses ? { addresses } : {}), assets }
}
