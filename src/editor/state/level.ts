import { type Device, deviceWidths } from './ui-store'

/** The width class that a change on the canvas is written to: what is set for tablets leaves desktop unchanged. */
export type Level = 'base' | 'tablet' | 'mobile'

export function levelOf(device: Device, freeWidth: number): Level {
  const width = device === 'free' ? freeWidth : deviceWidths[device]
  return width >= 1024 ? 'base' : width >= 640 ? 'tablet' : 'mobile'
}
